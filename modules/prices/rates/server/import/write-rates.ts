import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, WrittenRecord } from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { RateState } from '#modules/prices/rates/status.ts';
import { rates } from '../lives.ts';
import { findRate, type StoredRate } from '../queries.ts';
import { changeRate, createRate } from '../save-rate.ts';
import { type ImportedRate, importedRate } from './imported-rate.ts';

/** Whether a change of it is its next version: what was approved is not edited. */
export const isVersioned = (status: RateState): boolean => status === 'APPROVED' || status === 'SUPERSEDED';

function inputOfFile(values: ImportedRate) {
  const { status: _, ...input } = values;
  return input;
}

/** Rates of a file as their form would capture them: drafts. */
export async function createImported(
  context: Context,
  rows: readonly ImportedRate[],
): Promise<readonly WrittenRecord[]> {
  const written: WrittenRecord[] = [];
  for (const values of rows) {
    const stored = await createRate(context, { ...inputOfFile(values), supersedesId: null });
    written.push({ id: stored.id, lockId: lockIdOf(stored) });
  }
  return written;
}

/** Changes what is not approved yet; of what is approved a draft of the next version is made. */
export async function changeImported(
  context: Context,
  rows: readonly (WrittenRecord & { readonly values: ImportedValues })[],
): Promise<readonly (WrittenRecord | undefined)[]> {
  const written: (WrittenRecord | undefined)[] = [];
  for (const { id, lockId, values } of rows) {
    const stored = await findRate(context, id);
    if (!stored || lockIdOf(stored) !== lockId) written.push(undefined);
    else written.push(await changed(context, stored, values as unknown as ImportedRate));
  }
  return written;
}

async function changed(context: Context, stored: StoredRate, values: ImportedRate): Promise<WrittenRecord> {
  const input = inputOfFile(values);
  if (isVersioned(stored.status)) {
    const next = await createRate(context, { ...input, supersedesId: stored.id });
    return { id: next.id, lockId: lockIdOf(next) };
  }
  const { id, lockId } = await changeRate({ ...context, lockId: lockIdOf(stored) }, { ...input, id: stored.id });
  return { id, lockId };
}

/** Takes back what nobody has touched since: drafts that were made are removed, drafts that were changed are as they were. */
export async function undoImported(
  context: Context,
  rows: readonly (WrittenRecord & { readonly before: ImportedValues | null })[],
): Promise<number> {
  let touched = 0;
  for (const { id, lockId, before } of rows) {
    const stored = await findRate(context, id);
    const was = before === null ? undefined : importedRate.parse(before);
    // A rejected one that was revised has become a draft, and cannot go back.
    if (!stored || lockIdOf(stored) !== lockId || was?.status === 'REJECTED') touched++;
    else if (was && !isVersioned(was.status)) await changed(context, stored, was);
    else if (stored.status === 'DRAFT') await removeDraft(context, stored);
    else touched++;
  }
  return touched;
}

/** Removes a draft, and says so. */
export async function removeDraft(context: Context, stored: StoredRate): Promise<void> {
  const { db, partition } = context;
  await db.deleteFrom('rate').where('partition', '=', partition).where('id', '=', stored.id).execute();
  await rates.announce(context, stored, { event: 'removed', before: { code: stored.code } });
}
