import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { startHeldScanner } from '#platform/server/testing/held-scanner.ts';
import { refreshLoad } from '#modules/work/road/server/index.ts';
import { partition } from '#modules/work/loads/server/testing/load-house.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { dot, drawn } from './testing/drawings.ts';
import { openTripHouse, type Phone, type TripHouse } from './testing/trip-house.ts';

let house: TripHouse;
beforeAll(async () => {
  house = await openTripHouse();
});
afterAll(() => house.close());

const events = async (load: LoadRecord) =>
  (
    await house.ask<{ rows: { kind: string; occurredAt: string; source: string; actor: string; data: object }[] }>(
      'getLoadEvents',
      { loadId: load.id, pageSize: 500, descending: false },
      house.planner,
    )
  ).rows;
const told = async (load: LoadRecord) => (await events(load)).filter(({ source }) => source === 'driver');
const end = (phone: Phone) => house.call('getDriverTrip', { key: phone.key }, { sessionId: phone.sessionId });
const deliveryOf = (load: LoadRecord) => load.stops[1]!.id;

describe('the link', () => {
  test('goes to the driver by SMS in their language, and opens the trip without values, prices or the customer', async () => {
    const { load, phone } = await house.drive({ instructions: 'Gate 4' });
    const sms = (await house.messages()).find(({ channel }) => channel === 'sms')!;
    expect(sms.text).toMatch(new RegExp(`a sua viagem ${load.loadNumber}, Johannesburg – Durban`));
    const trip = await house.trip(phone);
    expect(trip).toMatchObject({
      loadNumber: load.loadNumber,
      status: 'DISPATCHED',
      language: 'pt',
      instructions: 'Gate 4',
      stops: [{ sequence: 1, type: 'pickup', status: 'PLANNED' }, { type: 'delivery' }],
    });
    expect(Object.keys(trip)).not.toEqual(expect.arrayContaining(['sell']));
    expect(JSON.stringify(trip)).not.toMatch(/loadValue|sell|buy|margin|customer|250000|10000\.|8000/i);
  });

  test('is told to the desk as opened, with its number masked', async () => {
    const { load, phone } = await house.drive();
    await house.trip(phone);
    expect(await house.ask('getLoadTrip', { id: load.id }, house.planner)).toMatchObject({
      barrier: '',
      link: {
        driverName: expect.stringContaining('Themba'),
        sentTo: expect.stringMatching(/^•+\d{4}$/),
        openedAt: expect.any(String),
      },
    });
  });

  test.each([
    ['bounceLoad', { reason: 'No vehicle' }],
    ['cancelLoad', { reason: 'No goods' }],
  ])('ends with %s, and says that the desk ended it', async (operation, payload) => {
    const { load, phone } = await house.drive();
    expect(await house.change(operation, load.id, payload)).toMatchObject({ response: 'ok' });
    expect(await end(phone)).toMatchObject({
      code: 'linkNotUsable',
      details: { reason: 'revoked', maySendAgain: false },
    });
    expect(await house.tell(phone, [{ kind: 'note', note: 'x' }])).toMatchObject({ code: 'linkNotUsable' });
  });

  test('ends at a swap, and the new driver gets one', async () => {
    const { load, phone } = await house.drive();
    const resources = {
      vehicleId: await house.vehicle('SWAP1GP'),
      driverId: await house.driver('SWAP1', house.supplierId, { mobile: '+27829998877' }),
    };
    expect(await house.change('swapLoad', load.id, { ...resources, reason: 'breakdown' })).toMatchObject({
      response: 'ok',
    });
    expect(await end(phone)).toMatchObject({ code: 'linkNotUsable', details: { reason: 'revoked' } });
    const other = await house.phone();
    expect(await house.trip(other)).toMatchObject({ loadNumber: load.loadNumber, vehicles: ['SWAP1GP'] });
  });

  test('dies 48 hours after the load was closed', async () => {
    const { load, phone } = await house.drive();
    const db = house.app.database.writer(partition);
    await sql`update load set status = 'DELIVERED', pod_status = 'WAIVED', customer_billing = 'INVOICED', supplier_billing = 'PAID'
      where id = ${load.id}`.execute(db);
    expect(await house.change('closeLoad', load.id)).toMatchObject({ result: { status: 'CLOSED' } });
    expect(await house.tell(phone, [{ kind: 'arrived', stopId: load.stops[0]!.id }])).toMatchObject({
      result: { results: [{ flags: ['afterClosing'] }] },
    });
    const { stops } = await house.read(load.id);
    expect(stops[0]).toMatchObject({ arrivedAt: null });
    const { link } = await house.ask<{ link: { expiresAt: string } }>('getLoadTrip', { id: load.id }, house.planner);
    const hours = (new Date(link.expiresAt).getTime() - house.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
    await sql`update link set expires_at = now() where subject_id = ${load.id}`.execute(db);
    expect(await end(phone)).toMatchObject({ details: { reason: 'expired', maySendAgain: false } });
  });

  test('cannot be sent to a driver without a mobile number, and the desk is told why', async () => {
    const { load } = await house.drive();
    await sql`update driver set mobile = '' where id = ${load.driverId}`.execute(house.app.database.writer(partition));
    expect(await house.ask('getLoadTrip', { id: load.id }, house.planner)).toMatchObject({ barrier: 'noMobile' });
    expect(await house.call('sendDriverTrip', { id: load.id }, house.planner)).toMatchObject({
      status: 422,
      code: 'trip_noMobile',
    });
    expect(await house.call('revokeDriverTrip', { id: load.id }, house.planner)).toMatchObject({ response: 'ok' });
    expect(await house.call('revokeDriverTrip', { id: load.id }, house.planner)).toMatchObject({ code: 'tripNotSent' });
  });
});

describe('events', () => {
  test('a whole trip in one call: times as pressed, the load delivers itself, the driver is named', async () => {
    const { load, phone } = await house.drive();
    const [pickup, delivery] = load.stops.map(({ id }) => id);
    const answer = await house.tell(phone, [
      { kind: 'arrived', stopId: pickup, occurredAt: house.minutes(-300), capturedAt: house.minutes(-300) },
      { kind: 'workEnded', stopId: pickup, occurredAt: house.minutes(-250) },
      { kind: 'departed', stopId: pickup, occurredAt: house.minutes(-240) },
      { kind: 'arrived', stopId: delivery, occurredAt: house.minutes(-60) },
      { kind: 'workEnded', stopId: delivery, occurredAt: house.minutes(-20), signatoryName: 'M Ledwaba' },
    ]);
    expect(answer).toMatchObject({ result: { status: 'DELIVERED', skewMinutes: 0 } });
    const after = await house.read(load.id);
    expect(after).toMatchObject({
      status: 'DELIVERED',
      podStatus: 'AWAITED',
      stops: [
        { arrivedAt: house.minutes(-300), departedAt: house.minutes(-240) },
        { workEndedAt: house.minutes(-20), signatoryName: 'M Ledwaba' },
      ],
    });
    expect((await told(load)).map(({ actor }) => actor)).toEqual(Array(6).fill(expect.stringContaining('Themba')));
  });

  test('what is sent twice is kept once, also at the same time and in another order', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    const arrival = { sourceEventId: 'event-arrived-1', kind: 'arrived', stopId, occurredAt: house.minutes(-50) };
    const departure = { sourceEventId: 'event-departed-1', kind: 'departed', stopId, occurredAt: house.minutes(-10) };
    const answers = await Promise.all([
      house.tell(phone, [arrival, departure]),
      house.tell(phone, [departure]),
      house.tell(phone, [departure, arrival]),
      house.tell(phone, [arrival]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await told(load)).map(({ kind }) => kind)).toEqual(['arrived', 'departed']);
    expect(await house.read(load.id)).toMatchObject({
      status: 'IN_TRANSIT',
      stops: [{ arrivedAt: arrival.occurredAt, departedAt: departure.occurredAt }, {}],
    });
  });

  test('two phones double nothing: an older arrival of the second is kept and does not count', async () => {
    const { load, phone } = await house.drive();
    const other = { ...(await house.phone()), key: phone.key };
    const stopId = load.stops[0]!.id;
    await house.tell(phone, [{ kind: 'arrived', stopId, occurredAt: house.minutes(-30) }]);
    expect(await house.tell(other, [{ kind: 'arrived', stopId, occurredAt: house.minutes(-45) }])).toMatchObject({
      result: { results: [{ flags: ['outOfOrder'] }] },
    });
    expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: house.minutes(-30) });
    const { devices } = await house.ask<{ devices: object[] }>('getLoadTrip', { id: load.id }, house.planner);
    expect(devices).toHaveLength(2);
  });

  test('a wrong clock is told and flagged, and its times are moved by what it is wrong', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    const answer = await house.tell(
      phone,
      [{ kind: 'arrived', stopId, occurredAt: house.minutes(170), capturedAt: house.minutes(170) }],
      { sentAt: house.minutes(180) },
    );
    expect(answer).toMatchObject({ result: { skewMinutes: 180, results: [{ flags: ['clockSkewMinutes'] }] } });
    expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: house.minutes(-10) });
    expect((await told(load))[0]).toMatchObject({ data: { clockSkewMinutes: 180 }, capturedAt: house.minutes(170) });
  });

  test('a clock that is put right between pressing and sending moves each press by what it was wrong then', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    const press = (kind: string, shown: number, ahead: number) => {
      const at = house.minutes(shown);
      return { kind, stopId, occurredAt: at, capturedAt: at, aheadMs: ahead * 60_000 };
    };
    // Pressed an hour ahead without a network; then the driver puts the clock right.
    const answer = await house.tell(phone, [
      press('arrived', 40, 60),
      press('workStarted', 42, 60),
      press('workEnded', -6, 60),
    ]);
    expect(answer).toMatchObject({ result: { skewMinutes: 0 } });
    const flags = ['clockSkewMinutes', 'clockChanged'];
    expect(answer).toMatchObject({ result: { results: [{ flags }, { flags }, { flags: [] }] } });
    expect((await house.read(load.id)).stops[0]).toMatchObject({
      arrivedAt: house.minutes(-20),
      workStartedAt: house.minutes(-18),
      workEndedAt: house.minutes(-6),
    });
    expect((await told(load)).map(({ kind }) => kind).toSorted()).toEqual(['arrived', 'workEnded', 'workStarted']);
  });

  test('when the vehicle will be there is moved with the clock that counted it', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    await house.tell(phone, [{ kind: 'eta', stopId, occurredAt: house.minutes(-180), eta: house.minutes(-150) }], {
      sentAt: house.minutes(-180),
    });
    expect((await house.read(load.id)).stops[0]).toMatchObject({ eta: house.minutes(30) });
    expect((await told(load))[0]).toMatchObject({ data: { eta: house.minutes(30) } });
  });

  test('nothing is lost: a stop that is gone, a departure before the arrival, a reason of another list, a time to come', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    const answer = await house.tell(phone, [
      { kind: 'arrived', stopId: crypto.randomUUID() },
      { kind: 'arrived', stopId, occurredAt: house.minutes(-10), reasonCode: 'operational' },
      { kind: 'departed', stopId, occurredAt: house.minutes(-20) },
      { kind: 'note', note: 'Rain', occurredAt: house.minutes(30) },
    ]);
    const flags =
      answer.response === 'ok'
        ? (answer.result as { results: { flags: string[] }[] }).results.map((each) => each.flags)
        : answer;
    expect(flags).toEqual([['unknownStop'], ['unknownReason', 'departBeforeArrival'], [], ['inFuture']]);
    expect(await told(load)).toHaveLength(4);
    // What is said to happen later is taken to happen now; what the phone said is kept.
    expect((await told(load)).find(({ kind }) => kind === 'note')).toMatchObject({
      occurredAt: house.minutes(0),
      data: { inFuture: house.minutes(30) },
    });
  });

  test('the driver corrects an event: the new one stands in its place', async () => {
    const { load, phone } = await house.drive();
    const stopId = load.stops[0]!.id;
    await house.tell(phone, [
      { sourceEventId: 'first-arrival', kind: 'arrived', stopId, occurredAt: house.minutes(-30) },
    ]);
    await house.tell(phone, [{ kind: 'arrived', stopId, occurredAt: house.minutes(-40), supersedes: 'first-arrival' }]);
    expect((await house.read(load.id)).stops[0]).toMatchObject({ arrivedAt: house.minutes(-40) });
  });

  test('told before the desk sent the vehicle: kept, and the dispatch finds it on its way', async () => {
    const { load, phone } = await house.drive({}, { dispatched: false });
    const stopId = load.stops[0]!.id;
    expect(
      await house.tell(phone, [
        { kind: 'arrived', stopId, occurredAt: house.minutes(-30) },
        { kind: 'departed', stopId, occurredAt: house.minutes(-5) },
      ]),
    ).toMatchObject({
      result: { status: 'ASSIGNED', results: [{ flags: ['notDispatched'] }, { flags: ['notDispatched'] }] },
    });
    expect(await house.change('dispatchLoad', load.id)).toMatchObject({ result: { status: 'IN_TRANSIT' } });
  });

  test('a failed delivery waits for staff until it says what happens to the goods', async () => {
    const { load, phone } = await house.drive();
    const [pickup] = load.stops.map(({ id }) => id);
    const failed = { kind: 'failed', stopId: deliveryOf(load), reasonCode: 'refused' };
    await house.tell(phone, [{ kind: 'departed', stopId: pickup, occurredAt: house.minutes(-60) }, failed]);
    expect(await house.read(load.id)).toMatchObject({
      status: 'IN_TRANSIT',
      stops: [{}, { status: 'FAILED', failReason: 'refused' }],
    });
    await house.tell(phone, [{ ...failed, disposition: 'return' }]);
    expect(await house.read(load.id)).toMatchObject({ status: 'DELIVERED' });
  });

  test('quantities short and damaged stand on the goods', async () => {
    const { load, phone } = await house.drive();
    const stops = load.stops.map(({ id, type, stopLocationId, windowStart, windowEnd }) => ({
      id,
      type,
      stopLocationId,
      windowStart,
      windowEnd,
      goodsLines: type === 'delivery' ? [{ reference: 'DN-1', quantityPlanned: 30 }] : [],
    }));
    const lines = await house.call('getLoad', { id: load.id }, house.planner);
    expect(lines).toMatchObject({ response: 'ok' });
    await sql`insert into goods_line (partition, load_id, stop_id, line_number, quantity_planned)
      values (${partition}, ${load.id}, ${stops[1]!.id}, 1, 30)`.execute(house.app.database.writer(partition));
    const line = (await house.trip(phone)).stops[1]!.goods[0]!;
    await house.tell(phone, [
      {
        kind: 'workEnded',
        stopId: deliveryOf(load),
        goods: [{ goodsLineId: line.id, quantityActual: 28, shortQuantity: 1, damagedQuantity: 1 }],
      },
    ]);
    expect((await house.read(load.id)).stops[1]).toMatchObject({
      goodsLines: [{ quantityActual: 28, shortQuantity: 1, damagedQuantity: 1 }],
    });
  });

  test('in whatever pieces and order they come, load and stops say what all events together say', async () => {
    const kinds = ['arrived', 'workStarted', 'workEnded', 'departed', 'eta', 'note', 'failed'];
    const db = house.app.database.writer(partition);
    const context = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
    const stated = async (id: string) =>
      (
        await sql`select to_jsonb(l) - 'search' as load, (select jsonb_agg(to_jsonb(s) order by s.sequence) from stop s where s.load_id = l.id) as stops
          from load l where l.id = ${id}`.execute(db)
      ).rows[0];
    for (let trip = 0; trip < 4; trip++) {
      const { load, phone } = await house.drive();
      const other = { ...(await house.phone()), key: phone.key };
      const sent: string[] = [];
      for (let call = 0; call < 5; call++) {
        const events = Array.from({ length: 1 + ((trip + call) % 4) }, (_, place) => {
          const seed = trip * 37 + call * 11 + place * 5;
          const kind = kinds[seed % kinds.length]!;
          const sourceEventId = `seeded-${seed}-${place}`;
          const former = seed % 3 === 0 ? (sent.at(seed % Math.max(1, sent.length)) ?? '') : '';
          sent.push(sourceEventId);
          return {
            sourceEventId,
            kind,
            stopId: kind === 'note' ? null : load.stops[seed % 2]!.id,
            occurredAt: house.minutes(-((seed * 17) % 300)),
            ...(kind === 'eta' && { eta: house.minutes(seed % 60) }),
            ...(kind === 'failed' && { reasonCode: 'refused' }),
            ...(seed % 4 === 0 && { signatoryName: `M Ledwaba ${seed}`, odometer: seed }),
            supersedes: former,
          };
        });
        expect(await house.tell(call % 2 ? other : phone, events)).toMatchObject({ status: 200 });
        const now = await stated(load.id);
        await inPartition(context, partition, (inside) => refreshLoad(inside, load.id));
        expect(await stated(load.id)).toEqual(now);
      }
    }
  });

  test('500 waiting events come in one call, or in any others, once each', async () => {
    const { load, phone } = await house.drive();
    const waiting = Array.from({ length: 500 }, (_, place) => ({
      sourceEventId: `waiting-${place}-event`,
      kind: 'note',
      note: `Note ${place}`,
      occurredAt: house.minutes(-500 + place),
    }));
    for (const [from, count] of [
      [0, 200],
      [0, 500],
      [300, 125],
    ] as const)
      expect(await house.tell(phone, waiting.slice(from, from + count))).toMatchObject({ status: 200 });
    expect(await told(load)).toHaveLength(500);
  });

  test('invalid fields are named by their event, so that the phone can send the others', async () => {
    const { load, phone } = await house.drive();
    const answer = await house.tell(phone, [
      { kind: 'note', note: 'x' },
      { kind: 'arrived', stopId: 'no id', occurredAt: '20260-01-01T00:00:00Z' },
    ]);
    expect(answer).toMatchObject({ status: 400, code: 'invalidPayload' });
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(['events.1.occurredAt', 'events.1.stopId']);
    expect(await told(load)).toEqual([]);
  });
});

