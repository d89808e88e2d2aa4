import { sql } from 'kysely';
import type { z } from 'zod';
import { type Failure, type FieldProblem, invalidFields } from '#platform/failure.ts';
import { wireOf } from '#platform/money.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import {
  type ImportedRecord,
  type ImportedValues,
  type ImportKind,
  type ProposedRow,
  refusalsOf,
} from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { journalProposalService } from '#modules/money/journal-proposals/contract.ts';
import { proposalImportFields } from '#modules/money/journal-proposals/import-fields.ts';
import { wordOf } from '#modules/money/journal-proposals/lines.ts';
import type { JournalProposalFailureCode } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { proposalImportTexts } from '#modules/money/journal-proposals/messages/import/index.ts';
import { proposalLife } from '#modules/money/journal-proposals/status.ts';
import { linesOf, proposalColumns, type StoredProposal } from '../queries.ts';
import { answerOf, checkedLines } from '../records.ts';
import { typedAs } from '../repeats.ts';
import { headProblems, typedLines } from '../save-proposal.ts';
import { composeProposal, type ImportedProposal, importedProposal, linesOfFile } from './imported-proposal.ts';
import { changeImported, createImported, undoImported } from './write-proposals.ts';

/** Proposals that one file may have. */
const proposalsOfFile = 500;

/** Journals from a file, found again by their reference or their number. All that it writes are drafts. */
export function journalImport(): ImportKind {
  return {
    name: 'journal',
    table: 'journal_proposal',
    channel: 'journalProposals',
    reads: authorisation(journalProposalService.name, 'getTransactionProposals'),
    creates: authorisation(journalProposalService.name, 'postBatchAdjustmentTransaction'),
    updates: authorisation(journalProposalService.name, 'putTransaction'),
    fields: proposalImportFields,
    labels: [proposalImportTexts],
    keys: ['reference'],
    schema: importedProposal as unknown as z.ZodType<ImportedValues>,
    group: { by: 'reference', atMost: proposalsOfFile, compose: composeProposal },
    keyValues: (values) => (referenceOf(values) === '' ? [] : [`reference:${referenceOf(values)}`]),
    find: findProposals,
    refusals: (context, rows) => refusals(context, rows as unknown as readonly ProposedRow<ImportedProposal>[]),
    create: (context, rows) => createImported(context, rows as unknown as readonly ImportedProposal[]),
    change: changeImported,
    undo: undoImported,
  };
}

const referenceOf = (values: ImportedValues) => wordOf(String(values['reference'] ?? ''));

/** A file that went out from here names what was typed by its number; other files by what their writer calls it. */
async function findProposals(
  context: Context,
  rows: readonly ImportedValues[],
): Promise<readonly (ImportedRecord | undefined)[]> {
  const { db, partition } = context;
  const asked = [...new Set(rows.map(referenceOf).filter((word) => word !== ''))];
  if (asked.length === 0) return rows.map(() => undefined);
  const company = await bookCompany(context, null);
  const { rows: found } = await sql<StoredProposal>`
    select ${proposalColumns} from journal_proposal t
     where t.partition = ${partition} and t.company_id = ${company.id}
       and (t.reference <> '' and upper(t.reference) = any (${asked}::text[]) or t.number = any (${asked}::text[]))`.execute(
    db,
  );
  const records = new Map<string, ImportedRecord>();
  // What a file calls so goes before what only has the number.
  for (const stored of found.toSorted((one, other) => Number(one.reference !== '') - Number(other.reference !== ''))) {
    const record = { id: stored.id, lockId: lockIdOf(stored), values: await valuesOf(context, stored) };
    if (asked.includes(stored.number)) records.set(stored.number, record);
    if (stored.reference !== '') records.set(wordOf(stored.reference), record);
  }
  return rows.map((values) => records.get(referenceOf(values)));
}

async function valuesOf(context: Context, stored: StoredProposal): Promise<ImportedValues> {
  const lines = await linesOf(context, stored.id);
  return {
    reference: stored.reference || stored.number,
    kind: stored.kind === 'opening' ? 'opening' : 'journal',
    date: stored.posting_date,
    reverseOn: stored.reverse_on,
    reason: stored.reason,
    rows: lines.map(typedAs).map(({ debit, credit, ...line }) => ({
      ...line,
      debit: debit === null ? null : wireOf(debit),
      credit: credit === null ? null : wireOf(credit),
    })),
  };
}

/** What the form refuses of the head, and else what the page says of the lines: at the cells, before anything is written. */
async function refusals(
  context: Context,
  rows: readonly ProposedRow<ImportedProposal>[],
): Promise<readonly (Failure | undefined)[]> {
  const company = await bookCompany(context, null);
  return refusalsOf(rows, async ({ values, record }) => {
    if (record) await refuseFixed(context, record.id);
    const ofHead = headProblems(values);
    if (Object.keys(ofHead).length > 0) throw invalidFields(ofHead);
    const problems: Record<string, FieldProblem & { readonly code: string }> = {};
    const typed = typedLines(linesOfFile(values));
    const head = { company_id: company.id, kind: values.kind, posting_date: values.date };
    const { checked } = await checkedLines(context, head, typed);
    for (const { row, field, group, code, details } of answerOf(context, checked).findings) {
      const place = row === null ? typed.findIndex((line) => line.group === group) : row - 1;
      problems[`rows.${place}.${field || 'group'}`] ??= { code, details };
    }
    if (Object.keys(problems).length > 0)
      throw invalidFields(problems as Record<string, FieldProblem & { readonly code: JournalProposalFailureCode }>);
  });
}

/** What waits for a decision, or is posted, is no file's to change. */
async function refuseFixed({ db, partition }: Context, id: string): Promise<void> {
  const { rows } = await sql<Pick<StoredProposal, 'number' | 'status' | 'period_id'>>`
    select number, status, period_id from journal_proposal where partition = ${partition} and id = ${id}`.execute(db);
  const [stored] = rows;
  if (stored && (proposalLife.transitions[stored.status].edit === undefined || stored.period_id !== null))
    throw invalidFields({
      reference: {
        code: 'importProposalFixed' satisfies JournalProposalFailureCode,
        details: { number: stored.number },
      },
    });
}
