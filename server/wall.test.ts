import { unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authorisation } from '#platform/operation.ts';
import { pdfText } from '#platform/server/uploads.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { type OutsideKind, outsiders } from '#modules/base/access/outsiders.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { seeded } from './testing/payloads.ts';
import { sideBySide } from './testing/side-by-side.ts';
import { callables, type Callable, payloadFor } from './testing/wall-calls.ts';
import {
  digestOf,
  type Exempt,
  foreignOf,
  namedByOwn,
  type IsForeign,
  openDemonstration,
  openOwner,
  partition,
  readWorld,
  type World,
} from './testing/wall-world.ts';

/**
 * Who may see (decision 0205). Every operation of the registry is called with others' ids and words, for each kind of limited
 * person, in a copy of the demonstration: nothing foreign is in an answer, and no foreign row changes. An ordinary run makes a
 * seeded share of the calls; `WALL_CALLS=10000 npx vitest run server/wall.test.ts` makes all of them, as the nightly run does.
 */
const calls = Number(process.env['WALL_CALLS'] ?? 800);
const operations = callables();
const everyRight = operations.map(({ service, name }) => authorisation(service, name));

let copy: DemonstrationCopy;
let house: House;
let owner: pg.Client;
beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  house = await openDemonstration(copy);
  owner = await openOwner(copy.environment.DATABASE_URL);
  await mark();
});
afterAll(async () => {
  await owner.end();
  await house.close();
  await copy.remove();
});

/** What is called by a name that nothing else bears, so that a trace of it in any answer is seen. */
async function mark(): Promise<void> {
  await owner.query(`
    update supplier set registered_name = 'Qsup' || substr(md5(id::text), 1, 8) || ' Hauliers', trade_name = 'Qsup' || substr(md5(id::text), 1, 8);
    update customer set registered_name = 'Qcus' || substr(md5(id::text), 1, 8) || ' Mills', trade_name = 'Qcus' || substr(md5(id::text), 1, 8);
    update driver set surname = 'Qdri' || substr(md5(id::text), 1, 8);
    update load set load_number = 'Qlod' || substr(md5(id::text), 1, 8);
    update load set internal_notes = 'Qnote' || substr(md5(id::text), 1, 8);
    update load set sell_net = 7654300000 + (random() * 99999)::int, buy_net = 8765400000 + (random() * 99999)::int;
    update load_charge set net = case side when 'sell' then 7654300000 else 8765400000 end + (random() * 99999)::int;`);
}