describe('files', () => {
  test('a signature is kept once; a dot is none', async () => {
    const { load, phone } = await house.drive();
    const file = {
      sourceFileId: 'signature-1',
      kind: 'signature',
      stopId: deliveryOf(load),
      signatoryName: 'M Ledwaba',
    };
    expect(await house.bring(phone, { ...file, content: dot() })).toMatchObject({
      status: 400,
      fields: { content: expect.stringMatching(/^This is a dot/) },
    });
    const answers = await Promise.all([
      house.bring(phone, { ...file, content: drawn() }),
      house.bring(phone, { ...file, content: drawn() }),
    ]);
    expect(
      answers
        .map((answer) => (answer.response === 'ok' ? (answer.result as { isKnown: boolean }).isKnown : answer))
        .toSorted(),
    ).toEqual([false, true]);
    const { files } = await house.ask<{ files: object[] }>('getLoadTrip', { id: load.id }, house.planner);
    expect(files).toMatchObject([
      { kind: 'signature', signatoryName: 'M Ledwaba', stopName: expect.stringMatching(/^2\. /) },
    ]);
  });

  test('a scanner that takes its time holds nobody up: what is pressed meanwhile is told, and a file is kept once', async () => {
    const { load, phone } = await house.drive();
    const held = await startHeldScanner(house.app);
    try {
      const file = { sourceFileId: 'photo-held', kind: 'paper', stopId: load.stops[0]!.id, content: drawn() };
      const brought = Promise.all([house.bring(phone, file), house.bring(phone, file)]);
      await held.looksAt(2);
      expect(await house.tell(phone, [{ kind: 'arrived', stopId: load.stops[0]!.id }])).toMatchObject({
        response: 'ok',
      });
      held.release();
      const known = (await brought).map((answer) => (answer as { result: { isKnown?: boolean } }).result.isKnown);
      expect(known.toSorted()).toEqual([false, true]);
    } finally {
      await held.close();
    }
  });

  test('the signature of a delivery becomes its proof, once; papers of a pickup prove nothing', async () => {
    const { load, phone } = await house.drive();
    const signature = { kind: 'signature', signatoryName: 'M Ledwaba', content: drawn() };
    const [pickup, delivery] = load.stops;
    for (const more of [
      { stopId: delivery!.id, sourceFileId: 'signature-2' },
      { stopId: delivery!.id, sourceFileId: 'signature-2' },
      { stopId: pickup!.id },
    ])
      expect(await house.bring(phone, { ...signature, ...more })).toMatchObject({ response: 'ok' });
    const { rows } = await house.ask<{ rows: object[] }>('getPods', { loadId: load.id }, house.planner);
    expect(rows).toMatchObject([
      { status: 'podSubmitted', stopId: delivery!.id, method: 'signOnGlass', receivedVia: 'driver', pageCount: 1 },
    ]);
  });

  test('what is no picture is refused, whatever it calls itself', async () => {
    const { phone } = await house.drive();
    const content = `data:image/jpeg;base64,${Buffer.from('%PDF-1.4 %%EOF').toString('base64')}`;
    expect(await house.bring(phone, { kind: 'photo', content })).toMatchObject({
      status: 400,
      fields: { content: {} },
    });
  });

  test('no link reaches another trip', async () => {
    const { load } = await house.drive();
    const { phone } = await house.drive();
    expect((await house.trip(phone)).loadId).not.toBe(load.id);
    await house.tell(phone, [{ kind: 'arrived', stopId: load.stops[0]!.id }]);
    expect(await told(load)).toEqual([]);
  });
});
