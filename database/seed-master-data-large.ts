import { sql } from 'kysely';
import { todayIn } from '#platform/dates.ts';
import type { MasterData } from '#platform/master-data.ts';
import type { Db } from '#platform/server/database.ts';
import { masterTable } from '#platform/server/master-table.ts';
import { commodityTypes } from '#modules/base/commodity-types/contract.ts';
import { servicePlans } from '#modules/fleet/service-plans/contract.ts';
import { journalAccounts } from '#modules/money/journal-accounts/contract.ts';
import { councilMinimums } from '#modules/prices/council-minimums/contract.ts';
import { driverRateCategories } from '#modules/prices/driver-rate-categories/contract.ts';
import { driverRates } from '#modules/prices/driver-rates/contract.ts';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { equipmentTypes } from '#modules/base/equipment-types/contract.ts';
import { rateZones } from '#modules/prices/rate-zones/contract.ts';
import { fuelClauses } from '#modules/prices/fuel-clauses/contract.ts';
import { exchangeRates } from '#modules/prices/exchange-rates/contract.ts';
import { fuelPrices } from '#modules/prices/fuel-prices/contract.ts';
import { itemMasters } from '#modules/base/item-masters/contract.ts';
import { locations } from '#modules/parties/locations/contract.ts';
import { orderTypes } from '#modules/base/order-types/contract.ts';
import { packingTypes } from '#modules/base/packing-types/contract.ts';
import { profitCentres } from '#modules/base/profit-centres/contract.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { demoCommodityTypes } from './demo-master-data/commodity-types.ts';
import { demonstration as demoDriverRateCategories } from './demo-master-data/driver-rate-categories.ts';
import { demoDrivers } from './demo-master-data/drivers.ts';
import { demonstration as demoEquipmentTypes } from './demo-master-data/equipment-types.ts';
import { demoItemMasters } from './demo-master-data/item-masters.ts';
import { demoLocations } from './demo-master-data/locations.ts';
import { demoOrderTypes } from './demo-master-data/order-types.ts';
import { demonstration as demoPackingTypes } from './demo-master-data/packing-types.ts';
import { demoProfitCentres } from './demo-master-data/profit-centres.ts';
import { demoVehicles } from './demo-master-data/vehicles.ts';
import { first, second } from './invented-names.ts';

const batch = 20_000;
const author = 'Benchmark';
const today = todayIn('Africa/Johannesburg', new Date());

interface Large {
  readonly data: MasterData;
  readonly samples: readonly object[];
  /** Of codes: `P0000017`. */
  readonly prefix: string;
  /** What their names begin with. */
  readonly words: readonly string[];
  /** How many loads a year stand behind one of them. */
  readonly loadsEach: number;
}

const nouns: readonly Large[] = [
  { data: profitCentres, samples: demoProfitCentres, prefix: 'C', words: ['Lane', 'Depot', 'Fleet'], loadsEach: 1000 },
  { data: itemMasters, samples: demoItemMasters, prefix: 'I', words: ['Linehaul', 'Toll', 'Storage'], loadsEach: 400 },
  { data: orderTypes, samples: demoOrderTypes, prefix: 'O', words: ['Load', 'Service', 'Purchase'], loadsEach: 5000 },
  {
    data: equipmentTypes,
    samples: demoEquipmentTypes.records,
    prefix: 'E',
    words: ['Rigid', 'Superlink'],
    loadsEach: 2000,
  },
  {
    data: commodityTypes,
    samples: demoCommodityTypes,
    prefix: 'G',
    words: ['Maize', 'Steel', 'Cement'],
    loadsEach: 500,
  },
  {
    data: packingTypes,
    samples: demoPackingTypes.records,
    prefix: 'P',
    words: ['Pallet', 'Crate', 'Drum', 'Sack', 'Bin', 'Carton', 'Cage'],
    loadsEach: 1000,
  },
  {
    data: locations,
    samples: demoLocations,
    prefix: 'L',
    words: ['Warehouse', 'Depot', 'Farm', 'Store'],
    loadsEach: 10,
  },
  { data: drivers, samples: demoDrivers(today), prefix: 'D', words: ['Themba', 'Lindiwe', 'Sizwe'], loadsEach: 10 },
  { data: vehicles, samples: demoVehicles(today), prefix: 'V', words: ['Volvo', 'Scania', 'MAN'], loadsEach: 5 },
  {
    data: driverRateCategories,
    samples: demoDriverRateCategories.records,
    prefix: 'K',
    words: ['Interlink', 'Rigid'],
    loadsEach: 1000,
  },
];