/** The most frequent value of a column: whose records there are enough of. */
async function commonest(table: string, column: string): Promise<string> {
  const { rows } = await owner.query<{ value: string }>(
    `select ${column}::text as value from ${table} where partition = $1 and ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
    [partition],
  );
  return rows[0]!.value;
}

interface Limited {
  readonly staff: Staff;
  readonly isForeign: IsForeign;
  readonly exempt?: Exempt;
  readonly isOwn?: IsForeign;
  /** What their own records tell of others: the ids that they name, or the loads that were offered to them. */
  readonly sees?: 'ids' | 'offers';
  readonly outside?: OutsideKind;
  /** What is in no answer, of their own records either. */
  readonly never?: RegExp;
}

const sells = /\b76543\d\d\d(?:\.\d+)?\b/;
const buys = /\b87654\d\d\d(?:\.\d+)?\b/;
/** What a supplier is asked for is its own business, whoever carries the load. */
const ofOffers: Exempt = new Set(['tender_offer.load_id', 'load.customer_id', 'link.subject_id']);

/** A vehicle of another centre may carry a load of one's own. */
const ofVehicles: Exempt = new Set(
  ['vehicle_id', 'trailer1_id', 'trailer2_id'].flatMap((column) => [`load.${column}`, `driver.${column}`]),
);

const companyOf = async () => commonest('load', 'company_id');

function ofSupplier(id: string): IsForeign {
  return ({ table, columns }) =>
    (table === 'supplier' && columns['id'] !== id) ||
    (table === 'load' && columns['supplier_id'] !== id) ||
    table === 'contractor' ||
    (['rate', 'fuel_clause'].includes(table) && columns['supplier_id'] !== id);
}

const kinds: Readonly<Record<string, () => Promise<Limited>>> = {
  async 'staff with a carrierFilter'() {
    const id = await commonest('load', 'supplier_id');
    const { rows } = await owner.query<{ name: string }>('select registered_name as name from supplier where id = $1', [
      id,
    ]);
    const rights = [...everyRight, `tripDirector.loadingPerformance.carrierFilter.${rows[0]!.name}`];
    const staff = await buildStaff(house.app, partition, rights, { companyId: await companyOf() });
    return { staff, isForeign: ofSupplier(id), exempt: ofOffers, sees: 'offers', never: sells };
  },
  async 'a supplier’s user'() {
    const supplierId = await commonest('load', 'supplier_id');
    const staff = await buildStaff(house.app, partition, everyRight, { companyId: await companyOf(), supplierId });
    return {
      staff,
      outside: 'supplier',
      isForeign: ofSupplier(supplierId),
      exempt: ofOffers,
      sees: 'offers',
      never: new RegExp(`${sells.source}|Qcus|Qnote`),
    };
  },
  async 'a customer’s user'() {
    const id = await commonest('load', 'customer_id');
    const staff = await buildStaff(house.app, partition, everyRight, {
      companyId: await companyOf(),
      customerIds: [id],
    });
    const isForeign: IsForeign = ({ table, columns }) =>
      ['supplier', 'contractor', 'driver', 'vehicle', 'company_order', 'tender_offer'].includes(table) ||
      (table === 'customer' && columns['id'] !== id) ||
      (table === 'load' && columns['customer_id'] !== id);
    const exempt = new Set([
      'load.supplier_id',
      'load.driver_id',
      'load.co_driver_id',
      'load.vehicle_id',
      'load.trailer1_id',
      'load.trailer2_id',
    ]);
    return {
      staff,
      outside: 'customer',
      isForeign,
      exempt,
      never: new RegExp(`${buys.source}|Qsup|Qdri|Qnote`),
    };
  },
  async 'a role of one profit centre'() {
    const id = await commonest('load', 'profit_centre_id');
    const staff = await buildStaff(house.app, partition, everyRight, {
      companyId: await companyOf(),
      scope: { profitCentre: { own: false, ids: [id] } },
    });
    const isForeign: IsForeign = ({ table, columns }) =>
      (['load', 'vehicle'].includes(table) && columns['profit_centre_id'] !== id) ||
      (table === 'company_order' && ![columns['profit_centre_id'], columns['performing_centre_id']].includes(id));
    return { staff, isForeign, exempt: ofVehicles, sees: 'ids' };
  },
  async 'a role of one supplier'() {
    const id = await commonest('load', 'supplier_id');
    const staff = await buildStaff(house.app, partition, everyRight, {
      companyId: await companyOf(),
      scope: { supplier: { own: false, ids: [id] } },
    });
    return { staff, isForeign: ofSupplier(id), exempt: ofOffers, sees: 'offers' };
  },
  async 'a role of one company'() {
    const own = await companyOf();
    const other = await otherCompany(own);
    const staff = await buildStaff(house.app, partition, everyRight, {
      companyId: own,
      scope: { company: { own: true, ids: [] } },
    });
    const isForeign: IsForeign = ({ columns }) => columns['company_id'] === other;
    const isOwn: IsForeign = ({ columns }) => columns['company_id'] === own;
    return { staff, isForeign, isOwn, sees: 'ids' };
  },
};

/** A second company, which half of the parties and of the loads are of. */
async function otherCompany(own: string): Promise<string> {
  const other = await buildCompany(house.app.database.writer(partition), partition, { name: 'Qcom Other' });
  const half = `partition = $2 and get_byte(decode(md5(id::text), 'hex'), 0) % 2 = 0`;
  await owner.query(
    `update supplier set company_id = $1 where ${half} and not exists (select from role_profile where registered_name = any (carrier_names))`,
    [other, partition],
  );
  for (const party of ['customer', 'contractor'])
    await owner.query(`update ${party} set company_id = $1 where ${half}`, [other, partition]);
  await owner.query(
    `update load l set company_id = $1 from customer c where c.partition = l.partition and c.id = l.customer_id and c.company_id = $1`,
    [other],
  );
  const { rows: children } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('load_id', 'company_id')
      group by 1 having count(*) = 2`,
  );
  for (const { name } of children)
    await owner.query(
      `update ${name} t set company_id = l.company_id from load l where l.partition = t.partition and l.id = t.load_id and l.company_id <> $1`,
      [own],
    );
  return other;
}

