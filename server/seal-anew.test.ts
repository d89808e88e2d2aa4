import crypto from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorChain, checkAuditTrail, sealAuditTrail } from '#platform/server/audit-chain.ts';
import { sealer } from '#platform/server/sealed.ts';
import { rememberRetiredKeys, sealAnew } from '#platform/server/sealing-anew.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { buildBankAccount } from '#modules/money/bank-statements/server/index.ts';
import { buildContractor, buildSignature } from '#modules/parties/contractors/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildIdentityNumber } from '#modules/parties/parties/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners, product } from './modules.ts';

const partition = 'alpha';
const [k1, k2, k3] = [1, 2, 3].map(() => crypto.randomBytes(32)) as [Buffer, Buffer, Buffer];
const columns = product.all('sealed');

let house: House;
let owner: pg.Client;
let staff: Staff;
let recoveryCodes: string[];
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({
    implementations,
    failureCatalogues: slices,
    linkKinds,
    listeners,
    jobKinds,
    webhookEvents: product.all('webhookEvents'),
    parts: () => ({ sealer: sealer({ current: 'k1', keys: { k1 } }) }),
  });
  owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  staff = await buildStaff(house.app, partition, [
    'postWebhookEndpoint',
    'putWebhookSecret',
    'putPodMailbox',
    'postInvoiceApiPartner',
    'postTelematicsAccount',
    'getBusinessCentralSetting',
    'putBusinessCentralSetting',
    'postClientDriver',
    'getAllCarriersByClientName',
    'getCarrier',
  ]);
  const { companyId } = staff;
  const approvedSignature = buildSignature();
  await buildSupplier(house.app, partition, { companyId, status: 'approved' });
  await buildCustomer(house.app, partition, { companyId, status: 'approve' });
  await buildContractor(house.app, partition, { companyId, state: 'approved', assessment: { approvedSignature } });
  await house.ask(
    'postClientDriver',
    { employeeNo: 'D1', name: 'Sipho', surname: 'Dlamini', idNumber: buildIdentityNumber() },
    staff,
  );
  const endpoint = { url: 'http://127.0.0.1:9/hook', description: 'Accounts', events: ['supplier.approved'] };
  const { webhookEndpointId, lockId } = await house.ask<{ webhookEndpointId: string; lockId: string }>(
    'postWebhookEndpoint',
    endpoint,
    staff,
  );
  await house.ask('putWebhookSecret', { webhookEndpointId }, { ...staff, lockId });
  const partner = {
    companyId,
    kind: 'fiscal',
    name: 'Smart Invoice',
    url: 'https://authority.example',
    secret: 'Springbok-7',
  };
  await house.ask('postInvoiceApiPartner', partner, staff);
  const tracker = {
    name: 'Trackers',
    provider: 'cartrack',
    baseUrl: 'https://fleet.example',
    userName: 'HIGH00001',
    password: 'Marula-31',
    isActive: false,
  };
  await house.ask('postTelematicsAccount', tracker, staff);
  const system = await house.ask<{ lockId: string }>('getBusinessCentralSetting', { companyId }, staff);
  await house.ask('putBusinessCentralSetting', { companyId, secret: 'Baobab-12' }, { ...staff, lockId: system.lockId });
  await buildBankAccount(house.app, partition, { companyId, number: '62012345678' });
  await house.ask('putPodMailbox', { host: 'imap.example', userName: 'scans', password: 'Karoo-Scan-9' }, staff);
  const own = { ...staff, service: 'basis' };
  const { id, secret } = await house.ask<{ id: string; secret: string }>('postOwnAuthenticator', { password }, own);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: house.clock.now().getTime() });
  ({ recoveryCodes } = await house.ask<{ recoveryCodes: string[] }>('putOwnAuthenticator', { id, code }, own));
  // As somebody has left the form of a link.
  const db = house.app.database.writer(partition);
  const { rows } = await sql<{ id: string }>`select id from link limit 1`.execute(db);
  const draft = columns.find(({ table }) => table === 'link_draft')!;
  const link = rows[0]!.id;
  const steps = Array.from({ length: 600 }, (_, step) => `step${step}`);
  const sealed = steps.map((step) =>
    house.app.sealer.seal(JSON.stringify({ step }), draft.place(partition, [link, step])),
  );
  await sql`insert into link_draft (partition, link_id, step, sealed)
    select ${partition}, ${link}, * from unnest(${steps}::text[], ${sealed}::text[])`.execute(db);
});
afterAll(async () => {
  await owner.end();
  await house.close();
});

const password = 'Kudu-Bergwind-84';

/** As after a start of the server with these settings. */
async function startWith(current: string, keys: Record<string, Buffer>): Promise<void> {
  Object.assign(house.app, { sealer: sealer({ current, keys }) });
  await rememberRetiredKeys(house.app);
}

