import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { executions, loads, movedOf, type Moved, tellDearer } from '../lives.ts';
import type { LoadRooms } from '../rooms.ts';
import { refuseUnrated } from './unrated.ts';

/** A complete draft is planned from now on. Where the customer's credit does not reach, the load is held. */
export async function submitLoad(
  context: Context,
  { prices }: Pick<LoadRooms, 'prices'>,
  { id, isRated, reason = '' }: { readonly id: string; readonly isRated: boolean; readonly reason?: string },
): Promise<Moved> {
  refuseWhenLimited(context);
  const stored = await loads.toChange(context, id);
  executions.next(stored, 'submit');
  const { totals, rated } = await prices.priceAgain(context, stored);
  const ready = await executions.move(context, stored, 'submit', { reason, columns: totals });
  // Asked after the guard, which names everything else that the load lacks.
  if (isRated && totals.sell_net <= 0) refuseUnrated(rated.sell!);
  return movedOf(await tellDearer(context, ready));
}
