import { sql } from 'kysely';
import type { z } from 'zod';
import { minus, sumOf } from '#platform/calculations.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import {
  findBankAccount,
  lockBankLines,
  settleLine,
  type SettledBy,
  type StoredLine,
} from '#modules/money/bank-statements/server/index.ts';
import type { BookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { receiptService } from '../contract.ts';
import { type ReceiptKind, receiptNumber } from '../kinds.ts';
import type { ReceiptFailureCode } from '../messages/failures/index.ts';
import { accountsOf } from './accounts.ts';
import { chargeEntry } from './build-entries.ts';
import { endEntry, receipts, refuseEnded } from './end.ts';
import { type PostedEntry, postEntry } from './entries.ts';
import { learnPayers } from './learn.ts';
import { companyOn, postReceipt } from './post-receipt.ts';
import { receiptsWhere } from './queries.ts';
import { refundCredit } from './refund.ts';
import { rememberRule } from './rules.ts';
import { savedOf } from './saved.ts';

const fail = failures<FailureCode | ReceiptFailureCode>();
type Operation = (typeof receiptService)['operations']['decideReceiptLine'];
type Input = z.output<Operation['input']>;

interface Deciding {
  readonly company: BookCompany;
  readonly line: StoredLine;
  readonly accountId: string;
  readonly input: Input;
}

/** What a decision made, and what its line is settled by. */
interface Decided {
  readonly ids: readonly string[];
  readonly by: SettledBy;
}

/**
 * Decides a line of a statement: receipts less what the bank took of them, a charge, a refund, or a receipt that came back.
 * Together they are the line, to the cent; its day and bank account are theirs. Who pays is remembered.
 */
export async function decideLine(context: Context, input: Input): Promise<z.input<Operation['output']>> {
  refuseWhenScoped(context);
  const { line, company, accountId } = await openLine(context, input.bankLineId);
  refuseOtherSum(context, line, input);
  const deciding: Deciding = { company, line, accountId, input };
  const decided = line.amount > 0 ? await takeIn(context, deciding) : await takeOut(context, deciding);
  await settleLine(context, line.id, decided.by);
  await sql`delete from receipt_match where partition = ${context.partition} and bank_line_id = ${line.id}`.execute(
    context.db,
  );
  if (input.remember !== '')
    await rememberRule(context, {
      companyId: company.id,
      contains: input.remember,
      customerId: input.receipts[0]?.customerId ?? null,
    });
  const entries = await receiptsWhere(context, sql`t.id = any (${[...decided.ids]}::uuid[])`);
  return { bankLineId: line.id, entries: entries.map((entry) => ({ ...savedOf(entry), kind: entry.kind })) };
}

/** A line that waits for a decision, held; with the account of the chart on which its money stands. */
async function openLine(context: Context, id: string): Promise<Omit<Deciding, 'input'>> {
  const line = (await lockBankLines(context, [id])).get(id);
  if (!line) throw fail('notFound', 'notFound');
  if (line.status !== 'OPEN') throw fail('receiptLineSettled', 'conflict');
  const company = await companyOn(context, line.company_id, line.day as never);
  return { line, company, accountId: (await findBankAccount(context, line.account_id))!.account_id };
}

function refuseOtherSum({ language }: Context, line: StoredLine, input: Input): void {
  const came = sumOf(input.receipts.map(({ amount }) => amount));
  const isIn = line.amount > 0;
  if (isIn ? input.refund || input.returned || came === 0n : came > 0n || (input.refund && input.returned))
    throw fail('receiptLineMixed', 'rule');
  if (input.returned && !input.charge) return;
  const went = sumOf([input.charge?.amount ?? cents(0), input.refund?.amount ?? cents(0)]);
  const left = isIn ? minus(cents(line.amount), minus(came, went)) : minus(cents(-line.amount), went);
  // What came back says its own amount: it is compared where the receipt is known.
  if (left !== 0n && !input.returned)
    throw fail('receiptLineSum', 'rule', { amount: formatMoney({ cents: left, currency: line.currency }, language) });
}

async function takeIn(context: Context, deciding: Deciding): Promise<Decided> {
  const { company, line, accountId, input } = deciding;
  const ids: string[] = [];
  for (const receipt of input.receipts) {
    const { id } = await postReceipt(context, company, {
      ...receipt,
      companyId: company.id,
      date: line.day as never,
      currency: line.currency,
      method: 'eft',
      accountId,
      reference: (line.reference || line.text).slice(0, 140),
      text: line.text.slice(0, 500),
      bankLineId: line.id,
    });
    ids.push(id);
  }
  await learnPayers(
    context,
    company.id,
    input.receipts.flatMap(({ customerId }) => (customerId ? [{ line, customerId }] : [])),
  );
  if (input.charge) ids.push((await charged(context, deciding, input.charge)).id);
  return { ids, by: { kind: 'receipt', id: ids[0]! } };
}

async function charged(
  context: Context,
  { company, line, accountId }: Deciding,
  { amount, text }: { readonly amount: Cents; readonly text: string },
): Promise<PostedEntry> {
  const entry = await chargeEntry(accountsOf(context), {
    companyId: company.id,
    date: line.day as never,
    amount,
    currency: line.currency,
    baseCurrency: company.currency,
    accountId,
    reference: line.reference.slice(0, 140),
    text: (text || line.text).slice(0, 500),
    bankLineId: line.id,
  });
  return postEntry(context, entry);
}

async function takeOut(context: Context, deciding: Deciding): Promise<Decided> {
  const { company, line, accountId, input } = deciding;
  const ids: string[] = [];
  if (input.charge) ids.push((await charged(context, deciding, input.charge)).id);
  if (input.returned) {
    const returned = await comeBack(context, deciding, input.returned);
    return { ids: [returned, ...ids], by: { kind: 'bounce', id: returned } };
  }
  if (input.refund) {
    const { itemId, amount, reason } = input.refund;
    const { id } = await refundCredit(context, {
      company,
      itemId,
      amount,
      reason,
      date: line.day as never,
      accountId,
      reference: line.text.slice(0, 140),
      bankLineId: line.id,
    });
    return { ids: [id, ...ids], by: { kind: 'refund', id } };
  }
  if (ids.length === 0) throw fail('receiptLineMixed', 'rule');
  return { ids, by: { kind: 'bankCharge', id: ids[0]! } };
}

/** A receipt that came back: of this amount and account, on the day of the line. The bank's charge may be in the same line. */
async function comeBack(
  context: Context,
  { line, accountId, input }: Deciding,
  { receiptId, reason }: NonNullable<Input['returned']>,
): Promise<string> {
  const stored = await receipts.lock(context, receiptId);
  refuseEnded(stored);
  const number = receiptNumber(stored.kind as ReceiptKind, stored.number);
  if (stored.kind !== 'receipt') throw fail('receiptNotMoney', 'rule');
  const whole = BigInt(-line.amount) - (input.charge?.amount ?? 0n);
  if (BigInt(stored.amount) !== whole || stored.account_id !== accountId || stored.day > (line.day as string))
    throw fail('receiptReturnedAmount', 'rule', { number });
  await endEntry(context, stored, { event: 'bounce', day: line.day as never, reason, bounceLineId: line.id });
  return receiptId;
}
