import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildClaim } from '#modules/fleet/claims/server/index.ts';
import { buildIncident } from '#modules/fleet/vehicle-incidents/server/index.ts';
import type { IncidentKind, IncidentState } from '#modules/fleet/vehicle-incidents/status.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildLoad } from '#modules/work/loads/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import { type AlertHouse, openAlertHouse, partition } from './testing/alert-house.ts';

let house: AlertHouse;
let customerId: string;
beforeAll(async () => {
  house = await openAlertHouse();
});
beforeEach(async () => {
  await house.begin();
  customerId = await buildCustomer(house.app, partition, { companyId: house.staff.companyId, status: 'approve' });
});
afterAll(() => house.close());
const db = () => house.app.database.writer(partition);
const minutes = (count: number) => house.clock.advance(count * 60_000);
const kinds = async () => (await house.open()).map(({ kind }) => kind).toSorted();

async function load(status: LoadState, columns: Readonly<Record<string, unknown>>, supplierId: string | null = null) {
  const id = await buildLoad(house.app, partition, { customerId, supplierId, status });
  const set = Object.entries({ next_due_at: null, eta: null, ...columns });
  await sql`update load set ${sql.join(set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))} where id = ${id}`.execute(
    db(),
  );
  return id;
}

describe('loads', () => {
  test('at risk become missed, which takes the risk under it, and clear when the vehicle arrives', async () => {
    const id = await load('IN_TRANSIT', {
      next_due_at: '2026-11-24T12:00:00Z',
      eta: '2026-11-24T12:42:00Z',
      next_stop: 'Polokwane',
    });
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'appointmentAtRisk', loadId: id, severity: 'warning', facts: { place: 'Polokwane', minutes: 42 } },
    ]);
    house.clock.set('2026-11-24T12:16:00Z');
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'appointmentMissed', severity: 'critical', children: [{ kind: 'appointmentAtRisk' }] },
    ]);
    await sql`update load set next_due_at = null, eta = null where id = ${id}`.execute(db());
    await house.reckon();
    minutes(15);
    await house.reckon();
    expect(await house.open()).toEqual([]);
  });

  test('within the grace of a quarter of an hour are neither', async () => {
    await load('IN_TRANSIT', { next_due_at: '2026-11-24T09:50:00Z', eta: '2026-11-24T10:05:00Z' });
    await load('DRAFT', { next_due_at: '2026-11-24T01:00:00Z' });
    await house.reckon();
    expect(await kinds()).toEqual([]);
  });

  test('that nobody took are told of until they are offered again', async () => {
    const id = await load('READY', { tender_status: 'EXHAUSTED' });
    await house.reckon();
    expect(await kinds()).toEqual(['tenderExhausted']);
    await sql`update load set tender_status = 'OPEN' where id = ${id}`.execute(db());
    await house.reckon();
    expect(await kinds()).toEqual([]);
  });

  test('without a proof are told of three days after the delivery', async () => {
    await load('DELIVERED', { pod_status: 'AWAITED', delivered_at: '2026-11-21T10:00:01Z' });
    await house.reckon();
    expect(await kinds()).toEqual([]);
    minutes(1);
    await house.reckon();
    expect(await house.open()).toMatchObject([{ kind: 'podMissing', facts: { days: 3 } }]);
  });
});