/** Prices, minimums and kinds of service: there are as many, however many loads a company moves. */
export const neverLarge: readonly MasterData[] = [
  fuelPrices,
  exchangeRates,
  fuelClauses,
  rateZones,
  driverRates,
  councilMinimums,
  journalAccounts,
  servicePlans,
];

/** How many records of each noun a company has that moves so many loads a year; or exactly so many, by noun. */
export type LargeCounts = { readonly loads: number } | { readonly counts: Readonly<Record<string, number>> };

/**
 * Plain master data for benchmarks, written by the database itself, in sets: the records of the demonstration again and
 * again, under other codes and names. The same counts give the same records. A third of the drivers and vehicles belong
 * to suppliers, where there are any; nobody's identity number is known.
 */
export async function seedMasterDataLarge(db: Db, partition: string, wanted: LargeCounts): Promise<void> {
  for (const noun of nouns) {
    const count = 'loads' in wanted ? Math.ceil(wanted.loads / noun.loadsEach) : (wanted.counts[noun.data.noun] ?? 0);
    for (let from = 1; from <= count; from += batch) {
      await db.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = '2min'`.execute(transaction);
        // Trigram indexes are merged in larger steps, which costs less than many small ones.
        await sql`set local gin_pending_list_limit = '32MB'`.execute(transaction);
        await insertRecords(transaction, partition, noun, from, Math.min(count, from + batch - 1));
      });
    }
  }
}

async function insertRecords(db: Db, partition: string, noun: Large, from: number, to: number): Promise<void> {
  const { data, prefix, words } = noun;
  const { table, columnOf, fields } = masterTable(data);
  const samples = JSON.stringify(noun.samples.map((sample) => rowOf(data, sample)));
  const own = fields.map(columnOf).filter((column) => !['code', 'name', 'supplier_id', 'ownership'].includes(column));
  const columns = sql.join(own.map((column) => sql.ref(column)));
  const taken = sql.join(own.map((column) => sql.ref(`sample.${column}`)));
  const isOwned = fields.includes('supplierId');
  const owner = isOwned ? sql`, supplier_id` : sql``;
  const ownership = fields.includes('ownership') ? sql`, ownership` : sql``;
  const supplier = sql`case when n % 3 = 0 then suppliers[1 + n % greatest(cardinality(suppliers), 1)] end`;
  await sql`
    insert into ${sql.table(table)} (partition, created_by, updated_by, updated_at, is_active, code, name, ${columns}${owner}${ownership})
    select ${partition}, ${author}, ${author}, now() - make_interval(mins => n), n % 500 <> 0,
      ${prefix}::text || lpad(n::text, 7, '0'),
      (${words}::text[])[1 + n % ${words.length}::int] || ' ' || (${first}::text[])[1 + n / 7 % ${first.length}::int] || ' ' || (${second}::text[])[1 + n / 210 % ${second.length}::int] || ' ' || left(md5(n::text), 6),
      ${taken}${isOwned ? sql`, ${supplier}` : sql``}${fields.includes('ownership') ? sql`, case when ${supplier} is null then 'own' else 'supplier' end` : sql``}
    from generate_series(${from}::int, ${to}::int) n,
      (select coalesce(array_agg(id), '{}') as suppliers from (select id from supplier where partition = ${partition} order by id limit 1000) as chosen) known,
      lateral jsonb_populate_record(null::${sql.table(table)}, ${samples}::jsonb -> (n % ${noun.samples.length}::int)) sample`.execute(
    db,
  );
}

/** A record of the demonstration as columns, without what is sealed and what refers to others. */
function rowOf(data: MasterData, sample: object): Readonly<Record<string, unknown>> {
  const { columnOf, fields } = masterTable(data);
  const kept = fields.filter((field) => field !== 'supplierId' && !data.neverImported.includes(field));
  const named = Object.fromEntries(Object.entries(sample).filter(([field]) => kept.includes(field)));
  const values: Readonly<Record<string, unknown>> = data.fields.parse({
    ...named,
    ...(kept.includes('ownership') && { ownership: 'own' }),
  });
  return Object.fromEntries(fields.map((field) => [columnOf(field), values[field]]));
}

/** People of a company, one for every hundred loads of a year; none of them has a password. */
export async function seedUsersLarge(
  db: Db,
  { partition, companyId, count }: { readonly partition: string; readonly companyId: string; readonly count: number },
): Promise<void> {
  await sql`
    insert into app_user (partition, account, name, surname, user_role, company_id, updated_by)
    select ${partition}, 'person' || n || '@' || ${partition}::text || '.example', (${first}::text[])[1 + n % ${first.length}::int],
      (${second}::text[])[1 + n / ${first.length}::int % ${second.length}::int] || ' ' || n, 'viewer', ${companyId}, ${author}
    from generate_series(1, ${count}::int) n`.execute(db);
}