/** Tables whose changes are told to sockets, with their channels. */
const announced = {
  load: 'loads',
  supplier: 'carriers',
  customer: 'shippers',
  contractor: 'subcontractors',
  driver: 'drivers',
  vehicle: 'vehicles',
  document: 'documents',
  pod: 'pods',
  tender_offer: 'tenders',
  company_order: 'orders',
  inspection: 'inspections',
  credit_change: 'creditChanges',
};

describe.each(Object.keys(kinds))('%s', (kind) => {
  test('is shown nothing foreign, and changes nothing foreign', async () => {
    const limited = await kinds[kind]!();
    const { isForeign, exempt = new Set(), isOwn, sees = 'nothing' } = limited;
    const world = await readWorld(owner);
    const foreign = foreignOf(world, isForeign, exempt, isOwn);
    const told =
      sees === 'nothing'
        ? new Set<string>()
        : namedByOwn(world, foreign, sees === 'offers' ? 'tender_offer' : undefined);
    const hidden = new Set([...foreign].filter((id) => !told.has(id)));
    expect(foreign.size).toBeGreaterThan(200);
    const before = await digestOf(owner, world, foreign);
    const words = await namesOf([...(sees === 'offers' ? hidden : foreign)]);
    const { failures, answered } = await callAll(limited, operations, calls, hidden, words);
    expect(await heardOf(limited, world, foreign)).toEqual([]);
    expect(Object.fromEntries(failures)).toEqual({});
    expect(await digestOf(owner, world, foreign)).toEqual(before);
    expect(answered).toBeGreaterThan(20);
  });
});