describe('cover', () => {
  const supplier = (gitCover: number, gitTo: string) =>
    buildSupplier(house.app, partition, {
      companyId: house.staff.companyId,
      status: 'approved',
      certificate: 'approved',
      detail: {
        isTrasporter: true,
        tenderLoadEmailAddress: 'loads@carrier.example',
        gitCover,
        gitPolicyNumber: 'GIT-77',
        gitInsurer: 'Thornveld Mutual',
        gitFrom: '2026-01-01',
        gitTo,
        insuranceContactName: 'Broker',
        insuranceContactEmail: 'broker@insure.example',
      },
    });

  test('that is below the value of a load is told of; a cent more of cover is enough', async () => {
    const supplierId = await supplier(1_000_000, '2027-12-31');
    const day = { load_at: '2026-11-25T06:00:00Z' };
    const id = await load('ASSIGNED', { ...day, load_value: 100_000_001 }, supplierId);
    await load('ASSIGNED', { ...day, load_value: 100_000_000 }, supplierId);
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'coverBelowValue', loadId: id, facts: { value: 100_000_001, cover: 100_000_000 } },
    ]);
  });

  test('that ends within thirty days is told of while its carrier has loads', async () => {
    const supplierId = await supplier(1_000_000, '2026-12-19');
    await house.reckon();
    expect(await kinds()).toEqual([]);
    await load('BOOKED', { load_at: '2026-11-25T06:00:00Z' }, supplierId);
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'coverEnding', severity: 'warning', facts: { date: '2026-12-19', days: 25, loads: 1 } },
    ]);
  });
});

test('a document that another system refused is told of until a person has decided', async () => {
  const { companyId } = house.staff;
  const { rows } = await sql<{ id: string }>`
    insert into exchange_partner (partition, company_id, kind, name, url, secret_sealed, is_active, created_by, updated_by)
    values (${partition}, ${companyId}, 'fiscal', 'Authority', 'https://a.example', 'x', false, 'Test', 'Test') returning id`.execute(
    db(),
  );
  const exchange = await sql<{ id: string }>`
    insert into exchange (partition, company_id, partner_id, direction, purpose, noun, record_id, number, amount, currency, idempotency_key, body, status, created_by, updated_by)
    values (${partition}, ${companyId}, ${rows[0]!.id}, 'out', 'fiscalise', 'invoice', ${crypto.randomUUID()}, 'INV-7', 1, 'ZAR', 'k', '{}', 'FAILED', 'Test', 'Test') returning id`.execute(
    db(),
  );
  await house.reckon();
  expect(await house.open()).toMatchObject([{ kind: 'exportFailed', name: 'INV-7', facts: { partner: 'Authority' } }]);
  await sql`update exchange set status = 'RESOLVED' where id = ${exchange.rows[0]!.id}`.execute(db());
  await house.reckon();
  expect(await house.open()).toEqual([]);
});

describe('the fleet', () => {
  test('tells of a hijack as security until it is investigated, and of other incidents until somebody looks at them', async () => {
    const report = (kind: IncidentKind) =>
      buildIncident(house.app, partition, {
        kind,
        severity: 'minor',
        summary: 'N4 near Machadodorp',
        occurredAt: '2026-11-24T09:00:00Z',
      });
    const [hijack, tyre] = [await report('hijack'), await report('tyre')];
    await house.reckon();
    expect(await house.open()).toHaveLength(2);
    const set = (id: string, status: IncidentState) =>
      sql`update vehicle_incident set status = ${status} where id = ${id}`.execute(db());
    await set(tyre, 'TRIAGED');
    await set(hijack, 'TRIAGED');
    await house.reckon();
    expect(await house.open()).toMatchObject([{ kind: 'hijack', category: 'security', severity: 'critical' }]);
    await set(hijack, 'UNDER_INVESTIGATION');
    await house.reckon();
    expect(await house.open()).toEqual([]);
  });

  test('tells of a critical defect under its vehicle, and alone once that is back', async () => {
    const vehicleId = await house.vehicle({ availability: 'outOfService' });
    await sql`
      insert into vehicle_defect (partition, company_id, defect_no, unit_id, item_code, severity, found_by, found_at, created_by, updated_by)
      values (${partition}, ${house.staff.companyId}, 'DEF-1', ${vehicleId}, 'brakes', 'critical', 'Test', now(), 'Test', 'Test')`.execute(
      db(),
    );
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'outOfService', children: [{ kind: 'criticalDefect', name: 'DEF-1' }] },
    ]);
    await sql`update vehicle set availability = 'available' where id = ${vehicleId}`.execute(db());
    await house.reckon();
    expect(await kinds()).toEqual(['criticalDefect']);
  });

  test('tells of a service that is due soon, and more gravely once it is overdue', async () => {
    const vehicleId = await house.vehicle();
    const { rows } = await sql<{ id: string }>`
      insert into service_plan (partition, code, name, every_days, notes, created_by, updated_by)
      values (${partition}, 'LICENCE', 'Licence check', 365, '', 'Test', 'Test') returning id`.execute(db());
    await sql`
      insert into vehicle_service (partition, plan_id, vehicle_id, first_on, due_on, created_by, updated_by)
      values (${partition}, ${rows[0]!.id}, ${vehicleId}, '2026-11-29', '2026-11-29', 'Test', 'Test')`.execute(db());
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'serviceDue', vehicleId, severity: 'info', facts: { left: 5, by: 'days' } },
    ]);
    house.clock.set('2026-11-30T10:00:00Z');
    await house.reckon();
    expect(await house.open()).toMatchObject([{ severity: 'warning', facts: { left: -1 } }]);
  });
});

