import { sql } from 'kysely';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { captureDriver } from '#modules/parties/drivers/server/index.ts';
import { locations } from '#modules/parties/locations/contract.ts';
import { captureLocation } from '#modules/parties/locations/server/index.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { demoDrivers } from './demo-master-data/drivers.ts';
import { demoBorders, demoLocations } from './demo-master-data/locations.ts';
import { demoVehicles } from './demo-master-data/vehicles.ts';
import { buildMaster } from './seed-master-data.ts';

/** Locations, vehicles and drivers of the demonstration, once: what people changed or removed since is left alone. */
export async function seedFleet(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const today = todayIn(defaultTimeZone, app.clock.now());
  const isEmpty = async (table: string) =>
    (await sql`select from ${sql.table(table)} where partition = ${partition} limit 1`.execute(db)).rows.length === 0;
  const suppliers = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('status', '=', 'approved')
    .where('is_transporter', '=', true)
    .orderBy('registered_key')
    .limit(3)
    .execute();
  const supplierOf = (place: number) => suppliers[place % suppliers.length]?.id ?? null;

  const idOf = async (table: string, code: string | undefined) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where partition = ${partition} and code = ${code ?? ''}`.execute(db);
    return rows[0]?.id ?? null;
  };

  if (await isEmpty('location')) await seedLocations(app, partition);
  if (await isEmpty('driver')) {
    for (const [place, { isSuppliers, depot, ...driver }] of demoDrivers(today).entries()) {
      const supplierId = isSuppliers ? supplierOf(place) : null;
      if (isSuppliers && supplierId === null) continue;
      const homeDepotId = await idOf('location', depot);
      await buildMaster(app, partition, drivers, { ...driver, supplierId, homeDepotId }, captureDriver);
    }
    // Some have told back the code that was sent to their number.
    await sql`update driver set verified_mobile = mobile, mobile_verified_at = now() - interval '9 days'
      where partition = ${partition} and code in ('D001', 'D002', 'D003', 'S101')`.execute(db);
  }
  if (await isEmpty('vehicle')) {
    for (const [place, { equipment, depot, centre, ...vehicle }] of demoVehicles(today).entries()) {
      const supplierId = vehicle.ownership === 'supplier' ? supplierOf(place) : null;
      if (vehicle.ownership === 'supplier' && supplierId === null) continue;
      const references = {
        equipmentTypeId: await idOf('equipment_type', equipment),
        homeDepotId: await idOf('location', depot),
        profitCentreId: await idOf('profit_centre', centre),
      };
      await buildMaster(app, partition, vehicles, { ...vehicle, ...references, supplierId });
    }
    await sql`update vehicle v set default_driver_id = d.id, default_trailer1_id = t.id
      from driver d, vehicle t where v.partition = ${partition} and d.partition = ${partition} and t.partition = ${partition}
       and (v.code, d.code, t.code) in (('KZ45NTGP', 'D001', 'LB33KKGP'), ('KX91PSGP', 'D002', 'LB34KKGP'))`.execute(
      db,
    );
  }
}

/** Border posts come after the post across the border that they name. */
async function seedLocations(app: App, partition: string): Promise<void> {
  const customers = await app.database
    .writer(partition)
    .selectFrom('customer')
    .select(['id', 'registered_name'])
    .where('partition', '=', partition)
    .execute();
  const idOf = new Map(customers.map(({ id, registered_name }) => [registered_name, id]));
  const placed = new Map<string, string>();
  for (const { customer, ...location } of demoLocations) {
    const across = demoBorders.find(([, other]) => other === location.code)?.[0];
    const values = {
      ...location,
      customerId: (customer && idOf.get(customer)) ?? null,
      otherSideId: (across && placed.get(across)) ?? null,
    };
    placed.set(location.code, await buildMaster(app, partition, locations, values, captureLocation));
  }
}
