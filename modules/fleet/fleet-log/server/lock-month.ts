import { addDays, addMonths } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { accountOfRole, accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import { postJournal } from '#modules/money/ledger/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { MonthBarrier } from '../fields.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import { holdBook, type LoggedVehicle, loggedVehicle } from './known.ts';
import { fleetLineLives } from './lives.ts';
import { costsOf, type LoggedCost } from './posting.ts';
import { linesOfMonth } from './queries.ts';
import { barriersOf, gapsIn, lockedMonth } from './read-log.ts';
import { writeMissingLines } from './trip-lines.ts';

const fail = failures<FleetLogFailureCode>();
const refusals = {
  notOver: 'fleetMonthNotOver',
  gaps: 'fleetMonthGaps',
  flags: 'fleetMonthFlags',
  nothing: 'fleetMonthEmpty',
  locked: 'fleetMonthLocked',
} as const satisfies Record<MonthBarrier, FleetLogFailureCode>;

/**
 * Locks a month of a vehicle, and posts its slips by item into the month of the books. Refuses a month that is not over or was
 * locked, kilometres that nobody explains, slips that do not fit and nobody has accepted, and a closed month of the books.
 */
export async function lockMonth(
  context: Context,
  { vehicleId, month }: { readonly vehicleId: string; readonly month: string },
): Promise<{ readonly lines: number; readonly amount: Cents; readonly journalId: string | null }> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const vehicle = await loggedVehicle(context, vehicleId);
  await writeMissingLines(context, vehicleId, month);
  await holdBook(context, vehicleId);
  const lines = await linesOfMonth(context, { vehicleId, month });
  const [barrier] = barriersOf(context, month, {
    lines,
    gaps: await gapsIn(context, vehicleId, lines),
    locked: await lockedMonth(context, vehicleId, month),
  });
  if (barrier) throw fail(refusals[barrier.code], 'rule', { count: barrier.count });
  const companyId = lines[0]!.company_id;
  const costs = await costsOf(context, vehicleId, lines);
  const journalId = costs.length > 0 ? await postCosts(context, { companyId, vehicle, month, costs }) : null;
  const amount = cents(costs.reduce((sum, cost) => sum + cost.amount, 0n));
  await fleetLineLives.moveMany(
    context,
    lines.map((stored) => ({ stored, event: 'lock' as const })),
  );
  const { id } = await db
    .insertInto('fleet_log_month')
    .values({
      partition,
      company_id: companyId,
      vehicle_id: vehicleId,
      month: `${month}-01`,
      lines: lines.length,
      amount: Number(amount),
      journal_id: journalId,
      locked_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({
    noun: 'fleetLogMonth',
    recordId: id,
    event: 'locked',
    after: { vehicle: vehicle.registrationNumber, month, lines: lines.length, amount: Number(amount) },
  });
  await context.publish('fleetLog', 'locked', vehicleId);
  return { lines: lines.length, amount, journalId };
}

interface Month {
  readonly companyId: string;
  readonly vehicle: LoggedVehicle;
  readonly month: string;
  readonly costs: readonly LoggedCost[];
}

/** Cost by item and centre on one side, what is owed to the provider of the card on the other: its statement settles that. */
async function postCosts(context: Context, { companyId, vehicle, month, costs }: Month): Promise<string> {
  const { today } = await openBooks(context, companyId);
  const accrued = await accountOfRole(context, 'accruedCost');
  if (!accrued) throw fail('fleetAccountMissing', 'rule');
  const accounts = await accountsOfNumbers(
    context,
    costs.map(({ account }) => account),
  );
  const last = lastDayOf(month);
  const document = `${vehicle.registrationNumber} ${month}`;
  const lines = costs.map(({ kind, account, centreId, amount }) => {
    const found = accounts.get(account);
    if (!found?.isActive) throw fail('fleetCostAccount', 'rule', { number: account });
    if (found.centreRequired && centreId === null)
      throw fail('fleetCentreMissing', 'rule', { vehicle: vehicle.registrationNumber });
    return {
      accountId: found.id,
      centreId,
      amount,
      vatCode: kind === 'fuel' ? 'zeroRated' : 'outOfScope',
      text: document,
    };
  });
  const total = costs.reduce((sum, { amount }) => sum + amount, 0n);
  const date = await postingDay(context, { companyId, area: 'fleet', date: last }, today);
  const { id } = await postJournal(context, {
    companyId,
    area: 'fleet',
    date,
    documentDate: last,
    source: 'fleetLog',
    sourceId: vehicle.id,
    event: `locked ${month}`,
    document,
    text: document,
    lines: [...lines, ...(total === 0n ? [] : [{ accountId: accrued.id, amount: cents(-total), text: document }])],
  });
  return id;
}

/** The last day of a month, `2026-10`. */
function lastDayOf(month: string): string {
  return addDays(addMonths(`${month}-01`, 1), -1);
}