describe('claims', () => {
  const claim = (more: object = {}) =>
    buildClaim(house.app, partition, {
      kind: 'damage',
      side: 'insurer',
      insurer: 'Santam',
      amount: 1000,
      reserve: 0,
      handInBy: '2026-12-01',
      ...more,
    });

  test('that are to be handed in within a week are told of, more gravely as their last day comes', async () => {
    await claim({ handInBy: '2026-12-02' });
    await house.reckon();
    expect(await house.open()).toEqual([]);
    house.clock.set('2026-11-25T10:00:00Z');
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'claimDeadline', severity: 'info', facts: { date: '2026-12-02', days: 7 } },
    ]);
    house.clock.set('2026-11-29T10:00:00Z');
    await house.reckon();
    expect(await house.open()).toMatchObject([{ severity: 'warning', facts: { days: 3 } }]);
    // By the clock of the company its last day has begun.
    house.clock.set('2026-12-01T22:30:00Z');
    await house.reckon();
    expect(await house.open()).toMatchObject([{ severity: 'critical', facts: { days: 0 }, seen: 1 }]);
  });

  test('stand under the incident of their load, and clear once they are handed in', async () => {
    const loadId = await load('IN_TRANSIT', {});
    const other = await load('IN_TRANSIT', {});
    const incidentId = await buildIncident(house.app, partition, {
      kind: 'accident',
      severity: 'minor',
      summary: 'N4',
      occurredAt: '2026-11-24T09:00:00Z',
      loadId,
    });
    const id = await claim({ loadId, incidentId });
    await claim({ loadId: other });
    await house.reckon();
    const open = await house.open();
    expect(open).toHaveLength(2);
    expect(open.find(({ kind }) => kind === 'incidentReported')).toMatchObject({
      children: [{ kind: 'claimDeadline', loadId }],
    });
    expect(open.find(({ kind }) => kind === 'claimDeadline')).toMatchObject({ loadId: other });
    await sql`update vehicle_incident set status = 'TRIAGED' where id = ${incidentId}`.execute(db());
    await house.reckon();
    expect(await kinds()).toEqual(['claimDeadline', 'claimDeadline']);
    await sql`update claim set status = 'OPEN', handed_in_on = '2026-11-24' where id = ${id}`.execute(db());
    await house.reckon();
    expect(await house.open()).toMatchObject([{ loadId: other }]);
  });
});

