import { type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { recordOdometer, withdrawOdometerOf } from '#modules/fleet/odometers/server/index.ts';
import type { OdometerFailureCode } from '#modules/fleet/odometers/messages/failures/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { fleetLogService } from '../contract.ts';
import type { LineFlag, LineKind } from '../fields.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import { judgeFuel, tankTolerance } from '../rules.ts';
import { type FleetLineState, fleetLogLife } from '../status.ts';
import { bookMonth, dayAt, fuelFacts, holdBook, loggedVehicle } from './known.ts';
import { fleetLineLives, fleetLines } from './lives.ts';
import { matchCard } from './match-card.ts';
import { findLine, type StoredLine } from './queries.ts';

type Ops = (typeof fleetLogService)['operations'];
export type NewLine = z.output<Ops['postFleetLogLine']['input']>;
export type ChangedLine = z.output<Ops['putFleetLogLine']['input']>;
type Code = FailureCode | FleetLogFailureCode | OdometerFailureCode;
type Problems = Record<string, FieldProblem & { readonly code: Code }>;
export type LineColumns = Omit<Insertable<Tables['fleet_log_line']>, 'partition' | 'created_by' | 'updated_by'>;

const fail = failures<Code>();
const aheadMs = 5 * 60_000;

/** Adds a line that a person writes. Every problem is named at once; kilometres are judged by the odometer as well. */
export async function addLine(context: Context, given: NewLine): Promise<StoredLine> {
  await holdBook(context, given.vehicleId);
  const company = await bookCompany(context, null);
  const columns = await judged(context, { ...given, companyId: company.id });
  await refuseKnownSlip(context, given);
  const stored = await insertLine(context, { ...columns, company_id: company.id, source: 'person' });
  await tellOdometer(context, stored);
  return stored;
}

/** Writes all of a line that is not locked. A slip that waited gets its vehicle. */
export async function changeLine(context: Context, given: ChangedLine): Promise<StoredLine> {
  const stored = await fleetLines.toChange(context, given.id);
  if (stored.status === 'LOCKED') throw fail('fleetLineLocked', 'rule');
  await holdBook(context, given.vehicleId);
  const ofLoad = stored.load_id !== null;
  const columns = await judged(
    context,
    { ...given, kind: stored.kind, companyId: stored.company_id },
    { ofLoad, isFile: stored.source === 'file', but: stored.id },
  );
  if (given.slipNumber !== stored.slip_number || given.provider !== stored.provider)
    await refuseKnownSlip(context, given);
  const flags = columns.flags as unknown as string;
  const isAccepted = given.acceptFlags && flags !== '[]';
  const event = stored.status === 'WAITING' ? 'match' : isAccepted ? 'accept' : 'edit';
  const moved = await fleetLineLives.move(context, stored, event, {
    columns: { ...columns, flags_accepted_by: isAccepted ? context.actor.name : '' } as never,
  });
  const changed = (await findLine(context, moved.id))!;
  await tellOdometer(context, changed);
  if (given.ofCard && event === 'match') await matchCard(context, changed);
  return changed;
}

/** Takes a line out that is not locked. */
export async function removeLine(context: Context, id: string, reason: string): Promise<StoredLine> {
  const stored = await fleetLines.toChange(context, id);
  if (stored.status === 'LOCKED') throw fail('fleetLineLocked', 'rule');
  const moved = await fleetLineLives.move(context, stored, 'remove', { reason });
  await silenceOdometer(context, stored, reason);
  return moved;
}

/** Reverses a locked line by a line with its figures below zero, in the first month that is not locked. */
export async function reverseLine(context: Context, id: string, reason: string): Promise<StoredLine> {
  const stored = await fleetLines.toChange(context, id);
  if (stored.status !== 'LOCKED') throw fail('fleetLineNotLocked', 'rule');
  if (stored.is_reversed || stored.reverses_id !== null) throw fail('fleetLineReversed', 'rule');
  await holdBook(context, stored.vehicle_id!);
  await fleetLineLives.move(context, stored, 'reverse', { reason, columns: { is_reversed: true } });
  await silenceOdometer(context, stored, reason);
  return insertLine(context, {
    company_id: stored.company_id,
    vehicle_id: stored.vehicle_id,
    kind: stored.kind,
    month: await bookMonth(context, stored.vehicle_id!, stored.day),
    day: stored.day,
    started_at: stored.started_at,
    ended_at: stored.ended_at,
    load_id: stored.load_id,
    driver_id: stored.driver_id,
    from_place: stored.from_place,
    to_place: stored.to_place,
    purpose: stored.purpose,
    // Its kilometres run back.
    start_km: stored.end_km,
    end_km: stored.start_km,
    litres: stored.litres === null ? null : String(-Number(stored.litres)),
    unit_price: stored.unit_price,
    amount: -stored.amount,
    place: stored.place,
    provider: stored.provider,
    slip_number: stored.slip_number,
    card: stored.card,
    source: 'person',
    remarks: reason,
    reverses_id: stored.id,
  });
}

interface Judging {
  /** Its places and times follow the load. */
  readonly ofLoad?: boolean;
  /** What a file says is flagged and not refused. */
  readonly isFile?: boolean;
  readonly but?: string;
}

type Given = Omit<NewLine, 'kind'> & { readonly kind: LineKind; readonly companyId: string };

/** The columns of a line, or all that cannot be. */
async function judged(
  context: Context,
  given: Given,
  how: Judging = {},
): Promise<Omit<LineColumns, 'company_id' | 'source'>> {
  const vehicle = await loggedVehicle(context, given.vehicleId);
  const endedAt = new Date(given.endedAt);
  const day = await dayAt(context, given.companyId, endedAt);
  const problems: Problems = {};
  if (endedAt.getTime() > context.now.getTime() + aheadMs) problems['endedAt'] = { code: 'readingAhead' };
  const common = {
    vehicle_id: given.vehicleId,
    kind: given.kind,
    day,
    month: await bookMonth(context, given.vehicleId, day),
    ended_at: endedAt,
    driver_id: given.driverId ?? vehicle.driverId,
    remarks: given.remarks,
  };
  if (given.kind === 'trip') {
    await tripProblems(context, given, how, problems);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    return {
      ...common,
      started_at: new Date(given.startedAt!),
      from_place: given.fromPlace,
      to_place: given.toPlace,
      purpose: how.ofLoad ? 'load' : given.purpose!,
      start_km: String(given.startKm),
      end_km: String(given.endKm),
      km_source: 'person',
      overnight: given.overnight,
      flags: '[]',
    };
  }
  const slip = await slipFigures(context, given, { vehicle, day, how }, problems);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...common,
    litres: given.kind === 'fuel' ? String(given.litres) : null,
    unit_price: slip.unitPrice === null ? null : String(slip.unitPrice),
    amount: slip.amount,
    is_full: given.kind === 'fuel' && given.isFull,
    odometer_km: given.odometerKm === null ? null : String(given.odometerKm),
    place: given.place,
    provider: given.provider,
    slip_number: given.slipNumber,
    card: given.card,
    flags: JSON.stringify(slip.flags),
  };
}

