import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { takeBackMessages } from '#platform/server/messages.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import type { AlertHearing, AlertRecord } from '../contract.ts';
import { type AlertHouse, daysAfter, gone, openAlertHouse, partition, rights, toldBy } from './testing/alert-house.ts';

let house: AlertHouse;
beforeAll(async () => {
  house = await openAlertHouse();
});
beforeEach(async () => {
  await house.begin();
});
afterAll(() => house.close());
const minutes = (count: number) => house.clock.advance(count * 60_000);
const hear = async (person: AlertHouse['staff'], wanted: object) => {
  const { lockId } = await house.ask<AlertHearing>('getVehicleAlertHearing', {}, person);
  return house.ask<AlertHearing>('putVehicleAlertHearing', wanted, { ...person, lockId });
};
const everything = ['security', 'route', 'vehicle', 'driver', 'fuel', 'system', 'papers'];
const all = { screenCategories: everything, mailCategories: everything, mailFrom: 'info' };

describe('an alert', () => {
  test('is one row for a storm: away and back 24 times in an hour is one, counted 24, with one message', async () => {
    await hear(house.staff, all);
    const back = toldBy('noSignal', { severity: 'critical' });
    for (let time = 0; time < 24; time++) {
      await house.reckon([back]);
      minutes(1);
      await house.reckon([gone('noSignal')]);
      minutes(1.5);
    }
    const rows = await house.open();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'noSignal', seen: 24, status: 'OPEN' });
    expect(await house.mailsTo(house.staff)).toHaveLength(1);
  });

  test('clears itself once its condition has stayed away', async () => {
    await house.reckon([toldBy('noSignal')]);
    minutes(1);
    await house.reckon([gone('noSignal')]);
    minutes(59);
    await house.reckon([gone('noSignal')]);
    expect(await house.open()).toHaveLength(1);
    minutes(1);
    await house.reckon([gone('noSignal')]);
    expect(await house.open()).toEqual([]);
    expect(await house.open('clearedToday')).toMatchObject([{ status: 'RESOLVED', isSelfCleared: true }]);
  });

  test('reckoned twice at the same time is there once', async () => {
    await hear(house.staff, all);
    const source = toldBy('outOfService', { severity: 'critical' });
    await Promise.all([house.reckon([source]), house.reckon([source]), house.reckon([source])]);
    expect(await house.open()).toMatchObject([{ seen: 1 }]);
    expect(await house.mailsTo(house.staff)).toHaveLength(1);
  });

  test('that a person ended does not open again while its condition holds, unless it gets worse', async () => {
    const bad = toldBy('exportFailed');
    await house.reckon([bad]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    await house.ask('resolveVehicleAlert', { id }, { ...house.staff, lockId });
    await house.reckon([bad]);
    expect(await house.open()).toEqual([]);
    await house.reckon([toldBy('exportFailed', { severity: 'critical' })]);
    expect(await house.open()).toMatchObject([{ severity: 'critical' }]);
  });

  test('opens again when its condition went away and came back', async () => {
    await house.reckon([toldBy('exportFailed')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    await house.ask('resolveVehicleAlert', { id, isFalseAlarm: true, reason: 'Test.' }, { ...house.staff, lockId });
    await house.reckon([gone('exportFailed')]);
    await house.reckon([toldBy('exportFailed')]);
    const rows = await house.open();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.id).not.toBe(id);
  });

  test('is taken, assigned and read with its history', async () => {
    const other = await house.colleague();
    await house.reckon([toldBy('outOfService')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    const taken = await house.ask<{ lockId: string }>('acknowledgeVehicleAlert', { id }, { ...house.staff, lockId });
    expect(await house.open('mine')).toMatchObject([{ status: 'ACKNOWLEDGED', assigneeId: house.staff.userId }]);
    await house.ask('assignVehicleAlert', { id, userId: other.userId }, { ...house.staff, lockId: taken.lockId });
    expect(await house.open('mine', other)).toMatchObject([{ status: 'IN_PROGRESS' }]);
    const record = await house.ask<AlertRecord>('getVehicleAlert', { id }, house.staff);
    expect(record.history.map(({ event }) => event)).toEqual(['assigned', 'acknowledged', 'opened']);
    const refused = await house.call(
      'assignVehicleAlert',
      { id, userId: crypto.randomUUID() },
      { ...house.staff, lockId: record.lockId },
    );
    expect(refused.status).toBe(400);
  });

  test('as a false alarm says why', async () => {
    await house.reckon([toldBy('outOfService')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    const refused = await house.call('resolveVehicleAlert', { id, isFalseAlarm: true }, { ...house.staff, lockId });
    expect(refused.status).toBe(400);
  });
});

describe('a snoozed alert', () => {
  test('comes back when its time is over', async () => {
    const source = toldBy('outOfService');
    await house.reckon([source]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    await house.ask('snoozeVehicleAlert', { id, until: '2026-11-24T10:30:00.000Z' }, { ...house.staff, lockId });
    await house.reckon([source]);
    expect(await house.open()).toEqual([]);
    expect(await house.open('snoozed')).toHaveLength(1);
    minutes(31);
    await house.reckon([source]);
    expect(await house.open()).toMatchObject([{ status: 'OPEN', snoozedUntil: null }]);
  });

  test('comes back at once if it gets worse', async () => {
    await house.reckon([toldBy('outOfService')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    await house.ask('snoozeVehicleAlert', { id, until: null }, { ...house.staff, lockId });
    await house.reckon([toldBy('outOfService')]);
    expect(await house.open()).toEqual([]);
    await house.reckon([toldBy('outOfService', { severity: 'critical' })]);
    expect(await house.open()).toMatchObject([{ status: 'OPEN', severity: 'critical' }]);
  });

  test('is never one of security', async () => {
    await house.reckon([toldBy('panic')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    const refused = await house.call('snoozeVehicleAlert', { id, until: null }, { ...house.staff, lockId });
    expect(refused).toMatchObject({ code: 'securityAwake' });
  });

  test('sleeps for a week at most, and not into the past', async () => {
    await house.reckon([toldBy('outOfService')]);
    const [{ id, lockId }] = (await house.open()) as [AlertRecord];
    for (const until of ['2026-11-24T09:00:00.000Z', '2026-12-02T10:00:00.000Z'])
      expect((await house.call('snoozeVehicleAlert', { id, until }, { ...house.staff, lockId })).status).toBe(400);
  });
});

describe('a graver alert', () => {
  test('takes the lesser under it, which is told only when it is left alone', async () => {
    await hear(house.staff, all);
    const vehicleId = await house.vehicle();
    const about = { vehicleId };
    const risk = toldBy('appointmentAtRisk', about);
    const missed = toldBy('appointmentMissed', { ...about, severity: 'critical' });
    await house.reckon([missed, risk]);
    expect(await house.open()).toMatchObject([
      { kind: 'appointmentMissed', children: [{ kind: 'appointmentAtRisk' }] },
    ]);
    expect((await house.mailsTo(house.staff)).map(({ text }) => text).join()).not.toContain('at risk');
    await house.reckon([gone('appointmentMissed'), risk]);
    expect(await house.open()).toMatchObject([{ kind: 'appointmentAtRisk', children: [] }]);
    minutes(60);
    await house.reckon([risk]);
    expect((await house.mailsTo(house.staff))[0]!.text).toContain('Appointment at risk');
  });

  test('is found by the plate of its vehicle', async () => {
    const vehicleId = await house.vehicle({ code: 'HB17RRGP' });
    await house.reckon([
      toldBy('appointmentMissed', { vehicleId, name: 'HL20421' }),
      toldBy('exportFailed', { subject: 'two' }),
    ]);
    const found = await house.ask<{ rows: object[] }>('getVehicleAlerts', { search: 'hb17' }, house.staff);
    expect(found.rows).toMatchObject([{ name: 'HL20421', vehicle: 'HB17RRGP' }]);
  });

  test('of another vehicle takes nothing under it', async () => {
    const [one, other] = [await house.vehicle(), await house.vehicle()];
    await house.reckon([toldBy('panic', { vehicleId: one }), toldBy('noSignal', { vehicleId: other })]);
    expect(await house.open()).toHaveLength(2);
  });
});

describe('what people are told', () => {
  test('reaches each of four watchers once', async () => {
    const people = [house.staff, await house.colleague(), await house.colleague(), await house.colleague()];
    for (const person of people) await hear(person, all);
    const vehicleId = await house.vehicle();
    const source = toldBy('outOfService', { vehicleId, severity: 'critical' });
    for (let round = 0; round < 3; round++) await house.reckon([source]);
    for (const person of people) expect(await house.mailsTo(person)).toHaveLength(1);
    expect(await house.messages()).toHaveLength(4);
  });

  test('does not reach people of others, whatever their roles hold', async () => {
    const { companyId } = house.staff;
    const customer = await buildStaff(house.app, partition, rights, { companyId, customerIds: [] });
    await house.reckon([toldBy('panic')]);
    expect(await house.mailsTo(house.staff)).toHaveLength(1);
    expect(await house.mailsTo(customer)).toEqual([]);
    const people = await house.ask<{ id: string }[]>('getVehicleAlertPeople', {}, house.staff);
    expect(people.map(({ id }) => id)).toEqual([house.staff.userId]);
  });

  test('waits for the end of quiet hours in one digest of what is still open; security and what is critical do not', async () => {
    await hear(house.staff, { ...all, quietFrom: '20:00', quietUntil: '06:00' });
    // 22:00 in Johannesburg.
    house.clock.set('2026-11-24T20:00:00Z');
    const some = (count: number) =>
      toldBy(
        'exportFailed',
        ...Array.from({ length: count }, (_, place) => ({ subject: `e${place}`, name: `E-${place}` })),
      );
    await house.reckon([some(14)]);
    expect(await house.mailsTo(house.staff)).toEqual([]);
    await house.reckon([toldBy('panic', { name: 'JW83KTMP' })]);
    expect(await house.mailsTo(house.staff)).toHaveLength(1);
    await house.reckon([toldBy('outOfService', { severity: 'critical' })]);
    expect(await house.mailsTo(house.staff)).toHaveLength(2);
    house.clock.set('2026-11-25T03:59:00Z');
    await house.reckon([some(5)]);
    expect(await house.mailsTo(house.staff)).toHaveLength(2);
    house.clock.set('2026-11-25T04:00:00Z');
    await house.reckon([some(5)]);
    const [digest, ...before] = await house.mailsTo(house.staff);
    expect(before).toHaveLength(2);
    expect(digest!.subject).toBe('5 alerts are open');
    expect(digest!.text).toContain('E-4');
    expect(digest!.text).not.toContain('E-5');
  });

  test('says after twelve hours without mail only what is still open, once, with since when', async () => {
    await hear(house.staff, all);
    const critical = (...names: readonly string[]) =>
      toldBy('exportFailed', ...names.map((name) => ({ subject: name, name, severity: 'critical' as const })));
    await house.reckon([critical('EX-ONE', 'EX-TWO')]);
    const db = house.app.database.writer(partition);
    // The provider takes nothing: every mail waits after its first try.
    const stuck = () => sql`update outgoing_message set attempts = 3 where status = 'waiting'`.execute(db);
    await stuck();
    for (let hours = 0; hours < 12; hours++) {
      minutes(60);
      await house.reckon([critical('EX-TWO')]);
      await stuck();
    }
    const { rows } = await sql<{
      id: string;
      status: string;
    }>`select id, status from outgoing_message order by created_at`.execute(db);
    expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(1);
    const [latest] = await house.mailsTo(house.staff);
    expect(latest!.subject).toBe('1 alert is open');
    expect(latest!.text).toContain('EX-TWO');
    expect(latest!.text).toContain('24 Nov 12:00');
    expect(latest!.text).not.toContain('EX-ONE');
    // Once it is delivered nothing is told again.
    await sql`update outgoing_message set status = 'sent', sent_at = now() where status = 'waiting'`.execute(db);
    minutes(60);
    await house.reckon([critical('EX-TWO')]);
    expect(await takeBackMessages({ db, partition }, [rows[0]!.id])).toEqual([]);
    expect((await house.messages()).length).toBe(rows.length);
  });

  test('follows what a person wants to hear', async () => {
    await hear(house.staff, { ...all, mailFrom: 'none', screenCategories: ['security'] });
    await house.reckon([toldBy('outOfService', { severity: 'critical' })]);
    expect(await house.mailsTo(house.staff)).toEqual([]);
    const heard = () => house.ask<{ concerning: number }>('getVehicleAlerts', {}, house.staff);
    expect(await heard()).toMatchObject({ concerning: 0, counts: { open: 1 } });
    await house.reckon([toldBy('panic')]);
    expect(await heard()).toMatchObject({ concerning: 1, counts: { open: 2 } });
  });

  test('refuses quiet hours with one end, and a change of what another screen has changed', async () => {
    const once = await house.call(
      'putVehicleAlertHearing',
      { ...all, quietFrom: '20:00' },
      { ...house.staff, lockId: '0' },
    );
    expect(once.status).toBe(400);
    await hear(house.staff, all);
    const stale = await house.call('putVehicleAlertHearing', all, { ...house.staff, lockId: '0' });
    expect(stale).toMatchObject({ code: 'changedByOther' });
  });
});

describe('papers', () => {
  test('are caught on day 29 when the night before was missed, and stay one alert', async () => {
    const today = todayIn('Africa/Johannesburg', house.clock.now());
    const vehicleId = await house.vehicle({ code: 'KZ45NTGP', roadworthy_expiry: daysAfter(today, 30) });
    house.clock.set(`${daysAfter(today, 1)}T04:00:00Z`);
    await house.reckon();
    await house.reckon();
    expect(await house.open('soon')).toMatchObject([
      {
        kind: 'vehiclePaperEnding',
        vehicleId,
        name: 'KZ45NTGP',
        severity: 'info',
        seen: 1,
        facts: { days: 29, paper: 'roadworthyCertificate' },
      },
    ]);
    house.clock.set(`${daysAfter(today, 31)}T04:00:00Z`);
    await house.reckon();
    expect(await house.open('soon')).toMatchObject([{ severity: 'critical', facts: { days: -1 } }]);
  });

  test('of vehicles of carriers and of those that were sold are left to others', async () => {
    const roadworthy_expiry = '2026-11-30';
    await house.vehicle({ roadworthy_expiry, availability: 'sold' });
    await house.reckon();
    expect(await house.open()).toEqual([]);
  });
});

test('a vehicle out of service is told of until it is released', async () => {
  const id = await house.vehicle({ availability: 'outOfService' });
  await house.reckon();
  expect(await house.open()).toMatchObject([{ kind: 'outOfService', vehicleId: id }]);
  await sql`update vehicle set availability = 'available' where id = ${id}`.execute(
    house.app.database.writer(partition),
  );
  await house.reckon();
  expect(await house.open()).toEqual([]);
});
