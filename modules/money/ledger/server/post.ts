import crypto from 'node:crypto';
import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumbers } from '#platform/server/numbers.ts';
import { withWholeReach } from '#platform/server/whole-reach.ts';
import { periodFor } from '#modules/money/posting-periods/server/index.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';
import { checkLines, debitOf } from './check-lines.ts';
import { tellChangeOfParties } from './happenings.ts';
import type { JournalLine, Posted, Posting } from './posting.ts';

const fail = failures<LedgerFailureCode>();

/** Posts a journal in the caller's transaction; see `postJournals`. */
export async function postJournal(context: Context, posting: Posting): Promise<Posted> {
  return (await postJournals(context, [posting]))[0]!;
}

/**
 * Posts journals in the caller's transaction, all of them or none: the only door to the ledger. One that was posted before by
 * the same key is answered as it was (`alreadyPosted` where its lines differ). Refuses lines and months as `checkLines` and
 * `periodFor` say. The journals are of one company.
 */
export function postJournals(context: Context, postings: readonly Posting[]): Promise<readonly Posted[]> {
  return withWholeReach(context, () => posted(context, postings));
}

async function posted(context: Context, postings: readonly Posting[]): Promise<readonly Posted[]> {
  const before = await postedBefore(context, postings);
  const fresh = postings.filter((posting) => !before.has(keyOf(posting)));
  if (fresh.length === 0) return postings.map((posting) => before.get(keyOf(posting))!);
  await checkLines(context, fresh);
  const periods = await periodsOf(context, fresh);
  const numbers = await plainNumbers(context, { companyId: fresh[0]!.companyId, kind: 'journal', count: fresh.length });
  const journals = fresh.map((posting, place) => ({
    posting,
    id: crypto.randomUUID(),
    number: numbers[place]!,
    periodId: periods.get(placeOf(posting))!,
  }));
  await write(context, journals);
  await tell(context, journals);
  const made = new Map(journals.map(({ posting, id, number }) => [keyOf(posting), { id, number }]));
  return postings.map((posting) => (made.get(keyOf(posting)) ?? before.get(keyOf(posting)))!);
}

interface NewJournal extends Posted {
  readonly posting: Posting;
  readonly periodId: string;
}

const keyOf = ({ source, sourceId, event }: Posting) => `${source} ${sourceId} ${event}`;
const placeOf = ({ area, date, adjusting = false }: Posting) => `${area} ${date} ${adjusting}`;

