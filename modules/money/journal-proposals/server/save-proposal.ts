import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { translator } from '#platform/messages.ts';
import { documentTypesOf } from '#modules/base/companies/document-types.ts';
import { decideWithRecord } from '#modules/base/documents/server/index.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { checkProposal } from '../check.ts';
import type { ProposalKind, proposalHead, proposedLine } from '../fields.ts';
import { proposalLives, proposals } from './lives.ts';
import { findProposal, type StoredProposal, type TypedLine } from './queries.ts';

const fail = failures<FailureCode | JournalProposalFailureCode>();

/** A proposal as it is typed, or made from what there is for a period. */
type Head = Omit<z.output<typeof proposalHead>, 'kind' | 'repeatUntil' | 'repeatEvery'> & {
  readonly kind: ProposalKind;
  readonly periodId?: string;
  readonly repeatUntil?: CalendarDate | null;
  readonly repeatEvery?: number;
  /** Of a repetition: what it repeats, and who typed that: they do not approve it. */
  readonly repeats?: Pick<StoredProposal, 'id' | 'edited_by'>;
  /** Of a month over which an amount was spread: what it was spread of, and its place. */
  readonly spread?: {
    readonly of: Pick<StoredProposal, 'id' | 'edited_by'>;
    readonly part: number;
    readonly parts: number;
  };
};
type Lines = readonly z.output<typeof proposedLine>[];
/** A proposal as somebody typed it. */
export interface Given {
  readonly head: Head;
  readonly lines: Lines;
}