test('open items that do not come to their account are told of, and those that do are not', async () => {
  const { companyId } = house.staff;
  const account = async (code: string) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from journal_account where partition = ${partition} and code = ${code}`.execute(db());
    return rows[0]!.id;
  };
  await house.within((context) => openBooks(context, companyId));
  await house.reckon();
  expect(await kinds()).not.toContain('balanceBroken');
  const debtors = await account('1100');
  const { rows: periods } = await sql<{
    id: string;
  }>`select id from posting_period where partition = ${partition} order by first_day limit 1`.execute(db());
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  try {
    // What no posting can do: the database itself holds the two together.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `insert into open_item (partition, company_id, party_kind, party_id, account_id, journal_id, kind, number, date, due_date, posting_date, currency, amount, base_amount)
       values ($1, $2, 'customer', $3, $4, $5, 'invoice', 'INV-1', '2026-11-01', '2026-11-30', '2026-11-01', 'ZAR', 1000, 1000)`,
      [partition, companyId, customerId, debtors, crypto.randomUUID()],
    );
    await owner.query(
      `insert into ledger_balance (partition, company_id, period_id, account_id, centre_id, closes_year, slot, debit, credit)
       values ($1, $2, $3, $4, '00000000-0000-0000-0000-000000000000', false, 0, 1000, 0)`,
      [partition, companyId, periods[0]!.id, debtors],
    );
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'balanceBroken', severity: 'critical', name: '1100', facts: { difference: 1000 } },
    ]);
  } finally {
    await owner.end();
  }
});

describe('tracking', () => {
  const day = 86_400;
  async function unit(columns: Readonly<Record<string, unknown>>, problem = '') {
    const vehicleId = await house.vehicle();
    const { rows } = await sql<{ id: string }>`
      insert into telematics_account (partition, company_id, provider, name, secret_sealed, time_zone, is_active, problem, problem_since, created_by, updated_by)
      values (${partition}, ${house.staff.companyId}, 'cartrack', ${crypto.randomUUID()}, 'x', 'Africa/Johannesburg', true, ${problem},
              ${problem === '' ? null : '2026-11-24T09:30:00Z'}, 'Test', 'Test') returning id`.execute(db());
    const values = {
      partition,
      account_id: rows[0]!.id,
      unit_id: '77',
      vehicle_id: vehicleId,
      confirmed_by: 'Test',
      confirmed_at: '2026-11-01T00:00:00Z',
      moving_rhythm: 60,
      parked_rhythm: day,
      ...columns,
    };
    await sql`insert into telematics_unit (${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))})`.execute(
      db(),
    );
    return vehicleId;
  }

  test('is silent after three times its own rhythm: parked a point a day, moving one a minute', async () => {
    await unit({ is_moving: false, received_at: '2026-11-21T11:00:00Z' });
    const moving = await unit({ is_moving: true, received_at: '2026-11-24T09:56:00Z' });
    await unit({ is_moving: true, received_at: '2026-11-24T09:58:00Z' });
    await house.reckon();
    expect(await house.open()).toMatchObject([{ kind: 'noSignal', vehicleId: moving, severity: 'info' }]);
    house.clock.set('2026-11-24T11:01:00Z');
    await house.reckon();
    expect(await house.open()).toHaveLength(3);
  });

  test('on a load is silent after a quarter of an hour', async () => {
    const vehicleId = await unit({ is_moving: false, received_at: '2026-11-24T09:44:00Z' });
    await load('IN_TRANSIT', { vehicle_id: vehicleId });
    const heard = await unit({ is_moving: false, received_at: '2026-11-24T09:46:00Z' });
    await load('IN_TRANSIT', { vehicle_id: heard });
    await house.reckon();
    expect(await house.open()).toMatchObject([{ kind: 'noSignal', vehicleId, severity: 'warning' }]);
  });

  test('of an account that cannot be read is told of once, and not by each of its units', async () => {
    await unit({ is_moving: true, received_at: '2026-11-24T08:00:00Z' }, 'notSignedIn');
    await house.reckon();
    expect(await kinds()).toEqual(['trackingFailed']);
  });

  test('tells a panic button as security at once, and takes the silence under it', async () => {
    const vehicleId = await unit({
      is_moving: true,
      received_at: '2026-11-24T09:40:00Z',
      panic_at: '2026-11-24T09:58:00Z',
    });
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'panic', category: 'security', vehicleId, children: [{ kind: 'noSignal' }] },
    ]);
    expect(await house.mailsTo(house.staff)).toHaveLength(1);
    // What was pressed long ago makes no alert.
    await unit({ is_moving: true, received_at: '2026-11-24T09:59:00Z', panic_at: '2026-11-24T09:20:00Z' });
    await house.reckon();
    expect((await kinds()).filter((kind) => kind === 'panic')).toHaveLength(1);
  });

  test('tells what its events say: one alert a vehicle, graver when they are many, and gone after an hour without', async () => {
    const vehicleId = await unit({ is_moving: true, received_at: '2026-11-24T09:59:00Z' });
    const { rows } = await sql<{ account_id: string }>`
      select account_id from telematics_unit where vehicle_id = ${vehicleId}`.execute(db());
    let counter = 0;
    const noticed = (kind: string, at: string, speed: number | null = null) =>
      sql`insert into telematics_event (partition, account_id, event_id, unit_id, vehicle_id, kind, description, at, speed_kmh)
          values (${partition}, ${rows[0]!.account_id}, ${`e${++counter}`}, '77', ${vehicleId}, ${kind}, 'Speeding', ${at}, ${speed})`.execute(
        db(),
      );
    // From where there was no coverage: older than half an hour.
    await noticed('harshDriving', '2026-11-24T09:20:00Z');
    await noticed('speeding', '2026-11-24T09:50:00Z', 91);
    await house.reckon();
    expect(await house.open()).toMatchObject([
      { kind: 'speeding', category: 'driver', severity: 'info', vehicleId, facts: { count: 1, value: 91 } },
    ]);
    await noticed('speeding', '2026-11-24T09:55:00Z', 104);
    await noticed('speeding', '2026-11-24T09:58:00Z', 96);
    await house.reckon();
    expect(await house.open()).toMatchObject([{ severity: 'warning', facts: { count: 3, value: 104 } }]);
    await sql`update telematics_unit set moving_rhythm = null`.execute(db());
    minutes(29);
    await house.reckon();
    minutes(29);
    await house.reckon();
    expect(await kinds()).toEqual(['speeding']);
    minutes(31);
    await house.reckon();
    expect(await kinds()).toEqual([]);
  });

  test('tells of a temperature on a load, of fuel and of doors as critical, under the panic button', async () => {
    const vehicleId = await unit({ is_moving: false, received_at: '2026-11-24T09:59:00Z' });
    const loadId = await load('IN_TRANSIT', { vehicle_id: vehicleId });
    await sql`
      insert into telematics_event (partition, account_id, event_id, unit_id, vehicle_id, kind, at, value, value_unit)
      select partition, account_id, kind, unit_id, vehicle_id, kind, '2026-11-24T09:58:00Z', -4, '°C'
        from telematics_unit, unnest(array['temperature', 'fuelDrop', 'doorOpen']) kind`.execute(db());
    await house.reckon();
    const open = await house.open();
    expect(open.map(({ kind }) => kind).toSorted()).toEqual(['doorOpen', 'fuelDrop', 'temperature']);
    expect(open.every(({ severity }) => severity === 'critical')).toBe(true);
    expect(open.find(({ kind }) => kind === 'temperature')).toMatchObject({
      loadId,
      category: 'route',
      facts: { value: -4, unit: '°C' },
    });
    expect(open.find(({ kind }) => kind === 'doorOpen')).toMatchObject({ category: 'security' });
    await sql`update telematics_unit set panic_at = '2026-11-24T09:59:00Z'`.execute(db());
    await house.reckon();
    const [panic, ...others] = await house.open();
    expect(panic!.children).toHaveLength(3);
    expect(others).toEqual([]);
  });
});
