import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, WrittenRecord } from '#platform/server/import-kind.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { loadImportTexts } from '#modules/work/loads/messages/import/index.ts';
import { isGivenAway } from './given-away.ts';
import { bookLoads, refuseUnlessMaySubmit } from '../booking/book-loads.ts';
import type { Moved } from '../load-record.ts';
import { findLoad, stopsOf } from '../queries.ts';
import { changeLoad } from '../booking/save-load.ts';
import { type ImportedLoad, importedLoad } from './imported-load.ts';
import type { LoadRooms } from '../rooms.ts';

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
  rooms: LoadRooms,
  rows: readonly ImportedLoad[],
): Promise<readonly (WrittenRecord | Failure)[]> {
  const bookings = rows.map((values) => {
    const { status, externalReference, input } = parted(values);
    return { input, externalReference, isReady: status !== 'DRAFT' };
  });
  const booked = await bookLoads(context, rooms, bookings);
  const given = booked.flatMap((load, place) =>
    load instanceof Failure || !isGivenAway(rows[place]!) ? [] : [{ load, values: rows[place]! }],
  );
  const carried = await rooms.carriage.carryAll(context, given);
  return booked.map((load) => (load instanceof Failure ? load : (carried.get(load.id) ?? load)));
}

export async function changeImported(
  context: Context,
  rooms: LoadRooms,
  rows: readonly (WrittenRecord & { readonly values: ImportedValues })[],
): Promise<readonly WrittenRecord[]> {
  const written: WrittenRecord[] = [];
  for (const { id, lockId, values } of rows) {
    const changed = await overwrite(context, rooms, { id, lockId }, values as unknown as ImportedLoad);
    written.push({ id: changed.id, lockId: changed.lockId });
  }
  return written;
}

async function overwrite(
  context: Context,
  rooms: LoadRooms,
  { id, lockId }: WrittenRecord,
  values: ImportedLoad,
): Promise<Moved> {
  const { status, input } = parted(values);
  // Stops that are still there keep who they are, and what was told of them.
  const stored = await stopsOf(context, id);
  const stops = input.stops.map((stop, place) => ({ ...stop, ...(stored[place] && { id: stored[place].id }) }));
  const changed = await changeLoad({ ...context, lockId }, rooms, { ...input, stops, id });
  const ready = status !== 'DRAFT' && changed.status === 'DRAFT' ? await submitted(context, rooms, changed) : changed;
  return isGivenAway(values) ? rooms.carriage.carry(context, ready, values) : ready;
}

function submitted(context: Context, rooms: LoadRooms, { id, lockId }: Moved): Promise<Moved> {
  refuseUnlessMaySubmit(context);
  return rooms.carriage.submit({ ...context, lockId }, { id, isRated: true });
}

/** Takes loads back that nobody has touched since: what was made is cancelled, what was changed is as it was. */
export async function undoImported(
  context: Context,
  rooms: LoadRooms,
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
    else if (before === null) await takeBack(context, rooms, { id, lockId, reason: String(undoneReason) });
    else await overwrite(context, rooms, { id, lockId }, importedLoad.parse(before));
  }
  return touched;
}

/** A number that was given stays with its load; the reference is free again, so that the file can come a second time. */
async function takeBack(
  context: Context,
  { carriage }: LoadRooms,
  { id, lockId, reason }: WrittenRecord & { readonly reason: string },
): Promise<void> {
  await carriage.cancel({ ...context, lockId }, { id, reason });
  await updateRow(context, 'load', id, { external_reference: '' });
}