async function tripProblems(context: Context, given: Given, { ofLoad = false, but }: Judging, problems: Problems) {
  const { startKm, endKm, startedAt, endedAt, vehicleId } = given;
  if (startedAt === null) problems['startedAt'] = { code: 'required' };
  else if (startedAt > endedAt && new Date(startedAt) > new Date(endedAt))
    problems['endedAt'] = { code: 'fleetEndBefore' };
  if (!ofLoad && given.purpose === null) problems['purpose'] = { code: 'required' };
  if (given.purpose === 'other' && given.remarks === '') problems['remarks'] = { code: 'required' };
  if (startKm === null) problems['startKm'] = { code: 'required' };
  if (endKm === null) problems['endKm'] = { code: 'required' };
  if (startKm === null || endKm === null) return;
  if (endKm < startKm) {
    problems['endKm'] = { code: 'fleetEndBelowStart' };
    return;
  }
  const other = await overlapOf(context, { vehicleId, startKm, endKm, but });
  if (other) problems['startKm'] = { code: 'fleetOverlap', details: { from: other.start, to: other.end } };
}

/** Another trip of the vehicle that has some of these kilometres. */
async function overlapOf(
  { db, partition }: Context,
  given: {
    readonly vehicleId: string;
    readonly startKm: number;
    readonly endKm: number;
    readonly but: string | undefined;
  },
): Promise<{ readonly start: number; readonly end: number } | undefined> {
  const { rows } = await sql<{ start: number; end: number }>`
    select start_km::float8 as start, end_km::float8 as end from fleet_log_line
     where partition = ${partition} and vehicle_id = ${given.vehicleId} and kind = 'trip' and status in ${setOf(fleetLogLife, 'inBook')}
       and reverses_id is null and not is_reversed and id is distinct from ${given.but ?? null}::uuid
       and start_km < ${given.endKm} and end_km > ${given.startKm}
     order by start_km limit 1`.execute(db);
  return rows[0];
}

