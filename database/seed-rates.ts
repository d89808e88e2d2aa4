import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { addDays, type CalendarDate, todayIn } from '#platform/dates.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { Standing } from '#modules/parties/customers/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { buildClauseVersion } from '#modules/prices/fuel-clauses/server/index.ts';
import { buildRate } from '#modules/prices/rates/server/index.ts';

const customerTowns = { country: 'South Africa' };
const city = (value: string, country = customerTowns.country) => ({ scope: 'city' as const, value, country });
/** So many customers and suppliers have rates: a database of half a million of them is not read for six. */
const contracts = 10;
const carriers = 6;
const anywhere = { scope: 'any' as const, value: '', country: '' };

/** Rates of the demonstration, once: contracts of customers, a general tariff, what suppliers get, and some that wait. */
export async function seedRates(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: there } = await sql`select from rate where partition = ${partition} limit 1`.execute(db);
  if (there.length > 0) return;
  const ids = async (query: ReturnType<typeof sql>) =>
    (await sql<{ id: string; code: string }>`${query}`.execute(db)).rows;
  const customers = await ids(
    sql`select id, account_number as code from customer where partition = ${partition} and standing = ${literal<Standing>('ACTIVE')} order by account_number limit ${contracts}`,
  );
  const suppliers = await ids(
    sql`select id, registered_name as code from supplier where partition = ${partition} and status = ${literal<ApplicationState>('approved')} and is_transporter order by registered_key limit ${carriers}`,
  );
  if (customers.length < 6 || suppliers.length < 4) return;
  const [clauses, zones] = [
    await ids(sql`select id, code from fuel_clause where partition = ${partition}`),
    await ids(sql`select id, code from rate_zone where partition = ${partition}`),
  ];
  const clause = (code: string) => clauses.find((each) => each.code === code)?.id ?? '';
  const zone = (code: string) => ({
    scope: 'zone' as const,
    value: zones.find((each) => each.code === code)?.id ?? '',
    country: '',
  });
  const today = todayIn('Africa/Johannesburg', app.clock.now());
  const put = (rate: Parameters<typeof buildRate>[2]) => buildRate(app, partition, rate);
  await seedTariff(put, { zone, clause });
  for (const [place, { id }] of customers.entries()) await seedContract(put, { id, place, today, zone, clause });
  for (const [place, { id }] of suppliers.entries())
    await put({
      side: 'buy',
      partyKind: 'supplier',
      supplierId: id,
      origin: place % 2 === 0 ? zone('GP-RING') : anywhere,
      destination: place % 2 === 0 ? zone('KZN-PORT') : anywhere,
      bothWays: true,
      method: 'perTon',
      rate: 288 + place * 7.5,
      minUnits: 24,
      standingRate: 420,
      validFrom: '2026-03-01',
    });
  await seedVersions(app, partition, today);
  await seedWaiting(put, { first: customers[0]!.id, second: customers[1]!.id, today, zone, clause });
}

/** A clause that says something else by now, and one for which somebody asks for another cap. */
async function seedVersions(app: App, partition: string, today: CalendarDate): Promise<void> {
  await buildClauseVersion(app, partition, {
    code: 'FC-40-CAP',
    effectiveFrom: addDays(today, 9),
    reason: 'The customer accepts a cap of 5 % from the new season on.',
    terms: { capPercent: 5 },
    by: 'Naledi Mokoena',
  });
}

type Put = (rate: Parameters<typeof buildRate>[2]) => Promise<string>;
interface Known {
  readonly zone: (code: string) => { scope: 'zone'; value: string; country: string };
  readonly clause: (code: string) => string;
}

/** What everybody pays without a contract, and what is paid where nothing is agreed with a supplier. */
async function seedTariff(put: Put, { zone, clause }: Known): Promise<void> {
  const general = { partyKind: 'general', validFrom: '2026-03-01' } as const;
  await put({
    ...general,
    code: 'TARIFF-TON',
    origin: anywhere,
    destination: anywhere,
    method: 'perTon',
    rate: 612.5,
    minUnits: 10,
    minCharge: 6_500,
    fuelClauseId: clause('FC-45'),
  });
  await put({
    ...general,
    code: 'TARIFF-N3',
    origin: zone('GP-RING'),
    destination: zone('KZN-PORT'),
    bothWays: true,
    method: 'perTon',
    rate: 548,
    minUnits: 14,
    fuelClauseId: clause('FC-45'),
  });
  await put({
    ...general,
    code: 'TARIFF-KM',
    origin: anywhere,
    destination: anywhere,
    method: 'perKm',
    rate: 24.85,
    priority: 10,
    fuelClauseId: clause('FC-KM'),
  });
  await put({
    ...general,
    code: 'BUY-SHARE',
    side: 'buy',
    origin: anywhere,
    destination: anywhere,
    method: 'percentOfSell',
    rate: 82.5,
  });
}

/** The contract of a customer, each of another kind. */
async function seedContract(
  put: Put,
  {
    id,
    place,
    today,
    zone,
    clause,
  }: Known & { readonly id: string; readonly place: number; readonly today: CalendarDate },
): Promise<void> {
  const own = {
    partyKind: 'customer',
    customerId: id,
    validFrom: '2026-08-01',
    fuelClauseId: clause('FC-45'),
    freeStandingMinutes: 120,
    standingRate: 650,
  } as const;
  if (place % 3 === 0)
    await put({
      ...own,
      origin: zone('GP-RING'),
      destination: zone('KZN-PORT'),
      bothWays: true,
      method: 'perTon',
      rate: 412,
      bands: [
        { from: 20, rate: 398 },
        { from: 25, rate: 385.5 },
      ],
      minUnits: 20,
      minCharge: 8_500,
    });
  if (place % 3 === 1)
    await put({
      ...own,
      origin: city('Germiston'),
      destination: city('Cape Town'),
      method: 'perPallet',
      rate: 1_320,
      bands: [
        { from: 11, rate: 1_180 },
        { from: 21, rate: 1_050 },
      ],
      bandMode: 'stepped',
      fuelClauseId: clause('FC-40-CAP'),
    });
  await put({
    ...own,
    origin: anywhere,
    destination: anywhere,
    method: 'perTon',
    rate: 505 + place * 8.25,
    minUnits: 12,
    minCharge: 7_200,
    validTo: place % 4 === 2 ? addDays(today, 18) : '',
  });
}

/** Drafts, one that waits for a second person, and one that nothing tells from an approved rate. */
async function seedWaiting(
  put: Put,
  {
    first,
    second,
    today,
    zone,
    clause,
  }: Known & { readonly first: string; readonly second: string; readonly today: CalendarDate },
): Promise<void> {
  const lane = { origin: zone('GP-RING'), destination: zone('PLATINUM') };
  const own = { partyKind: 'customer', method: 'perLoad', fuelClauseId: clause('FC-45') } as const;
  await put({ ...own, ...lane, customerId: first, rate: 9_850, validFrom: addDays(today, 20), status: 'PENDING' });
  await put({ ...own, ...lane, customerId: second, rate: 10_400, validFrom: addDays(today, 40), status: 'DRAFT' });
  await put({
    ...own,
    customerId: first,
    origin: zone('GP-RING'),
    destination: zone('KZN-PORT'),
    bothWays: true,
    rate: 11_750,
    validFrom: '2026-08-01',
    note: 'Asked for a price by the load instead of by the tonne.',
    status: 'DRAFT',
  });
}
