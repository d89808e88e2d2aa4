import { sql } from 'kysely';
import type { z } from 'zod';
import { cents, type Cents, formatMoney, inRand } from '#platform/money.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { type Checked, checkProposal, type Finding } from '../check.ts';
import { wordOf } from '../lines.ts';
import type { proposalRecord, proposalRow } from '../contract.ts';
import type { ProposalKind } from '../fields.ts';
import type { JournalProposalFailureCode } from '../messages/failures/index.ts';
import { type Resolved, resolve } from './known.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { unusualIn } from './unusual.ts';
import { linesOf, type StoredProposal, type TypedLine } from './queries.ts';

/** A proposal as lists show it. */
export function rowOf(stored: StoredProposal): z.input<typeof proposalRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    number: stored.number,
    kind: stored.kind,
    companyId: stored.company_id,
    companyName: stored.company_name,
    date: stored.posting_date,
    reverseOn: stored.reverse_on,
    repeatUntil: stored.repeat_until,
    repeatEvery: stored.repeat_every,
    reason: stored.reason,
    status: stored.status,
    total: cents(stored.total),
    lines: stored.line_count,
    journals: stored.journal_count,
    spread:
      stored.spread_part === null
        ? null
        : { part: stored.spread_part, parts: stored.spread_parts ?? stored.spread_part },
    createdBy: stored.created_by,
    submittedBy: stored.submitted_by ?? '',
    decidedBy: stored.decided_by ?? '',
    decisionReason: stored.decision_reason,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** What an approver posts. */
export function proposalStake({ total }: Pick<StoredProposal, 'total'>) {
  return { kind: 'journal', amount: cents(total) };
}

/** Everything about one proposal, for its page: the lines as they were typed, and what is wrong with them now. */
export async function recordOf(context: Context, stored: StoredProposal): Promise<z.input<typeof proposalRecord>> {
  const lines = await linesOf(context, stored.id);
  const { known, checked } = await checkedLines(context, stored, lines);
  const { actor } = context;
  return {
    ...rowOf(stored),
    documentId: stored.document_id,
    ...answerOf(context, stored.status === 'POSTED' ? { ...checked, findings: [], suggestion: null } : checked),
    rows: lines.map((line) => keptLine(line, known)),
    warnings: stored.status === 'POSTED' ? [] : await warningsOf(context, stored, lines),
    documents: await documentsOf(context, stored.id),
    posted: await postedBy(context, stored.id),
    decisionBarrier: isBarredFrom(actor, 'approveTransaction', stored.edited_by)
      ? ('ownProposal' satisfies JournalProposalFailureCode)
      : null,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approveTransaction', proposalStake(stored)),
  };
}

interface Head {
  readonly company_id: string;
  readonly kind: ProposalKind;
  readonly posting_date: string;
}

/** The lines with what they name, and all that is wrong with them. */
export async function checkedLines(
  context: Context,
  { company_id, kind, posting_date }: Head,
  lines: readonly TypedLine[],
): Promise<{ readonly known: Resolved; readonly checked: Checked }> {
  const known = await resolve(context, { companyId: company_id, kind, date: posting_date }, lines);
  return { known, checked: checkProposal(kind, lines, known) };
}

/** What of the lines is unlike anything before, in the words of the call. */
export async function warningsOf(
  context: Context,
  { company_id, posting_date }: Pick<Head, 'company_id' | 'posting_date'>,
  lines: readonly TypedLine[],
) {
  const found = await unusualIn(context, { companyId: company_id, date: posting_date }, lines);
  return found.map((finding) => ({ ...finding, details: written(context, finding.details) }));
}

/** Findings and sums as an answer has them: amounts in words are written in the language of the call. */
export function answerOf(context: Context, { findings, groups, suggestion, total }: Checked) {
  return {
    findings: findings.map((finding) => ({ ...finding, details: written(context, finding.details) })),
    groups: [...groups],
    suggestion: suggestion && { ...suggestion, details: written(context, suggestion.details) },
    total,
  };
}

function written({ language }: Context, details: Finding['details']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? formatMoney(inRand((value < 0n ? -value : value) as Cents), language) : value,
    ]),
  );
}

/** A line as it was typed, with the names of what it means. */
export function keptLine(line: TypedLine, known: Resolved): z.input<typeof proposalRecord>['rows'][number] {
  const account = known.accounts.get(wordOf(line.account));
  return {
    ...line,
    vatCode: line.vatCode as '',
    accountName: account?.name ?? '',
    centreName: known.centres.get(wordOf(line.centre))?.name ?? '',
    partyName: known.partiesFound.get(`${account?.partyKind ?? ''} ${wordOf(line.party)}`)?.name ?? '',
  };
}

/** The newest versions of the documents that were filed under it, and the one that its wire names. */
async function documentsOf(
  { db, partition }: Context,
  id: string,
): Promise<z.input<typeof proposalRecord>['documents']> {
  const { rows } = await sql<{ id: string; fileName: string; type: DocumentType; uploadedBy: string }>`
    select d.id, d.file_name as "fileName", d.type, d.uploaded_by as "uploadedBy" from document d
     where d.partition = ${partition} and d.superseded_at is null
       and (d.subject_type = 'journal' and d.subject_id = ${id}::uuid
         or d.id = (select p.document_id from journal_proposal p where p.partition = ${partition} and p.id = ${id}::uuid))
     order by d.uploaded_at desc, d.id desc`.execute(db);
  return rows;
}

async function postedBy({ db, partition }: Context, id: string) {
  const { rows } = await sql<{ id: string; number: number; event: string; isReversal: boolean }>`
    select id, number, event, reversal_of is not null as "isReversal" from journal
     where partition = ${partition} and source in ('journal', 'opening', 'accrual', 'yearEnd') and source_id = ${id} order by number`.execute(
    db,
  );
  return rows.map(({ event, ...journal }) => ({
    ...journal,
    group: journal.isReversal ? '' : event.replace(/^posted /, ''),
  }));
}
