import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, WrittenRecord } from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { proposalLife } from '#modules/money/journal-proposals/status.ts';
import { findProposal, type StoredProposal } from '../queries.ts';
import { changeProposal, createProposal, removeProposal } from '../save-proposal.ts';
import { type ImportedProposal, importedProposal, linesOfFile } from './imported-proposal.ts';

const givenOf = (values: ImportedProposal, stored?: StoredProposal) => {
  const { kind, date, reverseOn, reason } = values;
  return {
    head: {
      companyId: stored?.company_id ?? null,
      kind,
      date,
      reverseOn,
      reason,
      // What no column says stays.
      repeatUntil: stored?.repeat_until ?? null,
      repeatEvery: stored?.repeat_every ?? 1,
      documentId: stored?.document_id ?? null,
    },
    lines: linesOfFile(values),
  };
};

/** Proposals of a file as somebody would type them: drafts, which remember what the file calls them. */
export async function createImported(
  context: Context,
  rows: readonly ImportedProposal[],
): Promise<readonly WrittenRecord[]> {
  const { db, partition } = context;
  const written: WrittenRecord[] = [];
  for (const values of rows) {
    const stored = await createProposal(context, givenOf(values));
    await sql`update journal_proposal set reference = ${values.reference}, search_words = search_words || ' ' || ${values.reference}
               where partition = ${partition} and id = ${stored.id}`.execute(db);
    written.push({ id: stored.id, lockId: lockIdOf(stored) });
  }
  return written;
}

/** Changes drafts; one that somebody has changed or submitted meanwhile is left alone. */
export async function changeImported(
  context: Context,
  rows: readonly (WrittenRecord & { readonly values: ImportedValues })[],
): Promise<readonly (WrittenRecord | undefined)[]> {
  const written: (WrittenRecord | undefined)[] = [];
  for (const { id, lockId, values } of rows)
    written.push(await changed(context, { id, lockId }, values as unknown as ImportedProposal));
  return written;
}

async function changed(
  context: Context,
  { id, lockId }: WrittenRecord,
  values: ImportedProposal,
): Promise<WrittenRecord | undefined> {
  const stored = await findProposal(context, id);
  if (!stored || lockIdOf(stored) !== lockId || proposalLife.transitions[stored.status].edit === undefined)
    return undefined;
  const after = await changeProposal({ ...context, lockId }, id, givenOf(values, stored));
  return { id, lockId: lockIdOf(after) };
}

/** Takes back what nobody has touched since: drafts that were made are removed, drafts that were changed are as they were. */
export async function undoImported(
  context: Context,
  rows: readonly (WrittenRecord & { readonly before: ImportedValues | null })[],
): Promise<number> {
  let touched = 0;
  for (const { id, lockId, before } of rows) {
    const stored = await findProposal(context, id);
    if (!stored || lockIdOf(stored) !== lockId || stored.status !== 'DRAFT') touched++;
    else if (before) await changed(context, { id, lockId }, importedProposal.parse(before));
    else await removeProposal({ ...context, lockId }, id);
  }
  return touched;
}
