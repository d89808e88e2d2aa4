import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { incidentService } from '#modules/fleet/vehicle-incidents/contract.ts';
import { openIncidentHouse, type IncidentHouse } from './testing/incident-house.ts';

let house: IncidentHouse;
let opened: Date;
beforeAll(async () => {
  house = await openIncidentHouse();
  opened = house.clock.now();
});
afterAll(() => house.close());

const list = async (query: object) =>
  (await house.ask<{ rows: { id: string; policeDueAt: string | null }[] }>('getVehicleIncidents', query, house.planner))
    .rows;
const resolved = async (id: string) => {
  await house.on('triageVehicleIncident', id);
  expect(await house.on('resolveVehicleIncident', id)).toMatchObject({ result: { status: 'RESOLVED' } });
};
const policeOf = async (id: string) => (await house.incident(id)).actions.find(({ code }) => code === 'police')!;

describe('a report', () => {
  test('is numbered, and is refused for the future and for what the caller does not have', async () => {
    const incident = await house.report();
    expect(incident).toMatchObject({ eventNo: expect.stringMatching(/^INC-\d{6}$/), status: 'REPORTED', calls: [] });
    const answer = await house.call(
      'postVehicleIncident',
      {
        kind: 'accident',
        summary: 'Too early',
        occurredAt: new Date(house.clock.now().getTime() + 3_600_000).toISOString(),
        vehicleId: incident.id,
        servedOn: '2026-11-02',
      },
      house.planner,
    );
    expect(answer).toMatchObject({
      status: 400,
      fields: {
        occurredAt: expect.any(String),
        vehicleId: expect.any(String),
        howServed: expect.any(String),
      },
    });
  });

  test('papers of the police may come later, and what was sent before stays; both are due before close (case 17)', async () => {
    const file = await house.ask<{ blobName: string }>(
      'postVehicleIncidentFile',
      { fileName: 'scene.pdf', content: Buffer.from(handmadePdf()).toString('base64') },
      house.planner,
    );
    // The report comes after the network did: the file that arrived first is named by it.
    const incident = await house.report({
      kind: 'breakdown',
      hasDamage: true,
      files: [{ kind: 'photo', blobName: file.blobName }],
    });
    expect(incident).toMatchObject({ policeCaseNo: '', files: [{ fileName: 'scene.pdf' }] });
    const { files } = incident;
    expect(
      await house.call('getVehicleIncidentFile', { id: incident.id, fileId: files[0]!.id }, house.planner),
    ).toMatchObject({ result: { contentType: 'application/pdf' } });
    await house.on('putVehicleIncidentAction', incident.id, {
      actionId: (await policeOf(incident.id)).id,
      isDone: true,
    });
    await resolved(incident.id);
    expect(await house.on('closeVehicleIncident', incident.id)).toMatchObject({ code: 'incidentPoliceMissing' });
    await house.put(incident.id, { policeCaseNo: 'CAS 214/11/2026' });
    expect(await house.on('closeVehicleIncident', incident.id)).toMatchObject({ code: 'incidentPoliceMissing' });
    await house.put(incident.id, { policeCaseNo: 'CAS 214/11/2026', policeReportedOn: '2026-11-22' });
    expect(await house.on('closeVehicleIncident', incident.id)).toMatchObject({ result: { status: 'CLOSED' } });
  });

  test('with injury or damage gives the police 24 hours, and is listed until that is done (case 18)', async () => {
    // Friday 20:00 in Johannesburg.
    house.clock.set(new Date('2026-11-27T18:00:00Z'));
    const { id } = await house.report({ kind: 'accident', injuries: 'minor' });
    expect(await policeOf(id)).toMatchObject({ dueAt: '2026-11-28T18:00:00.000Z', doneAt: null });
    expect(await list({ chip: 'policeDue' })).toContainEqual(
      expect.objectContaining({ id, policeDueAt: '2026-11-28T18:00:00.000Z' }),
    );
    house.clock.set(new Date('2026-11-30T08:00:00Z'));
    expect(await list({ chip: 'policeDue' })).toContainEqual(expect.objectContaining({ id }));
    await house.put(id, { policeCaseNo: 'CAS 9/11/2026', policeReportedOn: '2026-11-30' });
    expect(await list({ chip: 'policeDue' })).not.toContainEqual(expect.objectContaining({ id }));
    expect((await house.report()).actions).toEqual([]);
  });

  test('follows the deadlines that its company set', async () => {
    const usual = await house.ask<Record<string, unknown>>('getVehicleIncidentSetting', {}, house.planner);
    expect(usual).toMatchObject({ policeHours: 24, nominateDays: 32, postedDays: 10, timeZone: 'Africa/Johannesburg' });
    const { timeZone: _, ...setting } = usual;
    const contacts = [{ role: 'spillCrew', name: 'Spill crew, 24 h', phone: '082 555 0119' }];
    await house.ask('putVehicleIncidentSetting', { ...setting, policeHours: 12, contacts }, house.planner);
    const occurredAt = '2026-11-27T18:00:00.000Z';
    const { id, calls } = await house.report({ kind: 'spill', hasDamage: true, occurredAt });
    expect(await policeOf(id)).toMatchObject({ dueAt: '2026-11-28T06:00:00.000Z' });
    expect(calls.map(({ role }) => role).slice(0, 3)).toEqual(['ambulance', 'police', 'spillCrew']);
    expect(calls).toContainEqual(expect.objectContaining({ role: 'spillCrew', phone: '082 555 0119' }));
    expect(calls.at(-1)).toMatchObject({ role: 'environment', dueAt: '2026-12-11T18:00:00.000Z' });
    await house.ask('putVehicleIncidentSetting', setting, house.planner);
  });
});

