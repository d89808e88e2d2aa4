import type { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, WrittenRecord } from '#platform/server/import-kind.ts';
import type { ExposureProvider } from '#modules/credit/server/index.ts';
import { loadImportTexts } from '#modules/loads/messages/import/index.ts';
import { bookLoads, refuseUnlessMaySubmit } from '../book-loads.ts';
import type { Moved } from '../lives.ts';
import { plainMove, submitLoad } from '../moves.ts';
import { findLoad, stopsOf } from '../queries.ts';
import { changeLoad } from '../save-load.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';

type Providers = readonly ExposureProvider[];

/** What the form of a load knows, and what only a file says. */
function parted({ externalReference, status, sellAmount, buyAmount, ...input }: ImportedLoad) {
  return { externalReference, status, sellAmount, buyAmount, input };
}

/** Loads of a file as their form would book them, together: drafts, or ready with everything that asks for. */
export function createImported(
  context: Context,
  providers: Providers,
  rows: readonly ImportedLoad[],
): Promise<readonly (WrittenRecord | Failure)[]> {
  const bookings = rows.map((values) => {
    const { status, externalReference, input } = parted(values);
    return { input, externalReference, isReady: status === 'READY' };
  });
  return bookLoads(context, providers, bookings);
}

export async function changeImported(
  context: Context,
  providers: Providers,
  rows: readonly (WrittenRecord & { readonly values: ImportedValues })[],
): Promise<readonly WrittenRecord[]> {
  const written: WrittenRecord[] = [];
  for (const { id, lockId, values } of rows) {
    const changed = await overwrite(context, providers, { id, lockId }, values as unknown as ImportedLoad);
    written.push({ id: changed.id, lockId: changed.lockId });
  }
  return written;
}

async function overwrite(
  context: Context,
  providers: Providers,
  { id, lockId }: WrittenRecord,
  values: ImportedLoad,
): Promise<Moved> {
  const { status, input } = parted(values);
  // Stops that are still there keep who they are, and what was told of them.
  const stored = await stopsOf(context, id);
  const stops = input.stops.map((stop, place) => ({ ...stop, ...(stored[place] && { id: stored[place].id }) }));
  const changed = await changeLoad({ ...context, lockId }, providers, { ...input, stops, id });
  return status === 'READY' && changed.status === 'DRAFT' ? submitted(context, providers, changed) : changed;
}

function submitted(context: Context, providers: Providers, { id, lockId }: Moved): Promise<Moved> {
  refuseUnlessMaySubmit(context);
  return submitLoad({ ...context, lockId }, providers, { id, isRated: true });
}

/** Takes loads back that nobody has touched since: what was made is cancelled, what was changed is as it was. */
export async function undoImported(
  context: Context,
  providers: Providers,
  rows: readonly (WrittenRecord & { readonly before: ImportedValues | null })[],
): Promise<number> {
  const { undoneReason } = (await loadImportTexts.load[context.language]()).texts;
  let touched = 0;
  for (const { id, lockId, before } of rows) {
    const stored = await findLoad(context, id);
    const isAsWritten = stored !== undefined && String(stored.version) === lockId;
    const cannotGoBack = before !== null && before['status'] === 'DRAFT' && stored?.status === 'READY';
    if (!isAsWritten || cannotGoBack) touched++;
    else if (before === null) await takeBack(context, { id, lockId }, String(undoneReason));
    else await overwrite(context, providers, { id, lockId }, importedLoad.parse(before));
  }
  return touched;
}

/** A number that was given stays with its load; the reference is free again, so that the file can come a second time. */
async function takeBack(context: Context, { id, lockId }: WrittenRecord, reason: string): Promise<void> {
  await plainMove({ ...context, lockId }, 'cancel', { id, reason });
  await context.db
    .updateTable('load')
    .set({ external_reference: '' })
    .where('partition', '=', context.partition)
    .where('id', '=', id)
    .execute();
}
