import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { listener } from '#platform/server/listeners.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { loads } from '#modules/work/loads/server/index.ts';
import { endTender } from '#modules/work/carriage/server/index.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { offer as machine, openOfferStates } from '../status.ts';
import { nextState } from '#platform/machine.ts';
import { staffOffer } from './answering.ts';
import { advance, offerLives, offerOf } from './lives.ts';
import { roundOf, type StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';

const fail = failures<FailureCode | TenderFailureCode>();
type Operations = (typeof tenderService)['operations'];

/** Takes back one offer, or all of them; who was asked is told. After an acceptance that holds there is nothing to take back. */
export async function withdraw(
  context: Context,
  { id, offerId, reason }: z.output<Operations['withdrawLoadTender']['input']>,
): Promise<z.input<Operations['withdrawLoadTender']['output']>> {
  refuseWhenLimited(context);
  const load = await loads.lock(context, id);
  if (load.status !== 'TENDERED') throw fail('tenderGone', 'conflict', { state: load.status });
  const round = await roundOf(context, id);
  const open = round.filter(({ status }) => nextState(machine, status, 'withdraw') !== undefined);
  const taken = offerId === undefined ? open : open.filter((each) => each.id === offerId);
  if (offerId !== undefined && taken.length === 0) throw fail('tenderGone', 'conflict', { state: load.tender_status });
  await takeBack(context, taken, reason);
  const isOver = taken.length === open.length;
  const after = isOver ? await endTender(context, load, 'withdraw', reason) : await advance(context, load);
  return { id, status: after.status, withdrawn: taken.length };
}

async function takeBack(context: Context, taken: readonly StoredOffer[], reason = ''): Promise<void> {
  await offerLives.moveMany(
    context,
    taken.map((stored) => ({ stored, event: 'withdraw', reason })),
  );
}

/** A load that is cancelled is on offer no more. */
export const withdrawCancelled = listener('load.cancelled', 'withdraw-tenders', async (context, { loadId }) => {
  const open = (await roundOf(context, loadId)).filter(({ status }) =>
    (openOfferStates as readonly string[]).includes(status),
  );
  await takeBack(context, open);
});

/** Staff do not take a counter-offer. While the clock runs the offer stands as it was. */
export async function refuseCounter(
  context: Context,
  { offerId, reason }: z.output<Operations['rejectLoadTenderCounter']['input']>,
): Promise<z.input<Operations['rejectLoadTenderCounter']['output']>> {
  const { load_id } = await staffOffer(context, offerId);
  const load = await loads.lock(context, load_id);
  await roundOf(context, load_id);
  const stored = await offerOf(context, offerId);
  if (load.status !== 'TENDERED' || stored.status !== 'COUNTERED')
    throw fail('tenderGone', 'conflict', { state: stored.status });
  const stands = stored.is_over === false;
  const refused = await offerLives.move(context, stored, stands ? 'keepOffer' : 'refuseCounter', { reason });
  return rowOf(context, refused);
}
