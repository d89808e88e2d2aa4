import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Cents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import {
  isCounted,
  isInvoiced,
  loads,
  loadTotals,
  type Moved,
  movedOf,
  type StoredCharge,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { writeSourced } from '#modules/work/load-prices/server/index.ts';
import { holdForCredit } from '#modules/work/carriage/server/index.ts';
import { standingAmount, standingHours } from '../standing.ts';
import type { roadService } from '../contract.ts';
import { standingItem, standingOf, type Stood } from './standing-times.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Input = z.output<(typeof roadService)['operations']['putLoadStandingTime']['input']>;
type Problem = FieldProblem & { readonly code: LoadFailureCode | FailureCode };

/**
 * Approves or waives the standing time of a stop. What is approved becomes a charge of each side that has a price, up to
 * the amount that the caller decides; what was approved before and is waived loses its charges.
 */
export async function decideStanding(
  call: Context,
  providers: readonly ExposureProvider[],
  input: Input,
): Promise<Moved> {
  refuseWhenLimited(call);
  const load = await loads.toChange(call, input.id);
  if (load.status === 'CANCELLED') throw fail('notAllowedInState', 'rule', { state: load.status });
  if (isInvoiced(load)) throw fail('alreadyBilled', 'rule');
  const stop = (await standingOf(call, load)).find(({ stopId }) => stopId === input.stopId);
  if (!stop || stop.minutes === 0) throw fail('standingNone', 'rule');
  refuseUnclear(input);
  const isApproved = input.decision === 'approved';
  const buy = isApproved ? standingAmount(stop.minutes, { perHour: input.buyPerHour }) : (0n as Cents);
  const context = deciding(call, [], fail('forbidden', 'forbidden'), { kind: 'load', amount: buy });
  await keep(context, load, stop, input);
  await writeSourced(
    context,
    load,
    { source: 'standing', sourceId: stop.stopId },
    isApproved ? await chargesFor(context, stop, input) : [],
  );
  const changed = await loads.change(context, load, {
    columns: await loadTotals(context, load.id),
    event: isApproved ? 'standingApproved' : 'standingWaived',
    after: {
      stop: stop.stopName,
      minutes: stop.minutes,
      ...(isApproved && { sellPerHour: input.sellPerHour, buyPerHour: input.buyPerHour }),
      reason: input.reason,
    },
  });
  const written = { ...changed, ...(await loadTotals(context, load.id)) };
  // A dearer load is asked for credit again, while it still counts as open.
  if (isCounted(written) && written.sell_gross > load.sell_gross)
    return movedOf(await holdForCredit(context, providers, written));
  return movedOf(written);
}

function refuseUnclear({ decision, sellPerHour, buyPerHour, reason }: Input): void {
  const problems: Record<string, Problem> = {};
  if (decision === 'waived' && reason === '') problems['reason'] = { code: 'required' };
  if (decision === 'approved' && sellPerHour === 0n && buyPerHour === 0n)
    problems['sellPerHour'] = { code: 'standingNoPrice' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function keep(
  { db, partition, actor, now }: Context,
  load: StoredLoad,
  stop: Stood,
  { decision, sellPerHour, buyPerHour, reason }: Input,
): Promise<void> {
  const decided = {
    decision,
    minutes: stop.minutes,
    sell_per_hour: decision === 'approved' ? Number(sellPerHour) : 0,
    buy_per_hour: decision === 'approved' ? Number(buyPerHour) : 0,
    reason,
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
    decided_at: now,
  };
  await db
    .insertInto('load_standing')
    .values({ partition, load_id: load.id, stop_id: stop.stopId, ...decided })
    .onConflict((conflict) => conflict.columns(['partition', 'stop_id']).doUpdateSet(decided))
    .execute();
}

/** One charge for each side that has a price: hours to three decimals, the amount from the minutes themselves. */
async function chargesFor(context: Context, { minutes, stopName }: Stood, { sellPerHour, buyPerHour }: Input) {
  const item = await standingItem(context);
  const sides = [
    ['sell', sellPerHour, item.sellVat],
    ['buy', buyPerHour, item.buyVat],
  ] as const;
  return sides
    .filter(([, perHour]) => perHour > 0n)
    .map(([side, perHour, vatCode]) => ({
      side,
      itemMasterId: item.id,
      description: stopName,
      quantity: standingHours(minutes),
      unit: 'hour',
      price: perHour,
      net: standingAmount(minutes, { perHour }),
      vatCode: vatCode as StoredCharge['vat_code'],
    }));
}
