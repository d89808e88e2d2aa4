import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, WrittenRecord } from '#platform/server/import-kind.ts';
import { quietly } from '#platform/server/quietly.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { loadImportTexts } from '#modules/work/loads/messages/import/index.ts';
import { bookLoads, refuseUnlessMaySubmit } from '../book-loads.ts';
import type { Moved } from '../lives.ts';
import { plainMove, submitLoad } from '../moves.ts';
import { findLoad, stopsOf } from '../queries.ts';
import { changeLoad } from '../save-load.ts';
import { carry, isGivenAway } from './carriage.ts';
import { carryTogether } from './carry-together.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';

type Providers = readonly ExposureProvider[];

/** What the form of a load knows, and what only a file says. */
function parted(values: ImportedLoad) {
  const { externalReference, status, sellAmount: _, buyAmount: __, ...all } = values;
  const {
    supplierId: _s,
    vehicleId: _v,
    trailer1Id: _t1,
    trailer2Id: _t2,
    driverId: _d,
    coDriverId: _c,
    ...input
  } = all;
  return { externalReference, status, input };
}

/** Loads of a file as their form would book them, together: drafts, or ready with everything that asks for. */
export async function createImported(
  context: Context,
  providers: Providers,
  rows: readonly ImportedLoad[],
): Promise<readonly (WrittenRecord | Failure)[]> {
  const bookings = rows.map((values) => {
    const { status, externalReference, input } = parted(values);
    return { input, externalReference, isReady: status !== 'DRAFT' };
  });
  const booked = await bookLoads(context, providers, bookings);
  const given = booked.flatMap((load, place) =>
    load instanceof Failure || !isGivenAway(rows[place]!) ? [] : [{ load, values: rows[place]! }],
  );
  const quiet = quietly(context);
  const carried = new Map(await carryTogether(quiet, given));
  for (const { load, values } of given)
    // Who may not carry it after all takes the load with it: the caller takes both back.
    if (!carried.has(load.id)) carried.set(load.id, await carry(quiet, load, values));
  return booked.map((load) => (load instanceof Failure ? load : (carried.get(load.id) ?? load)));
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
  const ready =
    status !== 'DRAFT' && changed.status === 'DRAFT' ? await submitted(context, providers, changed) : changed;
  return isGivenAway(values) ? carry(context, ready, values) : ready;
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
    // No move of a load leads back to a draft, and a carrier that was told is not untold.
    const cannotGoBack = before !== null && before['status'] !== stored?.status;
    if (!isAsWritten || cannotGoBack) touched++;
    else if (before === null) await takeBack(context, { id, lockId }, String(undoneReason));
    else await overwrite(context, providers, { id, lockId }, importedLoad.parse(before));
  }
  return touched;
}

/** A number that was given stays with its load; the reference is free again, so that the file can come a second time. */
async function takeBack(context: Context, { id, lockId }: WrittenRecord, reason: string): Promise<void> {
  await plainMove({ ...context, lockId }, 'cancel', { id, reason });
  await updateRow(context, 'load', id, { external_reference: '' });
}
