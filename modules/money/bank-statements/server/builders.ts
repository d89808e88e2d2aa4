import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import { numberColumns } from './account-numbers.ts';
import { findBankAccount, type StoredAccount, type StoredFile } from './queries.ts';
import { takeFile } from './take-file.ts';
import './tables.ts';

interface BuiltAccount {
  readonly companyId: string;
  readonly number: string;
  readonly name?: string;
  readonly bank?: string;
  readonly branchCode?: string;
  readonly currency?: string;
  /** Its account of the chart. */
  readonly chart?: string;
  readonly mailSenders?: readonly string[];
}

/** An account of a company at a bank, for tests and the demonstration. */
export async function buildBankAccount(app: App, partition: string, built: BuiltAccount): Promise<StoredAccount> {
  const system = systemContext(app, { language: 'en', requestId: 'build', operation: 'build' });
  return inPartition(system, partition, async (context) => {
    const { db } = context;
    await openBooks(context, built.companyId);
    const { rows } = await sql<{ id: string }>`
      select id from journal_account where partition = ${partition} and code = ${built.chart ?? '1000'}`.execute(db);
    const id = crypto.randomUUID();
    await db
      .insertInto('bank_account')
      .values({
        id,
        partition,
        company_id: built.companyId,
        name: built.name ?? 'Current account',
        bank: built.bank ?? 'FNB',
        branch_code: built.branchCode ?? '250655',
        ...numberColumns(app.sealer, partition, id, built.number),
        currency: built.currency ?? 'ZAR',
        account_id: rows[0]!.id,
        mail_senders: [...(built.mailSenders ?? [])],
        created_by: 'Thandi Ndlovu',
        updated_by: 'Thandi Ndlovu',
      })
      .execute();
    return (await findBankAccount(context, id))!;
  });
}

/** Reads a file in, as if somebody had uploaded it. */
export async function buildBankFile(
  app: App,
  partition: string,
  { text, fileName, account }: { readonly text: string; readonly fileName: string; readonly account: StoredAccount },
): Promise<StoredFile> {
  const system = systemContext(app, { language: 'en', requestId: 'build', operation: 'build' });
  const actor = { kind: 'stranger', name: 'Thandi Ndlovu' } as const;
  return inPartition({ ...system, actor }, partition, (context) =>
    takeFile(context, { bytes: new TextEncoder().encode(text), fileName, origin: 'upload', account }),
  );
}
