import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHeldScanner } from '#platform/server/testing/held-scanner.ts';
import { loadCode } from '#modules/work/loads/load-code.ts';
import { buildPod } from './builders.ts';
import { listedColumns, podLoad } from './queries.ts';
import { remindDuePods } from './reminders.ts';
import { qrPage } from './testing/qr-page.ts';
import { newPdf, openPodHouse, partition, type PodHouse } from './testing/pod-house.ts';

let house: PodHouse;
beforeAll(async () => {
  house = await openPodHouse();
});
afterAll(() => house.close());

interface Posted {
  readonly id: string;
  readonly status: string;
}
const post = (loadId: string | null, more: object = {}, by = house.thabo) =>
  house.ask<Posted>('postPod', { loadId, fileName: 'note.pdf', content: newPdf(), ...more }, by);
const states = async (loadId: string) => (await house.podsOf(loadId)).map(({ status }) => status);
const keptFiles = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_file`.execute(
    house.app.database.writer(partition),
  );
  return rows[0]!.count;
};

test('a row of staging is found with its first file by their own indexes, also while nobody has analysed the tables', async () => {
  const { rows } = await sql<Record<string, string>>`
    explain select ${listedColumns} from pod t ${podLoad} where t.partition = ${partition} and t.id = uuidv7()`.execute(
    house.app.database.writer(partition),
  );
  const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using pod_file_of_pod');
});

describe('what is awaited', () => {
  test('one for each delivery; the load says so, and is not ready to be invoiced', async () => {
    const loadId = await house.delivered({ stops: [{}, {}] });
    expect(await states(loadId)).toEqual(['AWAITED', 'AWAITED']);
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'AWAITED', customerBilling: 'NOT_READY' });
  });

  test('one for each document where the customer wants that', async () => {
    const loadId = await house.delivered({ perReference: true, stops: [{ references: ['DN 2', 'DN 1'] }, {}] });
    const rows = await house.podsOf(loadId);
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(['', 'DN 1', 'DN 2']);
  });

  test('none of it is left when the delivery is taken back, and it is awaited anew', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    const { lockId } = await house.load(loadId);
    await house.ask('undeliverLoad', { id: loadId, reason: 'Wrong stop.' }, { ...house.thabo, lockId });
    expect(await states(loadId)).toEqual([]);
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'NOT_REQUIRED' });
    expect(await house.read(id)).toMatchObject({ status: 'VOID', pageCount: 1 });
    const again = (await house.load(loadId)).lockId;
    await house.ask('deliverLoad', { id: loadId }, { ...house.thabo, lockId: again });
    expect(await states(loadId)).toEqual(['AWAITED']);
    expect(await house.change('matchPod', id, { loadId })).toMatchObject({ result: { status: 'podSubmitted' } });
    expect(await states(loadId)).toEqual(['podSubmitted']);
  });

  test('what came before the delivery counts after it', async () => {
    const loadId = await house.delivered({ isDelivered: false });
    await post(loadId);
    const { lockId } = await house.load(loadId);
    await house.ask('deliverLoad', { id: loadId }, { ...house.thabo, lockId });
    expect(await states(loadId)).toEqual(['podSubmitted']);
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'podSubmitted' });
  });
});

describe('what comes', () => {
  test('fills what is awaited; the same file again changes nothing, another adds pages', async () => {
    const loadId = await house.delivered();
    const content = newPdf('Delivery note', 2);
    const first = await post(loadId, { content });
    expect(first.status).toBe('podSubmitted');
    expect(await post(loadId, { content })).toMatchObject({ id: first.id });
    expect(await house.read(first.id)).toMatchObject({ pageCount: 2, method: 'scan' });
    expect((await house.podsOf(loadId)).length).toBe(1);
    await post(loadId);
    expect(await house.read(first.id)).toMatchObject({ pageCount: 3 });
  });

  test('ten at once for one stop are one proof', async () => {
    const loadId = await house.delivered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(loadId)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await house.read(answers[0]!.id)).toMatchObject({ pageCount: 10 });
  });

  test('the same scan on another load is kept and marked, with the other load', async () => {
    const content = newPdf();
    const [one, other] = [await house.delivered(), await house.delivered()];
    await post(one, { content });
    const { id } = await post(other, { content });
    const { isSeenBefore, files } = await house.read(id);
    expect(isSeenBefore).toBe(true);
    expect(files[0]!.alsoOn).toHaveLength(1);
  });

  test('is refused before the vehicle has left, and for a stop of another load', async () => {
    const loadId = await house.delivered({ isDelivered: false });
    const file = { fileName: 'a.pdf', content: newPdf() };
    const stopId = crypto.randomUUID();
    expect(await house.call('postPod', { loadId, stopId, ...file }, house.thabo)).toMatchObject({
      status: 400,
      fields: { stopId: expect.any(String) },
    });
    await sql`update load set status = 'BOOKED' where id = ${loadId}`.execute(house.app.database.writer(partition));
    expect(await house.call('postPod', { loadId, ...file }, house.thabo)).toMatchObject({ code: 'podTooEarly' });
  });

  test('a photo from an iPhone that no browser shows is refused with its sentence, and nothing is kept', async () => {
    const loadId = await house.delivered();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
    const answer = await house.call(
      'postPod',
      { loadId, fileName: 'IMG_1.HEIC', content: heic.toString('base64') },
      house.thabo,
    );
    expect(answer).toMatchObject({ status: 400, fields: { content: expect.stringMatching(/JPEG/) } });
    expect(await states(loadId)).toEqual(['AWAITED']);
  });

  test('while a scanner looks at what the desk brought nobody waits for the load; what it finds is refused, and not kept', async () => {
    const loadId = await house.delivered();
    const scanner = await startHeldScanner(house.app);
    try {
      const before = await keptFiles();
      const file = { loadId, fileName: 'note.pdf', content: newPdf() };
      const refused = house.call('postPod', file, house.thabo);
      await scanner.looksAt(1);
      const note = { kind: 'note', occurredAt: house.app.clock.now().toISOString(), note: 'Gate 4' };
      expect(await house.call('postLoadEvent', { loadId, ...note }, house.naledi)).toMatchObject({ response: 'ok' });
      scanner.release('Eicar-Test-Signature');
      expect(await refused).toMatchObject({
        status: 400,
        fields: { content: 'The file contains a virus. It was not stored.' },
      });
      expect([await states(loadId), await keptFiles()]).toEqual([['AWAITED'], before]);

      const taken = house.call('postPod', file, house.thabo);
      await scanner.looksAt(1);
      scanner.release();
      expect(await taken).toMatchObject({ result: { status: 'podSubmitted' } });
    } finally {
      await scanner.close();
    }
  });
});

describe('decisions', () => {
  test('whoever brought it does not accept it; a second person does, and the load can be invoiced', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    expect(await house.change('approvePod', id, {}, house.thabo)).toMatchObject({ status: 422, code: 'podOwnUpload' });
    expect(await house.change('approvePod', id)).toMatchObject({ result: { status: 'podAccepted' } });
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'podAccepted', customerBilling: 'READY' });
  });

  test('what was short has its quantity, and the load says that something was not in order', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    const { goods } = await house.read(id);
    const short = { kind: 'short', goodsLineId: goods[0]!.id };
    const refused = await house.change('approvePod', id, {
      exceptions: [short, { kind: 'damaged', quantity: 0 }, { kind: 'late' }],
    });
    expect(Object.keys(refused.fields ?? {})).toEqual(['exceptions.0.quantity', 'exceptions.1.quantity']);
    await house.change('approvePod', id, { exceptions: [{ ...short, quantity: 2 }] });
    expect(await house.read(id)).toMatchObject({ exceptions: [{ kind: 'short', quantity: 2 }] });
    expect(await house.load(loadId)).toMatchObject({ hasException: true });
  });

  test('what was counted at loading is what can be short', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    const [line] = (await house.read(id)).goods;
    expect(line).toMatchObject({ quantityLoaded: null });
    // The same goods stand at the loading, one of them left behind.
    const db = house.app.database.writer(partition);
    await sql`delete from goods_line where load_id = ${loadId} and id <> ${line!.id}`.execute(db);
    await sql`
      insert into goods_line (partition, load_id, stop_id, line_number, reference, commodity_type_id, packing_type_id, quantity_planned, quantity_actual)
      select g.partition, g.load_id, s.id, 1, g.reference, g.commodity_type_id, g.packing_type_id, g.quantity_planned, g.quantity_planned - 1
        from goods_line g join stop s on s.partition = g.partition and s.load_id = g.load_id and s.type = 'pickup'
       where g.id = ${line!.id}`.execute(db);
    const { goods } = await house.read(id);
    expect(goods).toMatchObject([
      { id: line!.id, quantityPlanned: line!.quantityPlanned, quantityLoaded: line!.quantityPlanned - 1 },
    ]);
    expect(goods).toHaveLength(1);
  });

  test('a rejection can be taken back at once; otherwise the carrier is asked by link, once', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    expect(await house.change('rejectPod', id, { reason: 'other' })).toMatchObject({
      fields: { note: expect.any(String) },
    });
    await house.change('rejectPod', id, { reason: 'unsigned' });
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'podRejected' });
    expect(await house.change('undoPod', id, {}, house.thabo)).toMatchObject({ code: 'undoTooLate' });
    expect(await house.change('undoPod', id)).toMatchObject({ result: { status: 'podSubmitted' } });
    await house.work('ask-pod', { partition, id });
    expect(await mailsAbout(loadId)).toHaveLength(0);
    await house.change('rejectPod', id, { reason: 'unsigned', note: 'Page 2.' });
    await house.work('ask-pod', { partition, id });
    await house.work('ask-pod', { partition, id });
    const mails = await mailsAbout(loadId);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('It is not signed. Page 2.');
  });

  test('what comes after a rejection takes the place of what was rejected', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    await house.change('rejectPod', id, { reason: 'illegible' });
    await post(loadId);
    const after = await house.read(id);
    expect(after).toMatchObject({ status: 'podSubmitted', pageCount: 1, rejectReason: '' });
    expect(after.files.map(({ isSuperseded }) => isSuperseded)).toEqual([true, false]);
  });

  test('doing without one needs a limit as high as the price of the load', async () => {
    const loadId = await house.delivered();
    const [{ id }] = (await house.podsOf(loadId)) as unknown as [{ id: string }];
    const { buildStaff } = await import('#modules/base/access/server/index.ts');
    const lesser = await buildStaff(house.app, partition, ['getPod', 'waivePod'], {
      companyId: house.thabo.companyId,
      limits: { pod: 9_999 },
    });
    expect(await house.change('waivePod', id, { reason: 'Lost.' }, lesser)).toMatchObject({ code: 'aboveLimit' });
    expect(await house.change('waivePod', id, { reason: 'Lost.' })).toMatchObject({ result: { status: 'WAIVED' } });
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'WAIVED', customerBilling: 'READY' });
  });

  test('an accepted one is reopened with a reason, and not once the load is invoiced', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    await house.change('approvePod', id);
    expect(await house.change('reopenPod', id, { reason: 'Wrong page.' })).toMatchObject({
      result: { status: 'podSubmitted' },
    });
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'podSubmitted', customerBilling: 'NOT_READY' });
    await house.change('approvePod', id);
    const db = house.app.database.writer(partition);
    await sql`update load set customer_billing = 'INVOICED' where id = ${loadId}`.execute(db);
    expect(await house.change('reopenPod', id, { reason: 'x' })).toMatchObject({ code: 'podBilled' });
  });

  test('two who decide at once: the second is told that it has changed', async () => {
    const loadId = await house.delivered();
    const { id } = await post(loadId);
    const { lockId } = await house.read(id);
    const answers = await Promise.all([
      house.call('approvePod', { id }, { ...house.naledi, lockId }),
      house.call('rejectPod', { id, reason: 'altered' }, { ...house.naledi, lockId }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('pages', () => {
  test('two deliveries in one scan are split and matched; order and turns are kept', async () => {
    const loadId = await house.delivered({ stops: [{}, {}] });
    const { id } = await post(null, { content: newPdf('Notes', 3) });
    const { pages } = await house.read(id);
    const turned = [pages[2]!, { ...pages[0]!, turn: 90 }, pages[1]!];
    expect(await house.change('putPodPages', id, { pages: turned.slice(1) })).toMatchObject({ status: 400 });
    await house.change('putPodPages', id, { pages: turned });
    expect((await house.read(id)).pages).toEqual(turned);
    expect(await house.change('splitPod', id, { pages: [1, 2, 3] })).toMatchObject({ status: 400 });
    const { result } = await house.change('splitPod', id, { pages: [1] });
    const { newId } = result as { newId: string };
    expect(await house.read(newId)).toMatchObject({ status: 'UNMATCHED', pages: [pages[2]] });
    const [one, two] = (await house.podsOf(loadId)).map(({ stopId }) => stopId);
    expect(await house.change('matchPod', id, { loadId })).toMatchObject({ fields: { stopId: expect.any(String) } });
    await house.change('matchPod', id, { loadId, stopId: one });
    expect(await house.change('matchPod', newId, { loadId, stopId: one })).toMatchObject({ code: 'podPlaceTaken' });
    await house.change('matchPod', newId, { loadId, stopId: two });
    expect((await states(loadId)).toSorted()).toEqual(['podSubmitted', 'podSubmitted']);
    expect(await house.load(loadId)).toMatchObject({ podStatus: 'podSubmitted' });
  });

  test('what was put to the wrong load moves to another, and the first waits again', async () => {
    const [wrong, right] = [await house.delivered(), await house.delivered()];
    const { id } = await post(wrong);
    await house.change('matchPod', id, { loadId: right });
    expect(await states(wrong)).toEqual(['AWAITED']);
    expect(await states(right)).toEqual(['podSubmitted']);
    expect(await house.load(wrong)).toMatchObject({ podStatus: 'AWAITED' });
  });

  test('the second page that came by itself is merged into the first', async () => {
    const [first, second] = [await post(null), await post(null)];
    await house.change('mergePod', second.id, { intoId: first.id });
    expect(await house.read(first.id)).toMatchObject({ pageCount: 2 });
    expect(await house.read(second.id)).toMatchObject({ status: 'SUPERSEDED' });
  });

  test('merged both ways and matched in the same moment, nobody meets a fault, and no page is lost', async () => {
    for (let round = 0; round < 2; round++) {
      const [first, second, loadId] = [await post(null), await post(null), await house.delivered()];
      const answers = await Promise.all([
        house.change('mergePod', second.id, { intoId: first.id }),
        house.change('mergePod', first.id, { intoId: second.id }),
        house.change('matchPod', first.id, { loadId }),
        house.change('matchPod', second.id, { loadId }),
      ]);
      // Whoever came too late is told so.
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      const found = await Promise.all([house.read(first.id), house.read(second.id)]);
      const kept = found.filter(({ status }) => status !== 'SUPERSEDED');
      expect(kept.reduce((pages, { pageCount }) => pages + pageCount, 0)).toBe(2);
    }
  });
});

describe('by link', () => {
  const load = async (email: string, loadId: string) => {
    await house.ask(
      'sendPodRequest',
      { loadId, email, mobileNumber: '0825550142', recipientName: 'Gate three' },
      house.naledi,
    );
    const mail = (await house.messages()).find(({ to, links }) => to === email && links.length > 0)!;
    const key = mail.links[0]!.split('/').at(-1)!;
    const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
    await house.ask('resendOTP', { key }, { sessionId });
    const { code: otp } = (await house.messages()).find(({ channel }) => channel === 'sms')!;
    await house.ask('verifyOTP', { key, otp }, { sessionId });
    return { sessionId, key };
  };

  test('a second page follows the last one that was missing, until the proof is accepted', async () => {
    const loadId = await house.delivered();
    const { sessionId, key } = await load('gate@karoo.example', loadId);
    const [{ id }] = (await house.podsOf(loadId)) as unknown as [{ id: string }];
    const send = () =>
      house.call('postPodUpload', { id, fileName: 'note.pdf', content: newPdf() }, { sessionId, partition });
    expect(await send()).toMatchObject({ result: { status: 'podSubmitted', pageCount: 1, openCount: 0 } });
    expect(await send()).toMatchObject({ result: { status: 'podSubmitted', pageCount: 2, openCount: 0 } });
    const shown = await house.call('getPodUpload', { key }, { sessionId, partition });
    expect(shown).toMatchObject({ result: { asked: [{ id, pageCount: 2 }] } });
    await house.change('approvePod', id);
    expect(await send()).toMatchObject({ code: 'linkNotUsable' });
    expect((await house.read(id)).pageCount).toBe(2);
  });

  test('pages sent at once are scanned at once, and one in which something is found is refused and not kept', async () => {
    const loadId = await house.delivered();
    const { sessionId } = await load('dock@karoo.example', loadId);
    const [{ id }] = (await house.podsOf(loadId)) as unknown as [{ id: string }];
    const send = () =>
      house.call('postPodUpload', { id, fileName: 'note.pdf', content: newPdf() }, { sessionId, partition });
    const scanner = await startHeldScanner(house.app);
    try {
      const before = await keptFiles();
      const refused = send();
      await scanner.looksAt(1);
      scanner.release('Eicar-Test-Signature');
      expect(await refused).toMatchObject({
        status: 400,
        fields: { content: 'The file contains a virus. It was not stored.' },
      });
      expect([await states(loadId), await keptFiles()]).toEqual([['AWAITED'], before]);

      const taken = Promise.all([send(), send()]);
      await scanner.looksAt(2);
      scanner.release();
      expect((await taken).map(({ response }) => response)).toEqual(['ok', 'ok']);
      expect((await house.read(id)).pageCount).toBe(2);
    } finally {
      await scanner.close();
    }
  });
});

describe('matched by itself', () => {
  test('by the number in it, where its own carrier sent it; otherwise it is a guess', async () => {
    const loadId = await house.delivered();
    const [{ loadNumber }] = (await house.podsOf(loadId)) as unknown as [{ loadNumber: string }];
    const { companyId } = house.thabo;
    const content = () => newPdf(`Delivery note of load ${loadNumber}`);
    const stranger = await buildPod(house.app, partition, { loadId: null, companyId, content: content() });
    await house.work('guess-pod', { partition, id: stranger });
    expect(await house.read(stranger)).toMatchObject({ status: 'UNMATCHED', guess: { loadId, confidence: 0.8 } });
    const own = await buildPod(house.app, partition, {
      loadId: null,
      companyId,
      content: content(),
      senderSupplierId: house.supplierId,
    });
    await house.work('guess-pod', { partition, id: own });
    expect(await house.read(own)).toMatchObject({ status: 'podSubmitted', loadId });
    expect(await states(loadId)).toEqual(['podSubmitted']);
  });
});

test('a scan with the code of its waybill finds its load, whoever sent it', async () => {
  const loadId = await house.delivered();
  const [{ loadNumber }] = (await house.podsOf(loadId)) as unknown as [{ loadNumber: string }];
  const content = (await qrPage(loadCode({ loadNumber, id: loadId }, 2))).toString('base64');
  const id = await buildPod(house.app, partition, { loadId: null, companyId: house.thabo.companyId, content });
  await house.work('guess-pod', { partition, id });
  expect(await house.read(id)).toMatchObject({ status: 'podSubmitted', loadId, guess: { by: 'qr', confidence: 0.99 } });
});

test('what is missing is asked for on days 1, 3, 7 and 14, once each, in one mail a load', async () => {
  const loadId = await house.delivered({ stops: [{}, {}] });
  const day = 86_400_000;
  const db = house.app.database.writer(partition);
  // Of the other tests nothing is asked for.
  await sql`update pod set asked_from = null where load_id <> ${loadId}`.execute(db);
  await sql`update pod set asked_from = ${new Date('2026-11-02T05:00:00Z')} where load_id = ${loadId}`.execute(db);
  const sent: number[] = [];
  for (const days of [0.2, 1.2, 1.3, 3.2, 8.2, 14.2, 20.2]) {
    house.clock.set(new Date(Date.parse('2026-11-02T05:00:00Z') + days * day));
    await Promise.all([remindDuePods(house.app), remindDuePods(house.app)]);
    sent.push((await mailsAbout(loadId)).length);
  }
  expect(sent).toEqual([0, 1, 1, 2, 3, 4, 4]);
});

async function mailsAbout(loadId: string) {
  const [{ loadNumber }] = (await house.podsOf(loadId)) as unknown as [{ loadNumber: string }];
  return (await house.messages()).filter(({ subject }) => subject.includes(loadNumber));
}

test('the tabs are counted as they are listed, and what is missing by age', async () => {
  interface Counts {
    readonly tabs: Record<string, number>;
    readonly missing: Record<string, number>;
  }
  const { tabs, missing } = await house.ask<Counts>('getPodCounts', {}, house.thabo);
  for (const [tab, count] of Object.entries(tabs))
    expect(await house.ask('getPods', { tab }, house.thabo), tab).toMatchObject({ total: count });
  for (const [age, count] of Object.entries(missing))
    expect(await house.ask('getPods', { tab: 'missing', age }, house.thabo), age).toMatchObject({ total: count });
  expect(Object.values(missing).reduce((sum, count) => sum + count, 0)).toBe(tabs['missing']);
});
