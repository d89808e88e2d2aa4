import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { BankFormat } from '../formats.ts';
import { accountKey, type ReadLine, type ReadStatement } from '../read-file.ts';
import { payerIndex } from './account-numbers.ts';
import './happenings.ts';
import type { StoredAccount } from './queries.ts';
import './tables.ts';

/** A statement on its way into the database. */
export interface NewStatement {
  readonly fileId: string;
  /** Its place in the file, counted from 1. */
  readonly place: number;
  readonly format: BankFormat;
  readonly account: StoredAccount;
  readonly statement: ReadStatement;
  readonly by: string;
}

export interface SortedLines {
  /** Lines that no earlier statement has brought, with their place in the statement and among equal ones. */
  readonly fresh: readonly {
    readonly line: ReadLine;
    readonly place: number;
    readonly key: string;
    readonly nth: number;
  }[];
  readonly known: number;
}

/** The statement before this one, as far as it matters to it. */
interface Before {
  readonly number: string;
  readonly to_day: CalendarDate;
  readonly closing: number | null;
  readonly format: string;
}

/**
 * Stores a statement whose sums were proved, in the caller's transaction. Two who read at once wait for each other here.
 * Answers how many lines are new; a statement that brings none and is there already is not stored again.
 */
export async function storeStatement(context: Context, wanted: NewStatement): Promise<number> {
  const { db, partition, audit, publish } = context;
  const { account, statement, format, fileId, place, by } = wanted;
  await sql`select from bank_account where partition = ${partition} and id = ${account.id} for update`.execute(db);
  const before = await statementBefore(context, account.id, statement);
  const { fresh } = await sortLines(context, account.id, statement, format);
  if (fresh.length === 0 && (await isStored(context, account.id, statement))) return 0;
  const { opening, closing, fromDay, toDay, number, lines } = statement;
  const { id } = await db
    .insertInto('bank_statement')
    .values({
      partition,
      company_id: account.company_id,
      account_id: account.id,
      file_id: fileId,
      place,
      number: number.slice(0, 60),
      from_day: fromDay,
      to_day: toDay,
      opening: opening === null ? null : Number(opening),
      closing: closing === null ? null : Number(closing),
      currency: account.currency,
      lines: lines.length,
      new_lines: fresh.length,
      format,
      follows: followsOn(before, statement),
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(context, wanted, id, fresh);
  await audit({
    noun: 'bankStatement',
    recordId: id,
    event: 'created',
    after: { account: account.name, number, fromDay, toDay, lines: lines.length, newLines: fresh.length },
  });
  await publish('bankStatements', 'created', id);
  await context.happened('bankStatement.stored', {
    statementId: id,
    accountId: account.id,
    companyId: account.company_id,
    newLines: fresh.length,
  });
  return fresh.length;
}

/** Whether a statement opens as the one before it closed; null where that cannot be known. */
export function followsOn(before: Before | undefined, { opening, fromDay }: ReadStatement): boolean | null {
  if (!before || before.closing === null || opening === null || before.to_day > fromDay) return null;
  return BigInt(before.closing) === opening;
}

/** The newest statement of an account that ended no later than this one begins. */
export async function statementBefore(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  accountId: string,
  { fromDay }: ReadStatement,
): Promise<Before | undefined> {
  const { rows } = await sql<Before>`
    select number, to_day::text as to_day, closing, format from bank_statement
     where partition = ${partition} and account_id = ${accountId} and to_day <= ${fromDay}::date
     order by to_day desc, created_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

async function isStored(
  { db, partition }: Context,
  accountId: string,
  { fromDay, toDay, opening, closing }: ReadStatement,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_statement where partition = ${partition} and account_id = ${accountId} and from_day = ${fromDay}::date and to_day = ${toDay}::date
       and opening is not distinct from ${opening === null ? null : Number(opening)}::bigint
       and closing is not distinct from ${closing === null ? null : Number(closing)}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

interface KnownLine {
  readonly day: CalendarDate;
  readonly amount: number;
  readonly same_key: string;
  readonly format: string;
}

/**
 * Which lines are new. Equal lines are counted, not compared: of three that are equal, two of which are known, one is new. A
 * line that another format has brought in other words counts by its day and amount. A statement with a number of its own that
 * goes on where the one before it closed brings nothing but new lines.
 */
export async function sortLines(
  context: Pick<Context, 'db' | 'partition'>,
  accountId: string,
  statement: ReadStatement,
  format: BankFormat,
): Promise<SortedLines> {
  const { db, partition } = context;
  const { fromDay, toDay, lines } = statement;
  const before = await statementBefore(context, accountId, statement);
  const goesOn =
    before !== undefined &&
    before.format === format &&
    before.number !== '' &&
    statement.number !== '' &&
    before.number !== statement.number &&
    followsOn(before, statement) === true;
  const { rows: known } = await sql<KnownLine>`
    select l.day::text as day, l.amount, l.same_key, s.format from bank_line l
      join bank_statement s on s.partition = l.partition and s.id = l.statement_id
     where l.partition = ${partition} and l.account_id = ${accountId} and l.day between ${fromDay}::date and ${toDay}::date`.execute(
    db,
  );
  const counts = new Map<string, number>();
  for (const { same_key: key } of known) counts.set(key, (counts.get(key) ?? 0) + 1);
  const left = new Map(goesOn ? [] : counts);
  const candidates = lines.flatMap((line, index) => {
    const key = sameKey(line);
    return takeOne(left, key) ? [] : [{ line, place: index + 1, key }];
  });
  const others = new Map<string, number>();
  for (const { day, amount, same_key: key, format: its } of known)
    if (its !== format && takeOne(left, key)) others.set(`${day} ${amount}`, (others.get(`${day} ${amount}`) ?? 0) + 1);
  const nth = new Map(counts);
  const fresh = candidates.flatMap((each) => {
    if (takeOne(others, `${each.line.day} ${each.line.amount}`)) return [];
    nth.set(each.key, (nth.get(each.key) ?? 0) + 1);
    return [{ ...each, nth: nth.get(each.key)! }];
  });
  return { fresh, known: lines.length - fresh.length };
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0;
  if (count > 0) counts.set(key, count - 1);
  return count > 0;
}

/** What makes two lines equal: their day, amount and words, whatever blanks and letters a bank writes them with. */
export function sameKey({ day, amount, text, reference, isFee }: ReadLine): string {
  const words = (each: string) => each.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return createHash('sha256')
    .update(JSON.stringify([day, String(amount), words(text), words(reference), isFee]))
    .digest('base64url')
    .slice(0, 24);
}

/** Lines that one statement writes. */
const written = 2000;

async function insertLines(
  { app, db, partition }: Context,
  { account, by }: NewStatement,
  statementId: string,
  fresh: SortedLines['fresh'],
): Promise<void> {
  for (let from = 0; from < fresh.length; from += written) {
    const rows = fresh.slice(from, from + written).map(({ line, place, key, nth }) => ({
      line: place,
      day: line.day,
      value_day: line.valueDay,
      amount: Number(line.amount),
      text: line.text,
      reference: line.reference,
      payer_name: line.payerName,
      payer_last4: accountKey(line.payerAccount).slice(-4),
      payer_index: payerIndex(app.sealer, line.payerAccount),
      balance_after: line.balance === null ? null : Number(line.balance),
      same_key: key,
      nth,
      is_fee: line.isFee,
      search_words: [line.text, line.reference, line.payerName].filter(Boolean).join(' '),
    }));
    await sql`
      insert into bank_line (partition, company_id, statement_id, account_id, currency, updated_by, line, day, value_day, amount, text, reference,
             payer_name, payer_last4, payer_index, balance_after, same_key, nth, is_fee, search_words)
      select ${partition}, ${account.company_id}::uuid, ${statementId}::uuid, ${account.id}::uuid, ${account.currency}, ${by},
             line, day, value_day, amount, text, reference, payer_name, payer_last4, payer_index, balance_after, same_key, nth, is_fee, search_words
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, day date, value_day date, amount bigint, text text, reference text,
             payer_name text, payer_last4 text, payer_index text, balance_after bigint, same_key text, nth int, is_fee boolean, search_words text)`.execute(
      db,
    );
  }
}
