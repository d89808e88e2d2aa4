import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ReceiptPurpose } from '../kinds.ts';
import { matchLines } from './match-lines.ts';
import { companyOn, postReceipt } from './post-receipt.ts';
import { rememberRule } from './rules.ts';

interface BuiltReceipt {
  readonly companyId: string;
  /** Null of a payer whom nobody knows. */
  readonly customerId: string | null;
  readonly date: CalendarDate;
  readonly amount: Cents;
  readonly reference: string;
  readonly purpose?: ReceiptPurpose;
  /** Open items that it pays. */
  readonly parts?: readonly { readonly itemId: string; readonly amount: Cents }[];
}

function as<T>(app: App, partition: string, work: (context: Context) => Promise<T>): Promise<T> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildReceipt' });
  return inPartition({ ...system, actor: { kind: 'stranger', name: 'Zanele Khumalo' } }, partition, work);
}

/** A receipt as the product would post it, for the demonstration and for tests; on the current account. Answers its id. */
export function buildReceipt(app: App, partition: string, built: BuiltReceipt): Promise<string> {
  return as(app, partition, async (context) => {
    const company = await companyOn(context, built.companyId, built.date);
    const { rows } = await sql<{ id: string }>`
      select id from journal_account where partition = ${partition} and code = '1000'`.execute(context.db);
    const { id } = await postReceipt(context, company, {
      ...built,
      method: 'eft',
      accountId: rows[0]!.id,
      text: '',
      purpose: built.purpose ?? 'unsaid',
      loadId: null,
      parts: (built.parts ?? []).map((part) => ({ ...part, discount: cents(0), rest: cents(0), restReason: '' })),
    });
    return id;
  });
}

/** A rule: lines with these words are the bank's charge. */
export function buildRule(
  app: App,
  partition: string,
  rule: { readonly companyId: string; readonly contains: string },
): Promise<{ id: string }> {
  return as(app, partition, (context) => rememberRule(context, { ...rule, customerId: null }));
}

/** Matches what is open of a company's statements. */
export function matchOpenLines(app: App, partition: string, companyId: string) {
  return as(app, partition, (context) => matchLines(context, { companyId }));
}