async function slipFigures(
  context: Context,
  given: Given,
  of: { readonly vehicle: Awaited<ReturnType<typeof loggedVehicle>>; readonly day: string; readonly how: Judging },
  problems: Problems,
): Promise<{ readonly amount: number; readonly unitPrice: number | null; readonly flags: readonly LineFlag[] }> {
  const amount = given.amount === null ? null : Number(given.amount);
  if (given.kind === 'toll') {
    if (amount === null) problems['amount'] = { code: 'required' };
    return { amount: amount ?? 0, unitPrice: null, flags: [] };
  }
  if (given.litres === null) problems['litres'] = { code: 'required' };
  if (amount === null && given.unitPrice === null) problems['unitPrice'] = { code: 'required' };
  if (given.litres === null) return { amount: 0, unitPrice: null, flags: [] };
  const facts = await fuelFacts(context, of.vehicle, of.day);
  const judgement = judgeFuel({ litres: given.litres, unitPrice: given.unitPrice, amount }, facts);
  if (judgement.flags.includes('tank') && !of.how.isFile)
    problems['litres'] = { code: 'fleetTank', details: { most: Math.round(facts.tankLitres! * tankTolerance) } };
  return judgement;
}

async function refuseKnownSlip(
  { db, partition }: Context,
  { provider, slipNumber }: Pick<NewLine, 'provider' | 'slipNumber'>,
): Promise<void> {
  if (slipNumber === '') return;
  const { rows } = await sql<{ day: string }>`
    select day::text from fleet_log_line where partition = ${partition} and provider = ${provider} and slip_number = ${slipNumber}
       and status <> ${literal<FleetLineState>('VOID')} and reverses_id is null and not is_reversed limit 1`.execute(
    db,
  );
  if (rows[0]) throw invalidFields({ slipNumber: { code: 'fleetSlipKnown' } as FieldProblem & { code: Code } });
}

/** Writes a line, with its trail. */
export async function insertLine(context: Context, columns: LineColumns): Promise<StoredLine> {
  const { db, partition, actor } = context;
  const { id } = await db
    .insertInto('fleet_log_line')
    .values({ ...columns, partition, created_by: actor.name, updated_by: actor.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findLine(context, id))!;
  const { kind, day, vehicle_id, amount, litres, start_km, end_km, reverses_id } = stored;
  await fleetLines.announce(context, stored, {
    event: 'created',
    after: {
      kind,
      day,
      vehicleId: vehicle_id,
      amount,
      litres,
      startKm: start_km,
      endKm: end_km,
      reversesId: reverses_id,
    },
  });
  return stored;
}

/** What a line says of the odometer becomes a reading: of a trip that a person wrote its end, of a slip what it shows. */
async function tellOdometer(context: Context, line: StoredLine): Promise<void> {
  const { id, kind, vehicle_id: vehicleId, ended_at: at } = line;
  const km = kind === 'trip' ? line.end_km : line.odometer_km;
  if (vehicleId === null) return;
  const source = kind === 'trip' ? 'log' : 'slip';
  if (km === null) return withdrawOdometerOf(context, { source, sourceId: id, reason: 'The slip has no reading.' });
  try {
    await recordOdometer(context, { vehicleId, at, km: Number(km), source, sourceId: id });
  } catch (error) {
    throw renamed(error, kind === 'trip' ? 'endKm' : 'odometerKm');
  }
}

async function silenceOdometer(context: Context, { id, kind }: StoredLine, reason: string): Promise<void> {
  await withdrawOdometerOf(context, { source: kind === 'trip' ? 'log' : 'slip', sourceId: id, reason });
}

/** The same refusal under the name that the field has here. */
function renamed(error: unknown, field: string): unknown {
  const { fields } = error as { fields?: Record<string, FieldProblem & { readonly code: Code }> };
  if (!fields?.['km']) return error;
  const { km, ...rest } = fields;
  return invalidFields({ ...rest, [field]: km });
}
