import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { createLoad } from './book-loads.ts';
import type { Moved } from '../load-record.ts';
import { daysLater as inDays, inputAgain, storedInput } from './stored-input.ts';
import type { BookingRooms } from '../rooms.ts';

/** The same load again as a draft: without times that were reached, without its vehicle, its holds and its events. */
export async function copyLoad(
  context: Context,
  rooms: BookingRooms,
  { id, daysLater }: { readonly id: string; readonly daysLater: number },
): Promise<Moved> {
  refuseWhenLimited(context);
  return createLoad(context, inputAgain(await storedInput(context, id), inDays(daysLater)), rooms);
}
