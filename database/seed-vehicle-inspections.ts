import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { defectLives, defects } from '#modules/fleet/vehicle-defects/server/index.ts';
import {
  askedIn,
  finishInspection,
  openInspection,
  takeAnswers,
} from '#modules/fleet/vehicle-inspections/server/index.ts';

interface Combination {
  readonly company_id: string;
  readonly vehicle_id: string;
  readonly trailer_id: string | null;
  readonly driver_id: string | null;
  readonly signed_by: string;
  readonly odometer: number;
}

/** What was found on each combination; the last one stays out of service. */
const found: readonly (Readonly<Record<string, string>> | 'open')[] = [
  {},
  { reflectors: 'Rear left reflector is broken' },
  {},
  { deck: 'One lashing ring is bent, right side', windscreen: 'Chip of 8 mm before the passenger' },
  'open',
  {},
  { lights: 'Marker lamp on the left does not light' },
];
const critical = { brakes: 'Air leaks at the left chamber of the drive axle' } as const;
const minutes = (count: number) => count * 60_000;

/** Inspections of the demonstration's own fleet, once: passed, passed with defects, one under way, and one that failed. */
export async function seedVehicleInspections(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows } = await sql`select from vehicle_inspection where partition = ${partition} limit 1`.execute(db);
  if (rows.length > 0) return;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedVehicleInspections' });
  const actor = { kind: 'stranger', name: 'Anele Dube' } as const;
  await inPartition({ ...system, actor }, partition, async (context) => {
    const fleet = await ownFleet(context, true);
    for (const [place, finding] of found.entries()) {
      const combination = fleet[place % Math.max(1, fleet.length)];
      if (combination) await inspect(context, combination, { finding, place });
    }
    const [spare] = await ownFleet(context, false);
    if (spare) await inspect(context, spare, { finding: critical, place: found.length });
    await repairOne(context);
  });
}

/** Trucks of the own fleet with what they usually pull and who drives them; those that carry something, or those that do not. */
async function ownFleet({ db, partition }: Context, isUsed: boolean): Promise<readonly Combination[]> {
  const used = sql`exists (select from load l where l.partition = v.partition and v.id in (l.vehicle_id, l.trailer1_id, l.trailer2_id))`;
  const { rows } = await sql<Combination>`
    select c.id as company_id, v.id as vehicle_id, v.default_trailer1_id as trailer_id, d.id as driver_id,
           coalesce(d.name || ' ' || d.surname, 'Sipho Radebe') as signed_by,
           coalesce(v.odometer, 210000)::float8 as odometer
      from vehicle v cross join lateral (select id from company c where c.partition = v.partition and c.is_client order by c.id limit 1) c
      left join driver d on d.partition = v.partition and d.id = v.default_driver_id
     where v.partition = ${partition} and v.ownership <> 'supplier' and v.is_active and v.kind in ('truckTractor', 'rigid')
       and v.availability = 'available' and ${isUsed ? used : sql`not ${used}`}
     order by v.code desc limit 8`.execute(db);
  return rows;
}

async function inspect(
  context: Context,
  combination: Combination,
  { finding, place }: { readonly finding: (typeof found)[number]; readonly place: number },
): Promise<void> {
  const { db, partition } = context;
  const finishedAt = new Date(context.now.getTime() - minutes(60 + place * 380));
  const stored = await openInspection(context, combination.company_id, {
    vehicleId: combination.vehicle_id,
    trailer1Id: combination.trailer_id,
    trailer2Id: null,
    driverId: combination.driver_id,
    kind: place % 4 === 3 ? 'weekly' : 'preTrip',
    dueOn: null,
    send: false,
  });
  const asked = await askedIn(context, stored);
  const faults: Readonly<Record<string, string>> = finding === 'open' ? {} : finding;
  const answers = asked.map(({ unitId, item }, number) => {
    const note = unitId === combination.vehicle_id ? (faults[item.code] ?? '') : '';
    return {
      unitId,
      code: item.code,
      result: note === '' ? ('pass' as const) : ('fail' as const),
      value: item.limits ? Math.round((item.limits.usual.warnBelow! + 1.5 + (place % 5) * 0.4) * 10) / 10 : null,
      hasProperty: true,
      note,
      answeredAt: new Date(finishedAt.getTime() - (asked.length - number) * 35_000),
    };
  });
  const told = finding === 'open' ? answers.slice(0, 5) : answers;
  const answered = await takeAnswers(context, stored, { answers: told, acknowledged: [] });
  if (finding !== 'open')
    await finishInspection(context, answered, {
      odometer: await kilometresAt(context, combination, finishedAt),
      signedBy: combination.signed_by,
      note: '',
      finishedAt,
      device: 'demonstration',
    });
  await sql`update vehicle_inspection set created_at = ${finishedAt}, updated_at = ${finishedAt}, due_on = ${finishedAt}::timestamptz::date
     where partition = ${partition} and id = ${stored.id}`.execute(db);
}

/**
 * Kilometres that fit the readings on both sides of a moment: the log book of the demonstration may say more or less than
 * the record of the vehicle.
 */
async function kilometresAt({ db, partition }: Context, of: Combination, at: Date): Promise<number> {
  const { rows } = await sql<{ before: number | null; after: number | null }>`
    select max(km) filter (where at <= ${at})::float8 as before, min(km) filter (where at > ${at})::float8 as after
      from odometer_reading where partition = ${partition} and vehicle_id = ${of.vehicle_id} and doubt = '' and withdrawn_at is null`.execute(
    db,
  );
  const { before, after } = rows[0]!;
  return before ?? Math.min(of.odometer, after ?? Infinity);
}

/** One of the lesser defects is repaired, and waits for somebody who verifies it. */
async function repairOne(context: Context): Promise<void> {
  const defect = await context.db
    .selectFrom('vehicle_defect')
    .select('id')
    .where('partition', '=', context.partition)
    .where('severity', '=', 'minor')
    .orderBy('found_at')
    .executeTakeFirst();
  if (!defect) return;
  const stored = await defects.lock(context, defect.id);
  await defectLives.move(context, stored, 'finishRepair', { reason: 'New part fitted' });
}
