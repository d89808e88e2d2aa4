import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import { buildClaim } from '#modules/fleet/claims/server/index.ts';
import { buildIncident } from '#modules/fleet/vehicle-incidents/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

interface Driven {
  readonly load_id: string;
  readonly vehicle_id: string;
  readonly driver_id: string;
  readonly customer_id: string;
}
const hour = 60;
const day = 24 * hour;

/** Incidents of the demonstration, once: a spill, an accident, a breakdown, a fine and a near miss, and claims that came of them. */
export async function seedIncidents(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: before } = await sql`select from vehicle_incident where partition = ${partition} limit 1`.execute(db);
  if (before.length > 0) return;
  const { rows } = await sql<Driven>`
    select id as load_id, vehicle_id, driver_id, customer_id from load
     where partition = ${partition} and vehicle_id is not null and driver_id is not null and status in ${literals<LoadState>('DELIVERED', 'CLOSED')}
     order by load_at desc, id limit 5`.execute(db);
  const [first, second = first, third = first, fourth = first, fifth = first] = rows;
  if (!first) return;
  const now = app.clock.now();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const today = todayIn(defaultTimeZone, now);
  const of = (driven: Driven) => ({
    vehicleId: driven.vehicle_id,
    driverId: driven.driver_id,
    loadId: driven.load_id,
  });
  await setNumbers(app, partition);
  await seedSpill(app, partition, { driven: first, ago, today, of });
  await buildIncident(app, partition, {
    kind: 'accident',
    summary: 'Reversed into a gate post at the depot',
    description: 'No guide behind the truck. Left rear lamp and the gate post are broken.',
    occurredAt: ago(20 * hour),
    place: 'Depot, Isando',
    hasDamage: true,
    costs: [{ description: 'Lamp and bracket', expected: 4800 }],
    ...of(second!),
  });
  await buildIncident(
    app,
    partition,
    {
      kind: 'breakdown',
      summary: 'Water pump failed, towed to Harrismith',
      occurredAt: ago(6 * day),
      place: 'N3 at Warden',
      recoverer: 'Harrismith Towing',
      costs: [
        { description: 'Tow', expected: 9500, actual: 9200 },
        { description: 'Water pump', expected: 14_000, actual: 15_350 },
      ],
      ...of(third!),
    },
    {
      notes: [
        [70, 'Recovery on site'],
        [150, 'Goods stay on the trailer, another tractor is on its way'],
      ],
      events: ['triage', 'resolve', 'close'],
    },
  );
  const fine = {
    kind: 'fine',
    summary: 'Speed camera, 94 in a zone of 80',
    occurredAt: ago(25 * day),
    place: 'R103, Heidelberg',
    noticeNumber: '02-4024-431-77',
    points: 2,
    servedOn: addDays(today, -12),
    howServed: 'posted',
    vehicleId: fourth!.vehicle_id,
  } as const;
  await buildIncident(app, partition, fine, { events: ['triage'] });
  await buildIncident(app, partition, {
    kind: 'nearMiss',
    summary: 'Taxi cut in at the toll plaza, full braking',
    occurredAt: ago(3 * day),
    place: 'Mooi River plaza',
    vehicleId: fifth!.vehicle_id,
    driverId: fifth!.driver_id,
  });
  await buildClaim(app, partition, {
    kind: 'short',
    side: 'customer',
    customerId: second!.customer_id,
    loadId: second!.load_id,
    description: 'Two pallets short at the second drop.',
    amount: 18_400,
    reserve: 18_400,
    handInBy: addDays(today, 6),
  });
}

interface Spill {
  readonly driven: Driven;
  readonly ago: (minutes: number) => string;
  readonly today: string;
  readonly of: (driven: Driven) => { vehicleId: string; driverId: string; loadId: string };
}

async function seedSpill(app: App, partition: string, { driven, ago, today, of }: Spill): Promise<void> {
  const incidentId = await buildIncident(
    app,
    partition,
    {
      kind: 'spill',
      summary: 'Hit from behind by a light truck',
      description: 'Fog, hazard lights on. Three IBC leak, about 400 l on the road.',
      occurredAt: ago(2 * day),
      place: 'N3 near Van Reenen, km 47,2',
      lat: -28.3721,
      lon: 29.382,
      hasDamage: true,
      cargoState: 'damaged',
      policeStation: 'Van Reenen',
      thirdParties: [
        { name: 'S Govender', registration: 'ND 441 207', insurer: 'Coastal Mutual, 4471-88', phone: '+27825550144' },
      ],
      witnesses: [{ name: 'B Zwane', note: 'Petrol station' }],
      insurer: 'Karoo cover',
      insurerRef: 'MC-55810',
      costs: [
        { description: 'Recovery and tow', expected: 28_500, actual: 31_050 },
        { description: 'Spill clean-up, 400 l', expected: 64_000 },
        { description: 'Replacement truck', expected: 11_800, actual: 11_800 },
      ],
      ...of(driven),
    },
    {
      rung: [
        ['ambulance', 3, 'Nobody needed it'],
        ['police', 6, ''],
        ['spillCrew', 18, 'There at 06:35'],
        ['customer', 26, ''],
        ['roadOperator', 32, ''],
      ],
      notes: [
        [18, 'Spill crew called'],
        [28, 'Cargo: 3 IBC lost, 5 dented, 28 sound'],
        [288, 'Transferred to another truck'],
        [493, 'N3 southbound open again'],
      ],
      events: ['triage', 'investigate'],
      actions: [
        ['Report to the environment authority', 'P Botha', 14 * day, false],
        ['Clean reflectors, all trailers', 'Workshop', 8 * day, false],
        ['Keep the video for two years', 'S Cele', day, true],
      ],
    },
  );
  await buildClaim(app, partition, {
    kind: 'damage',
    side: 'insurer',
    insurer: 'Karoo cover',
    reference: 'MC-55810',
    loadId: driven.load_id,
    incidentId,
    description: '8 IBC solvent at R 19 200.00',
    amount: 153_600,
    reserve: 38_400,
    handInBy: addDays(today, 28),
  });
}

/** Whom the company rings. */
async function setNumbers(app: App, partition: string): Promise<void> {
  const contacts = [
    { role: 'spillCrew', name: 'Spill crew, 24 h', phone: '082 555 0119' },
    { role: 'customer', name: '', phone: '082 555 0177' },
    { role: 'roadOperator', name: 'Road operator, N3', phone: '0800 555 014' },
    { role: 'insurer', name: 'Insurer’s broker', phone: '031 555 0190' },
    { role: 'tracking', name: 'Tracking centre', phone: '0800 555 033' },
    { role: 'manager', name: 'Naledi Mokoena', phone: '082 555 0100' },
  ];
  await sql`
    insert into incident_setting (partition, company_id, contacts, updated_by)
    select ${partition}, c.id, ${JSON.stringify(contacts)}::jsonb, 'Naledi Mokoena' from company c
     where c.partition = ${partition} and c.is_client order by c.created_at limit 1
    on conflict do nothing`.execute(app.database.writer(partition));
}