/** Two who post the same at once come one after the other: the second is told what the first has posted. */
async function postedBefore(context: Context, postings: readonly Posting[]): Promise<ReadonlyMap<string, Posted>> {
  const { db, partition } = context;
  const keys = postings.map(keyOf).toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`journal ${partition} `} || key, 0)) from unnest(${keys}::text[]) key`.execute(
    db,
  );
  const companyId = postings[0]?.companyId;
  const { rows } = await sql<Posted & { readonly key: string; readonly lines: readonly StoredLine[] }>`
    select j.id, j.number, j.source || ' ' || j.source_id || ' ' || j.event as key,
           (select jsonb_agg(jsonb_build_object('a', l.account_id, 'c', l.profit_centre_id, 'p', l.party_id, 'm', l.amount::text, 'f', l.currency_amount::text) order by l.line)
              from journal_line l where l.partition = j.partition and l.journal_id = j.id) as lines
      from unnest(${postings.map(({ source }) => source)}::text[], ${postings.map(({ sourceId }) => sourceId)}::uuid[], ${postings.map(({ event }) => event)}::text[])
             as asked(source, source_id, event)
      join journal j on j.partition = ${partition} and j.company_id = ${companyId ?? null}::uuid
       and j.source = asked.source and j.source_id = asked.source_id and j.event = asked.event`.execute(db);
  const found = new Map(rows.map((row) => [row.key, row]));
  for (const posting of postings) {
    const stored = found.get(keyOf(posting));
    if (stored && !isSame(posting.lines, stored.lines))
      throw fail('alreadyPosted', 'conflict', { number: stored.number });
  }
  return new Map(rows.map(({ key, id, number }) => [key, { id, number }]));
}

interface StoredLine {
  readonly a: string;
  readonly c: string | null;
  readonly p: string | null;
  readonly m: string;
  readonly f: string;
}

function isSame(lines: readonly JournalLine[], stored: readonly StoredLine[]): boolean {
  return (
    lines.length === stored.length &&
    lines.every(({ accountId, centreId, party, amount, currencyAmount = amount }, place) => {
      const { a, c, p, m, f } = stored[place]!;
      const isSameAmount = m === String(amount) && f === String(currencyAmount);
      return isSameAmount && a === accountId && c === (centreId ?? null) && p === (party?.id ?? null);
    })
  );
}

/** The period of each place, held until the transaction ends. */
async function periodsOf(context: Context, postings: readonly Posting[]): Promise<ReadonlyMap<string, string>> {
  const periods = new Map<string, string>();
  // In the order of their days, as all others do, so that nobody waits for each other.
  for (const posting of postings.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)))
    if (!periods.has(placeOf(posting))) periods.set(placeOf(posting), await periodFor(context, posting));
  return periods;
}

async function write(context: Context, journals: readonly NewJournal[]): Promise<void> {
  const { db, partition, actor } = context;
  const companyId = journals[0]!.posting.companyId;
  const heads = journals.map(({ id, number, periodId, posting }) => ({
    id,
    number,
    period_id: periodId,
    posting_date: posting.date,
    document_date: posting.documentDate ?? posting.date,
    area: posting.area,
    source: posting.source,
    source_id: posting.sourceId,
    event: posting.event,
    document: posting.document,
    text: posting.text,
    reason: posting.reason ?? '',
    lines: posting.lines.length,
    total: Number(debitOf(posting.lines)),
    reversal_of: posting.reversalOf ?? null,
    approved_by: posting.approvedBy ?? '',
  }));
  const lines = journals.flatMap(({ id, number, periodId, posting }) =>
    posting.lines.map((line, place) => ({
      journal_id: id,
      line: place + 1,
      period_id: periodId,
      posting_date: posting.date,
      journal_number: number,
      account_id: line.accountId,
      profit_centre_id: line.centreId ?? null,
      party_kind: line.party?.kind ?? null,
      party_id: line.party?.id ?? null,
      amount: Number(line.amount),
      currency: line.currency ?? null,
      currency_amount: Number(line.currencyAmount ?? line.amount),
      vat_code: line.vatCode ?? '',
      load_id: line.loadId ?? null,
      text: line.text ?? '',
    })),
  );
  await sql`
    with own as (select base_currency as currency from company where partition = ${partition} and id = ${companyId}),
    head as (
      insert into journal (partition, id, number, company_id, period_id, posting_date, document_date, area, source, source_id, event, document, text, reason, lines, total, reversal_of, approved_by, posted_by, posted_by_id)
      select ${partition}, id, number, ${companyId}::uuid, period_id, posting_date, document_date, area, source, source_id, event, document, text, reason, lines, total, reversal_of, approved_by,
             ${actor.name}, ${actor.kind === 'user' ? actor.id : null}::uuid
        from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(id uuid, number bigint, period_id uuid, posting_date date, document_date date, area text, source text,
             source_id uuid, event text, document text, text text, reason text, lines int, total bigint, reversal_of uuid, approved_by text))
    insert into journal_line (partition, journal_id, line, company_id, period_id, posting_date, journal_number, account_id, profit_centre_id, party_kind, party_id, amount, currency, currency_amount, vat_code, load_id, text)
    select ${partition}, journal_id, line, ${companyId}::uuid, period_id, posting_date, journal_number, account_id, profit_centre_id, party_kind, party_id, amount,
           coalesce(l.currency, own.currency), currency_amount, vat_code, load_id, text
      from own, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(journal_id uuid, line int, period_id uuid, posting_date date, journal_number bigint, account_id uuid, profit_centre_id uuid,
           party_kind text, party_id uuid, amount bigint, currency text, currency_amount bigint, vat_code text, load_id uuid, text text)`.execute(
    db,
  );
  await writeItems(context, journals);
}

async function writeItems(context: Context, journals: readonly NewJournal[]): Promise<void> {
  const items = journals.flatMap(({ id, posting }) =>
    (posting.items ?? []).map((item) => ({
      journal_id: id,
      posting_date: posting.date,
      party_kind: item.party.kind,
      party_id: item.party.id,
      account_id: item.accountId,
      kind: item.kind,
      document_id: item.documentId ?? null,
      number: item.number,
      date: item.date,
      due_date: item.dueDate,
      currency: item.currency ?? null,
      amount: Number(item.amount),
      base_amount: Number(item.baseAmount ?? item.amount),
    })),
  );
  if (items.length === 0) return;
  const { db, partition } = context;
  const companyId = journals[0]!.posting.companyId;
  await sql`
    insert into open_item (partition, company_id, party_kind, party_id, account_id, journal_id, kind, document_id, number, date, due_date, posting_date, currency, amount, base_amount)
    select ${partition}, ${companyId}::uuid, party_kind, party_id, account_id, journal_id, kind, document_id, number, date, due_date, posting_date,
           coalesce(currency, (select base_currency from company where partition = ${partition} and id = ${companyId})), amount, base_amount
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i(journal_id uuid, posting_date date, party_kind text, party_id uuid, account_id uuid, kind text, document_id uuid,
           number text, date date, due_date date, currency text, amount bigint, base_amount bigint)`.execute(db);
  await tellChangeOfParties(
    context,
    companyId,
    journals.flatMap(({ posting }) => (posting.wasCounted ? [] : (posting.items ?? []).map(({ party }) => party))),
  );
}

/** The trail keeps the digest of each journal as it was written: its seals cover what was posted. */
async function tell(context: Context, journals: readonly NewJournal[]): Promise<void> {
  const digests = await digestsOf(context, journals);
  await context.audit(
    journals.map(({ id, posting }) => ({
      noun: 'journal',
      recordId: id,
      event: posting.reversalOf ? 'reversed' : 'posted',
      after: {
        companyId: posting.companyId,
        postingDate: posting.date,
        document: posting.document,
        total: debitOf(posting.lines),
        digest: digests.get(id),
      },
    })),
  );
  await context.publish('ledger', 'posted', journals[0]!.id);
}

async function digestsOf({ db, partition }: Context, journals: readonly NewJournal[]) {
  const { rows } = await sql<{ id: string; digest: string }>`
    select id, digest from journal_digests(${partition}, ${journals.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}