describe('a fine', () => {
  test('is nominated within 32 days, ten later where it was posted; filed online stops the clock (case 16)', async () => {
    house.clock.set(new Date('2026-11-03T08:00:00Z'));
    const driverId = await house.driver('NOMINEE');
    const served = { kind: 'fine', noticeNumber: '02-4024-431', points: 2, servedOn: '2026-11-02' };
    const inPerson = await house.report({ ...served, howServed: 'inPerson' });
    expect(inPerson).toMatchObject({
      nominateBy: '2026-12-04',
      nominateDaysLeft: 31,
      gaps: ['incidentNominationOpen'],
    });
    const posted = await house.report({ ...served, howServed: 'posted' });
    expect(posted).toMatchObject({ nominateBy: '2026-12-14', nominateDaysLeft: 41 });
    await resolved(posted.id);
    expect(await house.on('closeVehicleIncident', posted.id)).toMatchObject({ code: 'incidentNominationOpen' });
    const filed = { ...served, howServed: 'posted', nominationStatus: 'FILED' };
    expect(await house.put(posted.id, filed)).toMatchObject({
      status: 400,
      fields: { nominatedOn: expect.any(String), nominatedDriverId: expect.any(String) },
    });
    await house.put(posted.id, { ...filed, nominatedOn: '2026-11-03', nominatedDriverId: driverId });
    expect(await house.incident(posted.id)).toMatchObject({
      nominateDaysLeft: null,
      nominateBy: '2026-12-14',
      gaps: [],
    });
    expect(await house.on('closeVehicleIncident', posted.id)).toMatchObject({ result: { status: 'CLOSED' } });
  });
});

describe('before it is closed', () => {
  test('an accident needs its root cause and a word on prevention; not decided is one (case 19)', async () => {
    const police = { policeCaseNo: 'CAS 1/11/2026', policeReportedOn: '2026-11-03' };
    const { id } = await house.report({ kind: 'accident', hasDamage: true, ...police });
    await resolved(id);
    expect((await house.incident(id)).gaps).toEqual(['incidentCauseMissing', 'incidentPreventableMissing']);
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ status: 422, code: 'incidentCauseMissing' });
    await house.put(id, { ...police, rootCause: 'Distance of the other driver' });
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ code: 'incidentPreventableMissing' });
    await house.put(id, { ...police, rootCause: 'Distance of the other driver', preventability: 'notDecided' });
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ result: { status: 'CLOSED' } });
    expect(await house.on('reopenVehicleIncident', id, { reason: 'The police wrote again' })).toMatchObject({
      result: { status: 'UNDER_INVESTIGATION' },
    });
  });

  test('actions are done and claims are settled or withdrawn', async () => {
    const { id } = await house.report();
    await house.on('postVehicleIncidentAction', id, {
      title: 'Clean the reflectors',
      owner: 'Karoo Freight',
      dueAt: '2026-11-30T10:00:00Z',
    });
    const claim = await house.ask<{ id: string }>(
      'postClaim',
      { kind: 'damage', side: 'insurer', insurer: 'Coastal Mutual', incidentId: id, amount: 100, reserve: 0 },
      house.planner,
    );
    await resolved(id);
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ code: 'incidentActionsOpen' });
    const { actions } = await house.incident(id);
    await house.on('putVehicleIncidentAction', id, { actionId: actions[0]!.id, isDone: true });
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ code: 'incidentClaimOpen' });
    expect(await house.incident(id)).toMatchObject({ hasOpenClaim: true, claimRows: [{ id: claim.id, missing: 6 }] });
    const { lockId } = await house.ask<{ lockId: string }>('getClaim', { id: claim.id }, house.planner);
    await house.call('deleteClaim', { id: claim.id, reason: 'Below the excess' }, { ...house.planner, lockId });
    expect(await house.on('closeVehicleIncident', id)).toMatchObject({ result: { status: 'CLOSED' } });
    expect(await house.call('postVehicleIncidentNote', { id, text: 'Too late' }, house.planner)).toMatchObject({
      status: 422,
      code: 'notAllowedInState',
    });
  });
});

