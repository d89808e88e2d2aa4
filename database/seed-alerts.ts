import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { buildTelematicsAccount } from '#modules/fleet/telematics/server/index.ts';
import { reckonAlerts } from '#modules/fleet/vehicle-alerts/server/index.ts';

const minute = 60_000;

/** Where some vehicles of the demonstration were this morning, and the alerts that its records make, once. */
export async function seedAlerts(app: App, partition: string): Promise<void> {
  await seedPositions(app, partition);
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'seedAlerts' });
  await inPartition(system, partition, async (context) => {
    const { rows } = await sql`select from vehicle_alert where partition = ${partition} limit 1`.execute(context.db);
    if (rows.length === 0) await reckonAlerts(context);
  });
}

/** A file of a tracking company: units on vehicles of our own, and one whose plate only proposes its vehicle. */
async function seedPositions(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: known } = await sql`select from telematics_account where partition = ${partition} limit 1`.execute(db);
  const { rows: companies } = await sql<{ id: string }>`
    select id from company where partition = ${partition} and is_client order by created_at limit 1`.execute(db);
  const { rows: vehicles } = await sql<{ id: string; code: string; odometer: string | null }>`
    select id, code, odometer from vehicle
     where partition = ${partition} and supplier_id is null and kind in ('truckTractor', 'rigid') and is_active order by code limit 4`.execute(
    db,
  );
  const [company] = companies;
  if (known.length > 0 || !company || vehicles.length === 0) return;
  const now = app.clock.now().getTime();
  const units = vehicles.map(({ id, code }, place) => ({
    unitId: String(170_935_823 + place),
    registration: code,
    label: '',
    vehicleId: place === vehicles.length - 1 ? null : id,
  }));
  const points = units.flatMap(({ unitId, registration }, place) =>
    Array.from({ length: 24 }, (_, step) => {
      const fixAt = new Date(now - (24 - step) * 5 * minute);
      return {
        unitId,
        eventId: `${unitId} ${fixAt.toISOString()}`,
        registration,
        label: '',
        fixAt,
        receivedAt: fixAt,
        // South on the N3, a few kilometres apart.
        latitude: -26.3 - place * 0.4 - step * 0.03,
        longitude: 28.2 + place * 0.3 + step * 0.02,
        speedKmh: step < 20 ? 78 : 0,
        heading: 150,
        ignition: step < 20,
        odometerKm: null,
        isPanic: false,
      };
    }),
  );
  // Two of them speed, and one brakes hard, on several days of the last weeks and this morning.
  const hour = 60 * minute;
  const noticed = [
    ['speeding', 'Over speeding', 20 * minute, 94],
    ['harshDriving', 'Harsh braking', 26 * hour, 71],
    ['speeding', 'Over speeding', 75 * hour, 91],
    ['harshDriving', 'Harsh cornering', 120 * hour, 48],
    ['fuelDrop', 'Fuel level drop', 170 * hour, 0],
  ] as const;
  const events = units.slice(0, 2).flatMap(({ unitId }, place) =>
    noticed.slice(place, place === 0 ? 5 : 4).map(([kind, description, ago, speedKmh], number) => ({
      eventId: `${unitId} noticed ${number}`,
      unitId,
      kind,
      description,
      at: new Date(now - ago - place * 3 * hour),
      endedAt: null,
      latitude: -26.5,
      longitude: 28.4,
      speedKmh,
      value: kind === 'fuelDrop' ? -42 : null,
      valueUnit: kind === 'fuelDrop' ? 'l' : '',
    })),
  );
  await buildTelematicsAccount(app, partition, {
    companyId: company.id,
    provider: 'csv',
    name: 'Depot tracker files',
    units,
    points,
    events,
  });
}
