import { sql } from 'kysely';
import { addDays, defaultTimeZone, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { captureDriver } from '#modules/parties/drivers/server/index.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { buildMaster } from './seed-master-data.ts';

/** Invented plates and people: enough that what moves in the demonstration has a vehicle and a driver of its own. */
const crews = [
  ['LK12RTGP', 'Volvo', 'Mandla', 'Zwane'],
  ['LN48SVGP', 'Scania', 'Refilwe', 'Tau'],
  ['LP73TXGP', 'Mercedes-Benz', 'Hennie', 'Grobler'],
  ['LR05VZGP', 'MAN', 'Sizwe', 'Ngcobo'],
  ['MB91WBGP', 'DAF', 'Tapiwa', 'Chikore'],
  ['MD27XDGP', 'Volvo', 'Ashwin', 'Pillay'],
  ['MF64YFGP', 'Scania', 'Kagiso', 'Modise'],
  ['MH33ZHGP', 'UD Trucks', 'Francois', 'Nel'],
  ['ND118204', 'Mercedes-Benz', 'Bongani', 'Cele'],
  ['ND226517', 'Freightliner', 'Nkosana', 'Mthembu'],
  ['CA558013', 'Volvo', 'Shaun', 'Petersen'],
  ['CA774290', 'MAN', 'Zolani', 'Mbeki'],
  ['HX28LLMP', 'Scania', 'Lucky', 'Mnisi'],
  ['HZ65MMMP', 'Hino', 'Armando', 'Cossa'],
  ['JB19NNNW', 'Isuzu', 'Oupa', 'Motaung'],
  ['JD84PPNW', 'DAF', 'Gideon', 'Bezuidenhout'],
] as const;

/** Two trailers for each supplier: most loads want one or two, and nobody could be given such a load without. */
async function buildTrailers(
  app: App,
  partition: string,
  place: number,
  of: { supplierId: string; licenceExpiry: string; roadworthyExpiry: string },
): Promise<void> {
  for (const registrationNumber of [`PT${11 + place}SVGP`, `PW${11 + place}SXGP`])
    await buildMaster(app, partition, vehicles, {
      ...of,
      registrationNumber,
      make: 'Afrit',
      kind: 'interlink',
      ownership: 'supplier',
    });
}

/** Vehicles and drivers of the suppliers that carry the demonstration's loads, once. */
export async function seedCarrierFleet(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const today = todayIn(defaultTimeZone, app.clock.now());
  const known = await sql`select from driver where partition = ${partition} and code = 'C201'`.execute(db);
  const suppliers = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('status', '=', 'approved')
    .where('is_transporter', '=', true)
    .orderBy('registered_key')
    .execute();
  if (known.rows.length > 0 || suppliers.length === 0) return;
  for (const [place, [registrationNumber, make, name, surname]] of crews.entries()) {
    const supplierId = suppliers[place % suppliers.length]!.id;
    const until = (days: number) => addDays(today, days + place * 9);
    await buildMaster(app, partition, vehicles, {
      registrationNumber,
      make,
      kind: 'truckTractor',
      ownership: 'supplier',
      supplierId,
      licenceExpiry: until(150),
      roadworthyExpiry: until(190),
      operatorCardExpiry: until(240),
      operatorCardCategory: 'G',
    });
    if (place < suppliers.length)
      await buildTrailers(app, partition, place, {
        supplierId,
        licenceExpiry: until(160),
        roadworthyExpiry: until(200),
      });
    const driver = {
      employeeNo: `C${201 + place}`,
      name,
      surname,
      // Their trips come by SMS.
      mobile: `+278255503${10 + place}`,
      supplierId,
      licenceCode: 'EC' as const,
      licenceExpiry: until(400),
      prdpGoods: true,
      prdpExpiry: until(220),
      medicalExpiry: until(260),
    };
    await buildMaster(app, partition, drivers, driver, captureDriver);
  }
}