describe('what follows', () => {
  test('the call list says who rang when; the time line takes what is typed by several at once', async () => {
    const { id, calls } = await house.report({ kind: 'hijack' });
    expect(calls.map(({ role, phone }) => [role, phone]).slice(0, 2)).toEqual([
      ['police', '10111'],
      ['tracking', ''],
    ]);
    await house.on('putVehicleIncidentCall', id, { callId: calls[0]!.id, isCalled: true, note: 'On their way' });
    expect((await house.incident(id)).calls[0]).toMatchObject({
      calledAt: house.clock.now().toISOString(),
      note: 'On their way',
    });
    await Promise.all(
      ['Crew left', 'Road open'].map((text) => house.call('postVehicleIncidentNote', { id, text }, house.planner)),
    );
    expect((await house.incident(id)).notes.map(({ text }) => text).toSorted()).toEqual(['Crew left', 'Road open']);
  });

  test('the load says that it is late and why; its customer sees the later time and no cause', async () => {
    house.clock.set(opened);
    const load = await house.book();
    const before = load.stops.at(-1)!;
    const { eventNo } = await house.report({ kind: 'breakdown', loadId: load.id, delayMinutes: 240 });
    const { rows } = await house.ask<{ rows: Record<string, unknown>[] }>(
      'getLoadEvents',
      { loadId: load.id },
      house.planner,
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        kind: 'delay',
        reasonCode: 'technicalDelay',
        note: expect.stringContaining(eventNo),
        isInternal: true,
        customerVisible: false,
      }),
    );
    expect(rows.filter(({ customerVisible }) => customerVisible)).toEqual([]);
    const after = (await house.read(load.id)).stops.at(-1)!;
    const due = Date.parse(before.plannedArrival ?? before.windowEnd ?? before.windowStart!);
    expect(Date.parse(after.eta!) - due).toBe(240 * 60_000);
    expect(await list({ loadId: load.id })).toHaveLength(1);
  });

  test('a claim of it begins with its load and what the load was worth', async () => {
    const load = await house.book({ loadValue: 250_000 });
    const { id, eventNo } = await house.report({ kind: 'cargoDamage', loadId: load.id, cargoState: 'damaged' });
    expect(await house.ask('getClaimStart', { incidentId: id }, house.planner)).toMatchObject({
      loadId: load.id,
      amount: 250_000,
      kind: 'damage',
      side: load.supplierId ? 'supplier' : 'insurer',
      description: expect.stringContaining(eventNo) as string,
    });
  });

  test('a duplicate goes into another incident, which says so; neither into itself nor into another duplicate', async () => {
    const [first, second] = [await house.report(), await house.report()];
    expect(await house.on('mergeVehicleIncident', first.id, { intoId: first.id })).toMatchObject({ status: 400 });
    expect(await house.on('mergeVehicleIncident', second.id, { intoId: first.id })).toMatchObject({
      result: { status: 'DUPLICATE' },
    });
    expect((await house.incident(first.id)).notes).toMatchObject([
      { kind: 'merged', text: expect.stringContaining(second.eventNo) },
    ]);
    const third = await house.report();
    expect(await house.on('mergeVehicleIncident', third.id, { intoId: second.id })).toMatchObject({ status: 400 });
  });

  test('the insurer gets a PDF; who is limited to suppliers sees nothing', async () => {
    const { id } = await house.report({
      kind: 'accident',
      hasDamage: true,
      costs: [{ description: 'Tow', expected: 28_500 }],
    });
    const sheet = await house.ask<{ base64: string; fileName: string }>(
      'getVehicleIncidentSheet',
      { id },
      house.planner,
    );
    expect(Buffer.from(sheet.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await house.incident(id)).toMatchObject({ expectedCost: 28_500, actualCost: 0, costs: [{ actual: null }] });
    const limited = await buildStaff(house.app, 'alpha', Object.keys(incidentService.operations), {
      companyId: house.planner.companyId,
      scope: { supplier: { own: false, ids: [house.supplierId] } },
    });
    expect(await house.call('getVehicleIncident', { id }, limited)).toMatchObject({ status: 404 });
  });
});
