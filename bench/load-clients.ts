import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase, type Db } from '#platform/server/database.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { carriageService } from '#modules/work/carriage/contract.ts';
import { loadBoardService } from '#modules/work/load-board/contract.ts';
import { loadPriceService } from '#modules/work/load-prices/contract.ts';
import { loadService } from '#modules/work/loads/contract.ts';
import { loadReferences } from '#modules/work/loads/server/builders.ts';
import { roadService } from '#modules/work/road/contract.ts';
import { tenderService } from '#modules/work/tenders/contract.ts';
import { seedCustomersLarge } from '../database/seed-customers-large.ts';
import { seedLoadsLarge } from '../database/seed-loads-large.ts';
import { seedSuppliersLarge } from '../database/seed-suppliers-large.ts';
import { demoPassword } from '../database/seed.ts';
import type { Person } from './client.ts';

/** A client that moves goods, with a planner who may do everything with loads. */
export interface LoadClient extends Person {
  readonly companyId: string;
  readonly references: Awaited<ReturnType<typeof loadReferences>>;
  /** One with a limit that no benchmark reaches. */
  readonly customerId: string;
  readonly accountNumber: string;
  readonly vehicleId: string;
  readonly driverId: string;
}

/** The operations that a planner calls. */
const planned = [loadService, loadBoardService, carriageService, loadPriceService, roadService, tenderService];

/** What a planner may do. */
export const plannerRights: readonly string[] = [
  ...planned.flatMap(({ operations }) => Object.keys(operations)),
  'postImport',
  'getImport',
  'putImportMapping',
  'commitImport',
].map((right) => `tripDirector.${right}`);

/** Of the transporters of a client so many are approved. */
const carriers = 500;

/** A client with so many loads, 500 carriers, 1,000 customers, and one vehicle with its driver. */
export async function buildLoadClient(
  url: string,
  partition: string,
  loads: { readonly count: number; readonly open: number },
): Promise<LoadClient> {
  const account = `${partition}@bench.example`;
  const database = openDatabase({ url, poolSize: 2 });
  const db = database.writer(partition);
  const companyId = await buildCompany(db, partition, { name: `Client ${partition}` });
  const roleId = await buildRole(db, partition, { name: 'planner', authorisations: plannerRights });
  const person = { account, name: 'Planning', surname: 'Person', userRole: 'planner', companyId, roleId };
  await buildUser(db, partition, { ...person, password: demoPassword });
  const references = await loadReferences(db, partition);
  await seedSuppliersLarge(db, { partition, companyId, count: carriers * 2 });
  await seedCustomersLarge(db, { partition, companyId, count: 1000 });
  const customer = await generousCustomer(db, partition);
  await onlySomeCarriers(db, partition);
  await seedLoadsLarge(db, { partition, companyId, ...loads });
  const vehicleId = await put(db, 'vehicle', { ...vehicle, partition, equipment_type_id: references.equipmentTypeId });
  const driverId = await put(db, 'driver', { ...driver, partition });
  await database.close();
  await analyze(url);
  return { partition, account, companyId, references, ...customer, vehicleId, driverId };
}

/** As autovacuum does within a minute of so many rows; until then the planner knows nothing of them. */
async function analyze(url: string): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}

async function generousCustomer(db: Db, partition: string): Promise<{ customerId: string; accountNumber: string }> {
  const { rows } = await sql<{ customerId: string; accountNumber: string }>`
    update customer set credit_limit = 900000000000, credit_status = 'GOOD', standing = 'ACTIVE'
     where partition = ${partition} and id = (select id from customer where partition = ${partition} and standing = 'ACTIVE' order by id limit 1)
    returning id as "customerId", account_number as "accountNumber"`.execute(db);
  await sql`
    insert into credit_limit (partition, customer_id, amount, payment_term, effective_from, approved_by)
    values (${partition}, ${rows[0]!.customerId}, 900000000000, 30, current_date, 'Benchmark')`.execute(db);
  return rows[0]!;
}

async function onlySomeCarriers(db: Db, partition: string): Promise<void> {
  await sql`
    update supplier set status = 'pending' where partition = ${partition} and status = 'approved' and is_transporter and id not in (
      select id from supplier where partition = ${partition} and status = 'approved' and is_transporter order by id limit ${carriers})`.execute(
    db,
  );
}

/** Papers in order, so that nothing stands against them. */
const vehicle = {
  code: 'BENCH1GP',
  name: 'Volvo',
  kind: 'rigid',
  ownership: 'own',
  availability: 'available',
  operator_card_category: 'G',
  payload_kg: 12_000,
  licence_expiry: '2099-01-01',
  roadworthy_expiry: '2099-01-01',
  operator_card_expiry: '2099-01-01',
};
const driver = {
  code: 'BENCH1',
  name: 'Themba',
  surname: 'Bench',
  id_type: 'SA_ID',
  language: 'en',
  licence_code: 'EC',
  prdp_goods: true,
  prdp_passengers: false,
  prdp_dangerous_goods: false,
  first_aid: false,
  cross_border: false,
  availability: 'active',
  licence_expiry: '2099-01-01',
  prdp_expiry: '2099-01-01',
  medical_expiry: '2099-01-01',
};
const emptyOf = {
  vehicle:
    'model fleet_no vin engine_no register_number suspension reefer_unit fuel_type tracker_provider tracker_device_id licence_disc_no insurance_policy operator_card_no cross_border_permit_no notes',
  driver:
    'id_number nationality work_permit_no mobile email licence_no vehicle_restrictions next_of_kin_name next_of_kin_number blocked_reason notes',
} as const;

/** Vehicles and drivers of the own fleet that go by `IMP0GP`, `IMP0` and so on. */
export async function addFleet(url: string, { partition, references }: LoadClient, count: number): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 });
  const db = database.writer(partition);
  for (let place = 0; place < count; place++) {
    const code = `IMP${place}`;
    const plate = { ...vehicle, code: `${code}GP`, partition, equipment_type_id: references.equipmentTypeId };
    await put(db, 'vehicle', plate);
    await put(db, 'driver', { ...driver, code, partition });
  }
  await database.close();
}

async function put(db: Db, table: 'vehicle' | 'driver', columns: Readonly<Record<string, unknown>>): Promise<string> {
  const empty = Object.fromEntries(emptyOf[table].split(' ').map((column) => [column, '']));
  const all = { ...empty, ...columns, created_by: 'Benchmark', updated_by: 'Benchmark' };
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(all).map((value) => sql`${value}`))}) returning id`.execute(db);
  return rows[0]!.id;
}
