import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import type { AccountRole } from '#modules/money/journal-accounts/contract.ts';
import { journalAccountTexts } from '#modules/money/journal-accounts/messages/index.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';

const fail = failures<ReceiptFailureCode>();

/** Looks up each use of the chart once. Refuses one that has no account, by name. */
export function accountsOf(context: Context): (role: AccountRole) => Promise<string> {
  const known = new Map<AccountRole, string>();
  return async (role) => {
    const before = known.get(role);
    if (before !== undefined) return before;
    const account = await accountOfRole(context, role);
    if (!account) {
      const { texts } = await journalAccountTexts.load[context.language]();
      throw fail('receiptAccountsMissing', 'rule', { role: translator(context.language, texts)(`role_${role}`) });
    }
    known.set(role, account.id);
    return account.id;
  };
}

/** Refuses an account on which no money stands: one of documents, or of income and cost. */
export async function refuseNoBank(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  accountId: string,
): Promise<void> {
  const { rows } = await sql`
    select from journal_account where partition = ${partition} and id = ${accountId} and class in ('asset', 'liability') and not is_control
       and role = '' and is_active`.execute(db);
  if (rows.length === 0) throw invalidFields({ accountId: { code: 'receiptAccount' } });
}