/** Each sealed value in clear, with its place, and whether its hash is the one of today. */
async function opened(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { table, column, key = ['id'], place, index } of columns) {
    const { rows } = await sql<{ key: string[]; sealed: string; hash: string | null }>`
      select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key, ${sql.ref(column)} as sealed,
             ${index ? sql.ref(index.column) : sql`null::text`} as hash
        from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(house.app.database.writer(partition));
    for (const row of rows) {
      const plain = house.app.sealer.open(row.sealed, place(partition, row.key));
      found[`${table}.${column} ${row.key.join()}`] = plain;
      if (index) expect(row.hash, table).toBe(index.of(house.app.sealer, plain));
    }
  }
  return found;
}

/** How many values of all tables name this key, by column; what was only lent for a day is not counted. */
async function namedIn(keyId: string): Promise<Record<string, number>> {
  // As the owner, one table after the other: no statement has to be done in the time that the server gives its own.
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text) as columns from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype) and c.relname <> 'idempotency'
     group by c.relname`);
  const counts: Record<string, number> = {};
  for (const { name, columns: texts } of tables) {
    const each = texts.map((text) => `(count(*) filter (where "${text}"::text like $1))::int as "${text}"`);
    const { rows } = await owner.query<Record<string, number>>(`select ${each.join(', ')} from "${name}"`, [
      `%v1.${keyId}.%`,
    ]);
    for (const [text, count] of Object.entries(rows[0]!)) if (count > 0) counts[`${name}.${text}`] = count;
  }
  return counts;
}

const trail = async () => {
  await sealAuditTrail(house.app);
  await anchorChain(house.app, partition);
  const part = { app: house.app, db: house.app.database.single(partition), partition };
  return (await checkAuditTrail(part, 0, 100_000)).problem;
};

test('each column of sealed values is known to the work that seals them anew', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%sealed%' and table_name not in ('retired_key')`.execute(
    house.app.database.writer(partition),
  );
  expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  // Each of them has something in it, so that what follows says something of it.
  expect(Object.keys(await namedIn('k1')).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('a new key takes over everything that the old one has sealed, however often the work is broken off', async () => {
  const before = await opened();
  expect(await trail()).toBeUndefined();

  await startWith('k2', { k1, k2 });
  expect(await trail(), 'sealed by both').toBeUndefined();
  // Broken off in the middle, as by a kill: what is done stays done, and the key is not given up.
  const killed = sealAnew(house.app, columns, (table) => {
    if (table === 'contractor_director.id_number_sealed') throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect((await sql`select * from retired_key`.execute(house.app.database.writer(partition))).rows).toEqual([]);

  // Two at once, as of two servers, do it once.
  const [one, other] = await Promise.all([sealAnew(house.app, columns), sealAnew(house.app, columns)]);
  expect([one.isDone, other.isDone]).toEqual([true, true]);
  expect(await namedIn('k1')).toEqual({});
  expect(await sealAnew(house.app, columns)).toMatchObject({ isDone: true, sealed: 0, left: 0 });

  await startWith('k2', { k2 });
  const after = await opened();
  expect(after).toEqual(before);
  expect(await trail(), 'the old key is gone').toBeUndefined();
});

test('codes for the day when the telephone is lost outlive the key', async () => {
  const left = async () =>
    house.ask<{ recoveryCodesLeft: number }>('getOwnProfile', {}, { ...staff, service: 'basis' });
  expect((await left()).recoveryCodesLeft).toBe(10);
  const { details } = await house.call(
    'login',
    { userRole: '', userAccount: staff.account, password },
    { service: 'basis' },
  );
  const proof = { challenge: details!['challenge'], code: recoveryCodes[3] };
  expect(await house.call('verifySecondFactor', proof, { service: 'basis' })).toMatchObject({ response: 'ok' });
  expect((await left()).recoveryCodesLeft).toBe(9);
});

test('a third key takes over what is kept of the first two', async () => {
  await startWith('k3', { k2, k3 });
  expect(await sealAnew(house.app, columns)).toMatchObject({ isDone: true, left: 0 });
  expect(await namedIn('k2')).toEqual({});
  await startWith('k3', { k3 });
  await opened();
  expect(await trail()).toBeUndefined();
});

test('what no key opens is named, left as it is, and keeps the work from its end', async () => {
  const db = house.app.database.writer(partition);
  const lost = sealer({ current: 'k9', keys: { k9: crypto.randomBytes(32) } }).seal('?', {
    table: 'driver',
    column: 'id_number',
    row: '',
    partition,
  });
  await sql`update driver set id_number_sealed = ${lost}`.execute(db);
  expect(await sealAnew(house.app, columns)).toMatchObject({ isDone: false, left: 1 });
  expect(await namedIn('k9')).toEqual({ 'driver.id_number_sealed': 1 });
});