/** A draft with its lines as they were typed, right or wrong. */
export async function createProposal(context: Context, { head, lines }: Given): Promise<StoredProposal> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const company = await bookCompany(context, head.companyId);
  await refuseHead(context, head);
  const number = `PRO-${String(await plainNumber(context, { companyId: company.id, kind: 'journalProposal' })).padStart(4, '0')}`;
  const { id } = await db
    .insertInto('journal_proposal')
    .values({
      partition,
      company_id: company.id,
      number,
      kind: head.kind,
      posting_date: head.date,
      reverse_on: head.reverseOn,
      reversed_at: null,
      repeat_until: head.repeatUntil ?? null,
      repeat_every: head.repeatEvery ?? 1,
      spread_of: head.spread?.of.id ?? null,
      spread_part: head.spread?.part ?? null,
      spread_parts: head.spread?.parts ?? null,
      repeated_to: null,
      repeat_of: head.repeats?.id ?? null,
      period_id: head.periodId ?? null,
      reason: head.reason,
      document_id: head.documentId,
      ...sumsOf(head, lines),
      edited_by: [
        ...new Set([
          ...(actor.kind === 'user' ? [actor.id] : (head.repeats?.edited_by ?? [])),
          ...(head.spread?.of.edited_by ?? []),
        ]),
      ],
      submitted_by: null,
      submitted_at: null,
      decided_by: null,
      decided_at: null,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: `${number} ${head.reason}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(context, id, lines);
  const stored = (await findProposal(context, id))!;
  await proposals.announce(context, stored, {
    event: 'created',
    after: { number, date: head.date, reason: head.reason },
  });
  return stored;
}

/** The same proposal with other lines. Refuses one that waits for a decision or is posted. */
export async function changeProposal(context: Context, id: string, { head, lines }: Given): Promise<StoredProposal> {
  refuseWhenScoped(context);
  const stored = await proposals.toChange(context, id);
  proposalLives.next(stored, 'edit');
  await refuseHead(context, head);
  await replaceLines(context, id, lines);
  return proposalLives.move(context, stored, 'edit', {
    columns: {
      // What was made for a period stays of its kind, and on its day.
      ...(stored.period_id === null && {
        kind: head.kind,
        posting_date: head.date,
        reverse_on: head.reverseOn,
        repeat_until: head.repeatUntil ?? null,
        repeat_every: head.repeatEvery ?? 1,
      }),
      reason: head.reason,
      document_id: head.documentId,
      ...sumsOf(head, lines),
      search_words: `${stored.number} ${head.reason} ${stored.reference}`.trim(),
    },
    before: factsOf(stored.posting_date, stored.reverse_on, stored.reason, stored.line_count, stored.total),
    after: factsOf(head.date, head.reverseOn, head.reason, lines.length, sumsOf(head, lines).total),
  });
}

const factsOf = (date: string, reverseOn: string | null, reason: string, lines: number, total: number) => ({
  date,
  reverseOn,
  reason,
  lines,
  total: cents(total),
});

/** Removes what was never posted. */
export async function removeProposal(context: Context, id: string): Promise<{ id: string }> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const stored = await proposals.toChange(context, id);
  if (stored.status !== 'DRAFT' && stored.status !== 'REJECTED')
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  const { rows } = await sql`
    select from journal_proposal where partition = ${partition} and spread_of = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw fail('proposalHasMore', 'rule');
  // The documents stay filed; nobody decides about them any more.
  const t = translator(context.language, (await proposalTexts.load[context.language]()).texts);
  await decideWithRecord(context, {
    subject: { type: 'journal', id },
    types: documentTypesOf('journal'),
    decision: { reject: t('documentsOfDeleted', { name: stored.number }) },
  });
  await sql`delete from journal_proposal_line where partition = ${partition} and proposal_id = ${id}`.execute(db);
  await sql`delete from journal_proposal where partition = ${partition} and id = ${id}`.execute(db);
  await proposals.announce(context, stored, { event: 'removed', before: { number: stored.number } });
  return { id };
}

type Problems = Record<string, { readonly code: JournalProposalFailureCode }>;

/** What is wrong with the days of a proposal, by their fields. */
export function headProblems({
  kind,
  date,
  reverseOn,
  repeatUntil = null,
}: Pick<Head, 'kind' | 'date' | 'reverseOn' | 'repeatUntil'>): Problems {
  const problems: Problems = {};
  if (reverseOn !== null && reverseOn <= date) problems['reverseOn'] = { code: 'reverseBeforePosting' };
  if (repeatUntil !== null && repeatUntil <= date) problems['repeatUntil'] = { code: 'repeatBeforePosting' };
  else if (repeatUntil !== null && kind !== 'journal') problems['repeatUntil'] = { code: 'repeatOfOpening' };
  return problems;
}

async function refuseHead(
  { db, partition }: Context,
  { kind, date, reverseOn, repeatUntil = null, documentId }: Head,
): Promise<void> {
  const problems = headProblems({ kind, date, reverseOn, repeatUntil });
  if (documentId !== null) {
    const { rows } = await sql`select from document where partition = ${partition} and id = ${documentId}`.execute(db);
    if (rows.length === 0) problems['documentId'] = { code: 'proposalDocumentUnknown' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

const nothingKnown = {
  accounts: new Map(),
  centres: new Map(),
  loads: new Map(),
  parties: new Map(),
  earlier: new Map(),
};

/** What the lines come to, as lists show it. */
export function sumsOf({ kind }: Pick<Head, 'kind'>, lines: Lines) {
  const { total, groups } = checkProposal(kind, typedLines(lines), nothingKnown);
  return { total: Number(total), line_count: lines.length, journal_count: groups.length };
}

/** Lines as they stand in a proposal: numbered in their order. */
export function typedLines(lines: Lines): readonly TypedLine[] {
  return lines.map((line, place) => ({ ...line, row: place + 1 }));
}

/** Puts other lines in the place of those of a draft. */
export async function replaceLines(context: Context, id: string, lines: Lines): Promise<void> {
  const { db, partition } = context;
  await sql`delete from journal_proposal_line where partition = ${partition} and proposal_id = ${id}`.execute(db);
  await writeLines(context, id, lines);
}

async function writeLines({ db, partition }: Context, id: string, lines: Lines): Promise<void> {
  const given = typedLines(lines).map(({ debit, credit, ...line }) => ({
    ...line,
    debit: debit === null ? null : Number(debit),
    credit: credit === null ? null : Number(credit),
  }));
  await sql`
    insert into journal_proposal_line (partition, proposal_id, row_no, journal_group, account, centre, text, debit, credit, vat_code, load_number, party, item_number, item_date, due_date)
    select ${partition}, ${id}::uuid, row, "group", account, centre, text, debit, credit, "vatCode", "loadNumber", party, number, date, "dueDate"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as l(row int, "group" text, account text, centre text, text text, debit bigint, credit bigint,
           "vatCode" text, "loadNumber" text, party text, number text, date date, "dueDate" date)`.execute(db);
}