/** Calls what the person may call again and again, and all the rest once; what was seen of others, by operation. */
async function callAll(
  { staff, never, outside }: Limited,
  among: readonly Callable[],
  times: number,
  foreign: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Promise<{ readonly failures: ReadonlyMap<string, string>; readonly answered: number }> {
  const random = seeded(20_260_602);
  const { rows } = await house.app.database.lookups.query<{ own: string[] }>(
    'select session_authorisations($1, $2) as own',
    [partition, staff.userId],
  );
  const counting = outside ? outsiders[outside].rights : new Set(rows[0]!.own);
  const open = among.filter(({ service, name }) => counting.has(authorisation(service, name)));
  const order = [
    ...among.filter((each) => !open.includes(each)),
    ...Array.from({ length: times }, (_, n) => open[n % open.length]!),
  ];
  const failures = new Map<string, string>();
  let answered = 0;
  await sideBySide(order, async (operation) => {
    const { service, name, contract } = operation;
    // What they write of words stays in lists that all read, and would be taken for a trace.
    const payload = payloadFor(operation, random, {
      ids: [...foreign],
      words: contract.reads ? [...words] : ['Karoo'],
    });
    const lockId = contract.reads ? undefined : String(1 + Math.floor(random() * 2));
    const answer = await house.call(name, payload, { ...staff, service, ...(lockId && { lockId }) });
    if (answer.response === 'ok') answered++;
    const trace = traceOf([answer, await filesIn(answer)], foreign, words, never, payload);
    if (trace && !failures.has(name)) failures.set(name, `${trace} by ${JSON.stringify(payload).slice(0, 300)}`);
  });
  return { failures, answered };
}

/** What foreign records are called, and no other. */
async function namesOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select trade_name as name from supplier where id::text = any ($1) union select trade_name from customer where id::text = any ($1)
     union select surname from driver where id::text = any ($1) union select load_number from load where id::text = any ($1)
     union select code from vehicle where id::text = any ($1) and length(code) > 5`,
    [ids],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The words of the files that an answer holds: of PDFs and workbooks as they are read, of the others their bytes as text. */
async function filesIn(answer: unknown): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (value: unknown): Promise<void> => {
    if (typeof value !== 'object' || value === null) return;
    const { base64 } = value as { readonly base64?: unknown };
    if (typeof base64 === 'string') found.push(await wordsOf(Buffer.from(base64, 'base64')));
    for (const each of Object.values(value)) await look(each);
  };
  await look(answer);
  return found;
}

async function wordsOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF') return (await pdfText(bytes)) ?? '';
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') return bytes.toString('utf8');
  return Object.values(unzipSync(bytes))
    .map((part) => Buffer.from(part).toString('utf8'))
    .join('\n');
}

test('a word in a file is seen as one in the answer itself', async () => {
  const inFile = (bytes: Uint8Array) => filesIn({ result: { base64: Buffer.from(bytes).toString('base64') } });
  expect(await inFile(Buffer.from('load;Qlod1234'))).toEqual(['load;Qlod1234']);
  expect((await inFile(zipSync({ 'xl/sharedStrings.xml': Buffer.from('<t>Qlod1234</t>') }))).join('')).toContain(
    'Qlod1234',
  );
  const { id } = await firstLoad();
  const planner = await buildStaff(house.app, partition, everyRight, { companyId: await companyOf() });
  const answer = await house.call('getLoadWaybill', { id }, planner);
  expect((await filesIn(answer)).join('')).toContain('Qlod');
});

async function firstLoad(): Promise<{ readonly id: string }> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from load where partition = $1 and status = 'IN_TRANSIT' order by id limit 1`,
    [partition],
  );
  return rows[0]!;
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function traceOf(
  answer: unknown,
  foreign: ReadonlySet<string>,
  words: ReadonlySet<string>,
  never: RegExp | undefined,
  payload: object,
): string | undefined {
  const text = JSON.stringify(answer);
  const asked = JSON.stringify(payload);
  const id = text.match(anyId)?.find((each) => foreign.has(each) && !asked.includes(each));
  if (id) return `id ${id}: ${text.slice(Math.max(0, text.indexOf(id) - 80), text.indexOf(id) + 60)}`;
  for (const word of words)
    if (text.includes(word) && !asked.includes(word))
      return `word ${word}: ${text.slice(Math.max(0, text.indexOf(word) - 80), text.indexOf(word) + 40)}`;
  const found = never?.exec(text.replace(anyId, ''));
  return found ? `${found[0]}: ${text.slice(0, 200)}` : undefined;
}

/** Channels are of nouns; what the database says of a record decides whether somebody hears of it (wire.md §7). */
async function heardOf({ staff }: Limited, { rows }: World, foreign: ReadonlySet<string>): Promise<string[]> {
  const { rows: found } = await house.app.database.lookups.query<{ scope: object }>(
    'select session_scope($1, $2) as scope',
    [partition, staff.userId],
  );
  const db = house.app.database.single(partition, JSON.stringify(found[0]!.scope));
  const heard: string[] = [];
  for (const [table, channel] of Object.entries(announced)) {
    const ids = rows.flatMap(({ table: of, id }) => (of === table && id && foreign.has(id) ? [id] : []));
    const { rows: admitted } = await sql<{ id: string }>`
      select id from unnest(${ids}::text[]) told (id) where scope_admits(${channel}, id)`.execute(db);
    if (admitted.length > 0) heard.push(`${channel}: ${admitted.length} of ${ids.length}`);
  }
  return heard;
}

test('it fails where a wall is missing', async () => {
  const limited = await kinds['staff with a carrierFilter']!();
  const world = await readWorld(owner);
  const foreign = foreignOf(world, limited.isForeign, limited.exempt ?? new Set());
  const words = await namesOf([...foreign]);
  const lists = operations.filter(({ name }) => ['getLoads', 'getVehicles'].includes(name));
  expect((await callAll(limited, lists, 20, foreign, words)).failures.size).toBe(0);
  expect(await heardOf(limited, world, foreign)).toEqual([]);
  await owner.query('drop policy scope on load');
  expect([...(await callAll(limited, lists, 20, foreign, words)).failures.keys()]).toEqual(['getLoads']);
  await owner.query(
    `create or replace function scope_hides_load(record uuid) returns boolean language sql as 'select false'`,
  );
  expect(await heardOf(limited, world, foreign)).toContainEqual(expect.stringMatching(/^loads: /));
});
