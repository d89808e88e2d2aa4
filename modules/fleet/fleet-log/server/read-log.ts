import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { roundDecimal } from '#platform/decimal.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { accountsOfNumbers } from '#modules/money/journal-accounts/server/index.ts';
import type { fleetLog } from '../contract.ts';
import type { MonthBarrier } from '../fields.ts';
import { type Gap, gapsOf } from '../rules.ts';
import { fleetLogLife } from '../status.ts';
import { loggedVehicle } from './known.ts';
import { costsOf } from './posting.ts';
import { counts, flagsOf, kmOfLine, linesOfMonth, shownLine, type StoredLine, tripBefore } from './queries.ts';

type Locked = Selectable<Tables['fleet_log_month']>;

/** The book of a vehicle in a month: its lines, what nobody explains, what is in the way of locking, and what would be posted. */
export async function readLog(
  context: Context,
  { vehicleId, month }: { readonly vehicleId: string; readonly month: string },
): Promise<z.input<typeof fleetLog>> {
  const vehicle = await loggedVehicle(context, vehicleId);
  const lines = await linesOfMonth(context, { vehicleId, month });
  const [gaps, locked, costs] = await Promise.all([
    gapsIn(context, vehicleId, lines),
    lockedMonth(context, vehicleId, month),
    costsOf(context, vehicleId, lines),
  ]);
  const names = await accountsOfNumbers(
    context,
    costs.map(({ account }) => account),
  );
  const sums = sumsOf(lines, gaps);
  return {
    vehicleId,
    registrationNumber: vehicle.registrationNumber,
    driverName: vehicle.driverName ?? '',
    tankLitres: vehicle.tankLitres,
    normKmPerLitre: vehicle.normKmPerLitre,
    month,
    lines: lines.map(shownLine),
    gaps: gaps.map(({ before, after, startKm, endKm }) => ({
      startKm,
      endKm,
      km: Math.round((endKm - startKm) * 10) / 10,
      from: before.stored.ended_at.toISOString(),
      to: after.stored.started_at!.toISOString(),
      fromPlace: before.stored.to_place,
      toPlace: after.stored.from_place,
    })),
    sums,
    kmPerLitre: sums.litres > 0 && sums.km > 0 ? roundDecimal(sums.km / sums.litres, 2) : null,
    barriers: barriersOf(context, month, { lines, gaps, locked }),
    posts: costs.map(({ kind, account, centre, amount }) => ({
      kind,
      account,
      accountName: names.get(account)?.name ?? '',
      centre,
      amount,
    })),
    locked: locked
      ? {
          by: locked.locked_by,
          at: locked.locked_at.toISOString(),
          amount: cents(locked.amount),
          journalId: locked.journal_id,
        }
      : null,
  };
}

interface LoggedTrip {
  readonly id: string;
  readonly startKm: number;
  readonly endKm: number;
  readonly stored: StoredLine;
}

const tripOf = (stored: StoredLine): LoggedTrip => ({
  id: stored.id,
  startKm: Number(stored.start_km),
  endKm: Number(stored.end_km),
  stored,
});

/**
 * Gaps before trips of a month, also where the trip before is of another month. A trip of another month may explain them, since
 * what was locked is corrected in a later one.
 */
export async function gapsIn(
  context: Context,
  vehicleId: string,
  lines: readonly StoredLine[],
): Promise<readonly Gap<LoggedTrip>[]> {
  const own = lines.filter((line) => line.kind === 'trip' && counts(line)).map(tripOf);
  if (own.length === 0) return [];
  const first = own.reduce((least, trip) => (trip.startKm < least.startKm ? trip : least));
  const before = await tripBefore(context, vehicleId, first.stored.started_at!);
  const others = await explaining(context, vehicleId, {
    from: before ? Number(before.end_km) : first.startKm,
    to: Math.max(...own.map(({ endKm }) => endKm)),
  });
  const chain = new Map(
    [...(before ? [tripOf(before)] : []), ...others.map(tripOf), ...own].map((trip) => [trip.id, trip]),
  );
  const ids = new Set(own.map(({ id }) => id));
  return gapsOf([...chain.values()]).filter(({ after }) => ids.has(after.id));
}

async function explaining(
  { db, partition }: Context,
  vehicleId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select t.* from fleet_log_line t
     where t.partition = ${partition} and t.vehicle_id = ${vehicleId} and t.kind = 'trip' and t.status in ${setOf(fleetLogLife, 'inBook')}
       and t.reverses_id is null and not t.is_reversed and t.start_km >= ${from} and t.end_km <= ${to} limit 1000`.execute(
    db,
  );
  return rows;
}

/** A month of a vehicle that was locked. */
export async function lockedMonth(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  vehicleId: string,
  month: string,
): Promise<Locked | undefined> {
  return db
    .selectFrom('fleet_log_month')
    .selectAll()
    .where('partition', '=', partition)
    .where('vehicle_id', '=', vehicleId)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();
}

/** What is in the way of locking a month, the gravest first. */
export function barriersOf(
  { today }: Pick<Context, 'today'>,
  month: string,
  of: { readonly lines: readonly StoredLine[]; readonly gaps: readonly unknown[]; readonly locked: unknown },
): { code: MonthBarrier; count: number }[] {
  if (of.locked) return [{ code: 'locked', count: 1 }];
  const flagged = of.lines.filter((line) => flagsOf(line).length > 0 && line.flags_accepted_by === '').length;
  const barriers: { code: MonthBarrier; count: number }[] = [
    { code: 'notOver', count: today.slice(0, 7) <= month ? 1 : 0 },
    { code: 'gaps', count: of.gaps.length },
    { code: 'flags', count: flagged },
    { code: 'nothing', count: of.lines.length === 0 ? 1 : 0 },
  ];
  return barriers.filter(({ count }) => count > 0);
}

function sumsOf(lines: readonly StoredLine[], gaps: readonly Gap[]): z.input<typeof fleetLog>['sums'] {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const trips = lines.filter(({ kind }) => kind === 'trip');
  const kmOf = (some: readonly StoredLine[]) => tenth(some.reduce((sum, line) => sum + kmOfLine(line), 0));
  const amountOf = (kind: string) =>
    cents(lines.reduce((sum, line) => (line.kind === kind ? sum + BigInt(line.amount) : sum), 0n));
  const litres = lines.reduce((sum, line) => sum + Number(line.litres ?? 0), 0);
  return {
    km: kmOf(trips),
    loadedKm: kmOf(trips.filter(({ purpose }) => purpose === 'load')),
    emptyKm: kmOf(trips.filter(({ purpose }) => purpose === 'empty')),
    privateKm: kmOf(trips.filter(({ purpose }) => purpose === 'private')),
    gapKm: tenth(gaps.reduce((sum, { startKm, endKm }) => sum + endKm - startKm, 0)),
    litres: roundDecimal(litres, 2),
    fuel: amountOf('fuel'),
    tolls: amountOf('toll'),
  };
}
