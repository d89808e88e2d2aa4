import type { z } from 'zod';
import { addDays, daysBetween } from '#platform/dates.ts';
import { invalidFields } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { type PerformanceFigures, vehiclePerformanceService } from '../contract.ts';
import { factorOn } from '../emissions.ts';
import { addedUp, costOf, type PerformanceSums, ratiosOf } from '../figures.ts';
import { countedEvents, countedLines, countedLoads, driverCosts, type OtherCost, workshopCosts } from './lines.ts';
import { type Choice, measure, measuredVehicles, ownPeriod } from './measure.ts';

type Ops = (typeof vehiclePerformanceService)['operations'];
type Figures = z.input<Ops['getVehiclePerformance']['output']>['fleet'];
type Lines = z.input<Ops['getVehiclePerformanceLines']['output']>;
const daysAtMost = 366;
const linesAtMost = 2000;

export const vehiclePerformanceOperations: Implementation = implement(vehiclePerformanceService, {
  async getVehiclePerformance(context, { method, ...choice }) {
    refusePeriod(choice);
    const { from, to } = choice;
    const vehicles = await measuredVehicles(context, choice);
    const length = daysBetween(from, to) + 1;
    const earlier = { from: addDays(from, -length), to: addDays(from, -1) };
    const [now, before] = await Promise.all([
      measure(context, vehicles, { from, to }, method),
      measure(context, vehicles, earlier, method),
    ]);
    const rows = vehicles.map((vehicle) => ({
      ...shown(now.get(vehicle.id)!),
      vehicleId: vehicle.id,
      registrationNumber: vehicle.registrationNumber,
      fleetNo: vehicle.fleetNo,
      kind: vehicle.kind,
      driverName: vehicle.driverName ?? '',
      normKmPerLitre: vehicle.normKmPerLitre,
      from: ownPeriod(context, vehicle, choice).from,
    }));
    const { edition = '', scope = '', kgPerLitre = 0 } = factorOn(method, to) ?? {};
    return {
      from,
      to,
      method: { method, edition, scope, kgPerLitre },
      rows: rows.toSorted(byMargin),
      fleet: shown(addedUp([...now.values()])),
      before: shown(addedUp([...before.values()])),
    };
  },
  getVehiclePerformanceLines: readLines,
});

/** The best margin a kilometre first; those without one last. */
const byMargin = (one: Pick<PerformanceFigures, 'marginPerKm'>, other: Pick<PerformanceFigures, 'marginPerKm'>) =>
  (other.marginPerKm ?? -Infinity) - (one.marginPerKm ?? -Infinity) || 0;

function refusePeriod({ from, to }: Pick<Choice, 'from' | 'to'>): void {
  if (to < from) throw invalidFields({ to: { code: 'performanceReversed' } });
  if (daysBetween(from, to) >= daysAtMost) throw invalidFields({ to: { code: 'performanceLong' } });
}

function shown(sums: PerformanceSums): Figures {
  const { spanKm: _, spanLitres: __, fuelCost, tollCost, workshopCost, driverCost, revenue, ...counted } = sums;
  const cost = costOf(sums);
  return {
    ...counted,
    km: tenth(sums.km),
    loggedKm: tenth(sums.loggedKm),
    loadedKm: tenth(sums.loadedKm),
    emptyKm: tenth(sums.emptyKm),
    privateKm: tenth(sums.privateKm),
    fuelCost: cents(fuelCost),
    tollCost: cents(tollCost),
    workshopCost: cents(workshopCost),
    driverCost: cents(driverCost),
    cost: cents(cost),
    revenue: cents(revenue),
    margin: cents(revenue - cost),
    ...ratiosOf(sums),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

async function readLines(
  context: Context,
  { vehicleId, figure, ...period }: z.output<Ops['getVehiclePerformanceLines']['input']>,
): Promise<Lines> {
  refusePeriod(period);
  const [vehicle] = await measuredVehicles(context, { ...period, vehicleId });
  if (!vehicle) throw invalidFields({ vehicleId: { code: 'notAnOption' } });
  const own = ownPeriod(context, vehicle, period);
  const nothing = { km: null, litres: null, amount: null, isOnTime: null, event: null, speedKmh: null };
  const cut = (rows: Lines['rows']): Lines => ({ rows: rows.slice(0, linesAtMost), isCut: rows.length > linesAtMost });
  const costs = (rows: readonly OtherCost[], page: string) =>
    cut(
      rows.map(({ id, day, label, amount }) => ({
        ...nothing,
        id,
        day,
        label,
        url: `${page}${id}`,
        amount: cents(amount),
      })),
    );
  if (figure === 'workshop') return costs(await workshopCosts(context, vehicleId, own), '/editServiceOrder/');
  if (figure === 'driver') return costs(await driverCosts(context, vehicleId, own), '/loads/');
  if (figure === 'revenue' || figure === 'onTime') {
    const loads = await countedLoads(context, vehicleId, own);
    return cut(
      loads.map(({ id, day, label, revenue, timedStops, onTimeStops }) => ({
        ...nothing,
        id,
        day,
        label,
        url: `/loads/${id}`,
        amount: figure === 'revenue' ? cents(revenue) : null,
        isOnTime: timedStops === 0 ? null : timedStops === onTimeStops,
      })),
    );
  }
  if (figure === 'driving') {
    const events = await countedEvents(context, vehicleId, own);
    return cut(
      events.map(({ id, day, label, kind, speedKmh }) => ({
        ...nothing,
        id,
        day,
        label,
        event: kind,
        // How fast it was going matters to how it was driven, not to its tank.
        speedKmh: kind === 'fuelDrop' ? null : speedKmh,
        url: '',
      })),
    );
  }
  const kind = { km: 'trip', fuel: 'fuel', tolls: 'toll' }[figure] as 'trip' | 'fuel' | 'toll';
  const lines = await countedLines(context, vehicleId, own, kind);
  return cut(
    lines.map(({ id, day, label, km, litres, amount }) => ({
      ...nothing,
      id,
      day,
      label,
      url: `/fleetLog?vehicle=${vehicleId}&month=${day.slice(0, 7)}`,
      km: kind === 'trip' ? tenth(km) : null,
      litres: kind === 'fuel' ? litres : null,
      amount: kind === 'trip' ? null : cents(amount),
    })),
  );
}
