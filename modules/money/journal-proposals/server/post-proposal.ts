import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany, firstOpenDay } from '#modules/money/posting-periods/server/index.ts';
import {
  findJournal,
  type JournalLine,
  type NewItem,
  postJournals,
  type Posting,
  reverseStored,
} from '#modules/money/ledger/server/index.ts';
import { signedOf, wordOf } from '../lines.ts';
import { type Resolved, resolve } from './known.ts';
import { linesOf, type StoredProposal, type TypedLine } from './queries.ts';

/** Posts the journals of a proposal in the transaction of its approval: all of them, or the approval fails. */
export async function postProposal(context: Context, stored: StoredProposal): Promise<void> {
  const lines = await linesOf(context, stored.id);
  const known = await resolve(
    context,
    { companyId: stored.company_id, kind: stored.kind, date: stored.posting_date },
    lines,
  );
  const groups = [...Map.groupBy(lines, ({ group }) => group)];
  const postings = groups.map(([group, own]) => postingOf(stored, group, own, known));
  await postJournals(context, postings);
  const { today } = await bookCompany(context, stored.company_id);
  if (stored.reverse_on !== null && stored.reverse_on <= today) await reversePosted(context, stored);
}

function postingOf(stored: StoredProposal, group: string, lines: readonly TypedLine[], known: Resolved): Posting {
  return {
    companyId: stored.company_id,
    area: 'journals',
    date: stored.posting_date,
    adjusting: stored.kind === 'yearEnd',
    source: stored.kind,
    sourceId: stored.id,
    event: `posted ${group}`.trim(),
    document: stored.number,
    text: stored.reason,
    reason: stored.reason,
    approvedBy: stored.decided_by ?? '',
    lines: lines.map((line) => lineOf(line, known)),
    items: lines.flatMap((line) => itemOf(stored, line, known)),
  };
}

function lineOf(line: TypedLine, known: Resolved): JournalLine {
  const account = known.accounts.get(wordOf(line.account))!;
  const party = partyOf(line, known);
  return {
    accountId: account.id,
    centreId: known.centres.get(wordOf(line.centre))?.id ?? null,
    party,
    amount: signedOf(line),
    vatCode: line.vatCode || account.vatCode,
    loadId: known.loads.get(wordOf(line.loadNumber))?.id ?? null,
    text: line.text,
  };
}

function partyOf(line: TypedLine, known: Resolved) {
  const kind = known.accounts.get(wordOf(line.account))?.partyKind;
  const found = kind && known.partiesFound.get(`${kind} ${wordOf(line.party)}`);
  return kind && found ? { kind, id: found.id } : undefined;
}

/** Lines on debtors and creditors are open from now on. */
function itemOf(stored: StoredProposal, line: TypedLine, known: Resolved): readonly NewItem[] {
  const party = partyOf(line, known);
  if (!party) return [];
  return [
    {
      kind: 'opening',
      accountId: known.accounts.get(wordOf(line.account))!.id,
      party,
      documentId: stored.id,
      number: line.number,
      date: line.date ?? stored.posting_date,
      dueDate: line.dueDate ?? stored.posting_date,
      amount: signedOf(line),
    },
  ];
}

/** Mirrors all journals of a posted proposal on its day, or on the first open day after it. */
export async function reversePosted(context: Context, stored: StoredProposal): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select j.id from journal j where j.partition = ${partition} and j.source = ${stored.kind} and j.source_id = ${stored.id} and j.reversal_of is null
       and not exists (select from journal r where r.partition = j.partition and r.reversal_of = j.id) order by j.number`.execute(
    db,
  );
  const on =
    (await firstOpenDay(context, { companyId: stored.company_id, area: 'journals', date: stored.reverse_on! })) ??
    stored.reverse_on!;
  for (const { id } of rows)
    await reverseStored(context, (await findJournal(context, id))!, { reason: stored.reason, on });
  await sql`update journal_proposal set reversed_at = now() where partition = ${partition} and id = ${stored.id}`.execute(
    db,
  );
}
