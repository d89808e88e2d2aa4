import { sql } from 'kysely';

import { Failure } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { allocate, gatherChanges } from '#modules/money/ledger/server/index.ts';
import {
  lockBankLines,
  openBankLines,
  settleLines,
  type StoredLine,
} from '#modules/money/bank-statements/server/index.ts';
import { type BookCompany, openBooks } from '#modules/money/posting-periods/server/index.ts';
import type { Match, MatchIndex } from '../match-index.ts';
import { matchLine } from '../matching.ts';
import { accountsOf } from './accounts.ts';
import { chargeEntry, receiptEntry } from './build-entries.ts';
import { type NewEntry, type PostedEntry, postEntries } from './entries.ts';
import { type Looked, writeDown } from './kept-proposals.ts';
import { knownOf, lineOf } from './known.ts';
import { learnPayers } from './learn.ts';
import { heldDays } from './queries.ts';
import { settle } from './settle.ts';

/** So many lines are posted together; what is refused of them is not lost with more. */
const postedTogether = 500;

/**
 * Looks for what open lines are: one reading of all that customers owe, pure rules for each line, certain ones carried out in
 * batches, the others written down as proposals. No two lines take the same item: the second waits for a person.
 */
export async function matchLines(
  context: Context,
  {
    companyId,
    bankLineIds,
    isProposing = false,
  }: {
    readonly companyId: string;
    readonly bankLineIds?: readonly string[] | undefined;
    readonly isProposing?: boolean;
  },
): Promise<{ looked: number; matched: number; proposed: number }> {
  const company = await openBooks(context, companyId);
  // One after the other: of two that match at once, the second looks at what the first has left.
  const turn = `matchLines ${context.partition} ${company.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(context.db);
  const open = await linesToLookAt(context, company.id, bankLineIds);
  if (open.length === 0) return { looked: 0, matched: 0, proposed: 0 };
  const known = await knownOf(context, company.id);
  const undone = await undoneBefore(context, open);
  const looked = onlyOnce(open.map((line): Looked => ({ line, matches: matchLine(lineOf(line), known) })));
  const certain = isProposing
    ? []
    : looked.filter(({ line, matches }) => !undone.has(line.id) && isCarriedOut(line, matches, company));
  let matched = 0;
  const waiting = new Set(looked);
  await gatherChanges(context, company.id, async () => {
    for (let from = 0; from < certain.length; from += postedTogether) {
      const some = certain.slice(from, from + postedTogether);
      if (!(await carriedOut(context, company, some))) continue;
      matched += some.length;
      for (const each of some) waiting.delete(each);
    }
  });
  await writeDown(context, company.id, [...waiting]);
  await context.publish('receipts', 'matched', open[0]!.id);
  return { looked: open.length, matched, proposed: [...waiting].filter(({ matches }) => matches.length > 0).length };
}

async function linesToLookAt(
  context: Context,
  companyId: string,
  ids: readonly string[] | undefined,
): Promise<readonly StoredLine[]> {
  if (ids === undefined) return openBankLines(context, { companyId });
  const held = await lockBankLines(context, ids);
  return [...held.values()].filter((line) => line.status === 'OPEN' && line.company_id === companyId);
}

/** Lines of which a person has undone a decision wait for a person. */
async function undoneBefore({ db, partition }: Context, lines: readonly StoredLine[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct bank_line_id as id from receipt where partition = ${partition} and bank_line_id = any (${lines.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Lines in another currency wait: what they are in the books is said by a person. */
function isCarriedOut({ currency }: StoredLine, [first]: readonly Match[], company: BookCompany): boolean {
  return first?.certainty === 'certain' && currency === company.currency;
}

/** Of several lines that would take one item, none is certain. */
function onlyOnce(looked: readonly Looked[]): readonly Looked[] {
  const taken = new Map<string, number>();
  for (const {
    matches: [first],
  } of looked)
    if (first?.certainty === 'certain')
      for (const { item } of first.parts) taken.set(item.id, (taken.get(item.id) ?? 0) + 1);
  return looked.map(({ line, matches }) => ({
    line,
    matches: matches.map((match) =>
      match.certainty === 'certain' && match.parts.some(({ item }) => (taken.get(item.id) ?? 0) > 1)
        ? { ...match, certainty: 'likely' as const }
        : match,
    ),
  }));
}

/** Carries certain matches out, all or none; false where the books refuse them (a closed month): then they wait as proposals. */
async function carriedOut(context: Context, company: BookCompany, some: readonly Looked[]): Promise<boolean> {
  await sql`savepoint certain`.execute(context.db);
  try {
    await carryOut(context, company, some);
  } catch (error) {
    // A person may have settled an item since it was read: then the line waits for a person too.
    const isSettledSince = (error as { readonly code?: unknown }).code === 'HW011';
    if (!(error instanceof Failure) && !isSettledSince) throw error;
    await sql`rollback to savepoint certain`.execute(context.db);
    return false;
  }
  await sql`release savepoint certain`.execute(context.db);
  return true;
}

async function carryOut(context: Context, company: BookCompany, some: readonly Looked[]): Promise<void> {
  const accounts = accountsOf(context);
  const bank = await ledgerAccountsOf(context, some);
  const postedOn = await heldDays(
    context,
    some.flatMap(({ matches }) => matches[0]!.parts.map(({ item }) => item.id)),
  );
  const entries: NewEntry[] = [];
  for (const {
    line,
    matches: [match],
  } of some)
    entries.push(await entryOf(accounts, company, { line, match: match!, accountId: bank.get(line.account_id)! }));
  const posted = await postEntries(context, entries);
  const plain = some
    .map((each, place) => ({ ...each, entry: posted[place]! }))
    .filter(({ matches: [match] }) => match!.parts.length > 0);
  const isOwn = ({ matches: [match] }: Looked) =>
    match!.parts.every(({ item }) => item.customerId === match!.customerId);
  await allocate(
    context,
    company.id,
    plain.filter(isOwn).flatMap(({ line, matches: [match], entry }) =>
      match!.parts.map(({ item, amount }) => ({
        from: entry.items.get(match!.customerId!)!,
        to: item.id,
        amount,
        day: [line.day, postedOn.get(item.id) ?? line.day].toSorted().at(-1)!,
      })),
    ),
  );
  for (const each of plain.filter((one) => !isOwn(one))) await settleOfGroup(context, company, each);
  await settleLines(
    context,
    some.map(({ line }, place) => ({
      lineId: line.id,
      by: { kind: posted[place]!.kind === 'charge' ? 'bankCharge' : 'receipt', id: posted[place]!.id },
    })),
  );
  await learnPayers(
    context,
    company.id,
    some.flatMap(({ line, matches: [match] }) => (match!.customerId ? [{ line, customerId: match!.customerId }] : [])),
  );
  await countRules(
    context,
    some.flatMap(({ matches: [match] }) => match!.ruleId ?? []),
  );
  await sql`delete from receipt_match where partition = ${context.partition} and bank_line_id = any (${some.map(({ line }) => line.id)}::uuid[])`.execute(
    context.db,
  );
}

async function settleOfGroup(
  context: Context,
  company: BookCompany,
  { line, matches: [match], entry }: Looked & { readonly entry: PostedEntry },
): Promise<void> {
  await settle(context, {
    company,
    creditId: entry.items.get(match!.customerId!)!,
    receiptId: entry.id,
    parts: match!.parts.map(({ item, amount }) => ({
      itemId: item.id,
      amount,
      discount: cents(0),
      rest: cents(0),
      restReason: '',
    })),
    day: line.day,
    paidOn: line.day,
  });
}

/** The accounts of the chart on which the money of bank accounts stands. */
async function ledgerAccountsOf(
  { db, partition }: Context,
  some: readonly Looked[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from bank_account where partition = ${partition} and id = any (${[...new Set(some.map(({ line }) => line.account_id))]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}

async function entryOf(
  accounts: ReturnType<typeof accountsOf>,
  company: BookCompany,
  { line, match, accountId }: { readonly line: StoredLine; readonly match: Match; readonly accountId: string },
): Promise<NewEntry> {
  const common = {
    companyId: company.id,
    date: line.day,
    amount: cents(Math.abs(line.amount)),
    currency: line.currency,
    baseCurrency: company.currency,
    accountId,
    method: 'eft',
    reference: (line.reference || line.text).slice(0, 140),
    text: line.text.slice(0, 500),
    bankLineId: line.id,
    isAutomatic: true,
    matched: match.reasons,
  } as const;
  return match.kind === 'charge'
    ? chargeEntry(accounts, common)
    : receiptEntry(accounts, { ...common, customerId: match.customerId });
}

/** Rules say how often they were of use. */
export async function countRules({ db, partition }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update receipt_rule r set used = r.used + u.times from (select id, count(*)::int as times from unnest(${[...ids]}::uuid[]) id group by id) u
     where r.partition = ${partition} and r.id = u.id`.execute(db);
}

/** The proposals for one line as they are now, whether or not it was looked at before. */
export async function proposalsFor(context: Context, line: StoredLine, known?: MatchIndex): Promise<readonly Match[]> {
  return matchLine(lineOf(line), known ?? (await knownOf(context, line.company_id)));
}
