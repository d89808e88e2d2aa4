import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Cents } from '#platform/money.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { vatCodeOf } from '#modules/prices/rates/vat.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import {
  isCounted,
  loads,
  type Moved,
  movedOf,
  type StoredCharge,
  type StoredLoad,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import { isFixed, type SourcedCharge, writeSourced } from '#modules/work/load-prices/server/index.ts';
import { holdForCredit } from '#modules/work/carriage/server/index.ts';
import { standingAmount, standingHours } from '../standing.ts';
import type { roadService } from '../contract.ts';
import { decisionOf, standingItem, standingOf, type Stood } from './standing-times.ts';

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
  if (isFixed(load, 'sell') || isFixed(load, 'buy')) throw fail('alreadyBilled', 'rule');
  const stop = (await standingOf(call, load)).find(({ stopId }) => stopId === input.stopId);
  const isApproved = input.decision === 'approved';
  // What was approved by mistake is taken back also where corrected times leave nothing to pay for.
  const isSomething =
    stop && (stop.sell.minutes + stop.buy.minutes > 0 || (!isApproved && (await isDecided(call, stop))));
  if (!stop || !isSomething) throw fail('standingNone', 'rule');
  refuseUnclear(input);
  const buy = isApproved ? standingAmount(stop.buy.minutes, { perHour: input.buyPerHour }) : (0n as Cents);
  const context = deciding(call, [], fail('forbidden', 'forbidden'), { kind: 'load', amount: buy });
  await keep(context, load, stop, input);
  const totals = await writeSourced(
    context,
    load,
    { source: 'standing', sourceId: stop.stopId },
    isApproved ? await chargesFor(context, load, stop, input) : [],
  );
  const changed = await loads.change(context, load, {
    columns: totals,
    event: isApproved ? 'standingApproved' : 'standingWaived',
    after: {
      stop: stop.stopName,
      minutes: stop.sell.minutes,
      ...(isApproved && { sellPerHour: input.sellPerHour, buyPerHour: input.buyPerHour }),
      reason: input.reason,
    },
  });
  await tellGaps(context, changed);
  // A dearer load is asked for credit again, while it still counts as open.
  if (isCounted(changed) && changed.sell_gross > load.sell_gross)
    return movedOf(await holdForCredit(context, providers, changed));
  return movedOf(changed);
}

function refuseUnclear({ decision, sellPerHour, buyPerHour, reason }: Input): void {
  const problems: Record<string, Problem> = {};
  if (decision === 'waived' && reason === '') problems['reason'] = { code: 'required' };
  if (decision === 'approved' && sellPerHour === 0n && buyPerHour === 0n)
    problems['sellPerHour'] = { code: 'standingNoPrice' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function isDecided(context: Context, { stopId }: Stood): Promise<boolean> {
  return (await decisionOf(context, stopId))?.decision === 'approved';
}

async function keep(
  { db, partition, actor, now }: Context,
  load: StoredLoad,
  stop: Stood,
  { decision, sellPerHour, buyPerHour, reason }: Input,
): Promise<void> {
  const decided = {
    decision,
    minutes: stop.sell.minutes,
    buy_minutes: stop.buy.minutes,
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
async function chargesFor(
  context: Context,
  { supplier_id, countries }: StoredLoad,
  { sell, buy, stopName }: Stood,
  { sellPerHour, buyPerHour }: Input,
): Promise<readonly SourcedCharge[]> {
  const item = await standingItem(context, supplier_id);
  const vatOf = (code: StoredCharge['vat_code'], isVendor: boolean) =>
    vatCodeOf(code, { isInternational: countries.length > 1, isVendor });
  const sides = [
    ['sell', sellPerHour, sell.minutes, vatOf(item.sellVat, true)],
    ['buy', buyPerHour, buy.minutes, vatOf(item.buyVat, item.isVendor)],
  ] as const;
  return sides
    .filter(([, perHour, minutes]) => perHour > 0n && minutes > 0)
    .map(([side, perHour, minutes, vatCode]) => ({
      side,
      item_master_id: item.id,
      description: stopName,
      quantity: standingHours(minutes),
      unit: 'hour',
      price: perHour,
      net: standingAmount(minutes, { perHour }),
      vat_code: vatCode,
    }));
}
