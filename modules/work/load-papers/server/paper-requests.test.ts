import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#platform/operation.ts';
import { startHeldScanner } from '#platform/server/testing/held-scanner.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { linkOperations, remindDueLinks } from '#modules/parties/links/server/index.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '#modules/work/loads/server/testing/load-house.ts';
import { loadPaperService, type ShownPacket } from '../contract.ts';
import { loadPaperFailureTexts } from '../messages/failures/index.ts';
import { paperRequestService } from '../request-contract.ts';
import { loadPapersModule } from './module.ts';
import { loadPaperOperations, paperRequestOperations } from './operations.ts';

type Operations = (typeof paperRequestService)['operations'];
type Requests = OutputOf<Operations['getPaperRequests']>;
type Sent = OutputOf<Operations['sendPaperRequest']>;

let house: LoadHouse;
let ofCarrier: Staff;
const rights = [
  ...Object.keys(loadPaperService.operations),
  ...Object.keys(paperRequestService.operations),
  ...Object.keys(documentService.operations),
];

beforeAll(async () => {
  house = await openLoadHouse(undefined, {
    implementations: [
      basisOperations,
      keepaliveOperations,
      linkOperations,
      loadPaperOperations,
      paperRequestOperations,
      documentOperationsWith([], loadPapersModule.documentSubjects!),
    ],
    failureCatalogues: [documentFailureTexts, loadPaperFailureTexts],
    linkKinds: loadPapersModule.linkKinds!,
    listeners: loadPapersModule.listeners!,
    rights,
  });
  const { companyId } = house.planner;
  ofCarrier = await buildStaff(house.app, partition, [...everyLoadRight, ...rights], {
    companyId,
    supplierId: house.supplierId,
  });
  await sql`update supplier set email = 'office@karoo.example', cell_no = '+27825550177', language = 'pt'
    where id = ${house.supplierId}`.execute(db());
  await sql`update customer set email = 'orders@mills.example', mobile_number = '+27825550188'
    where id = ${house.customerId}`.execute(db());
  for (const [place, code] of ['weighbridgeSlip', 'deliveryNote', 'customerOrder'].entries())
    await sql`insert into required_document (partition, company_id, subject_type, code, position, blocks)
      values (${partition}, ${companyId}, 'load', ${code}, ${20 + place}, 'dispatch')`.execute(db());
});
afterAll(() => house.close());

const db = () => house.app.database.writer(partition);
const ask = (loadId: string, papers: string[], more: object = {}) =>
  house.call('sendPaperRequest', { loadId, askedOf: 'carrier', papers, ...more }, house.planner);
const asked = async (loadId: string, papers: string[], more: object = {}) => {
  const answer = await ask(loadId, papers, more);
  expect(answer).toMatchObject({ response: 'ok' });
  return answer.result as Sent;
};
const requests = (loadId: string, by = house.planner) => house.ask<Requests>('getPaperRequests', { loadId }, by);
const stateOf = async (loadId: string, code: string) =>
  (await house.ask<ShownPacket>('getLoadPacket', { loadId }, house.planner)).papers.find((each) => each.code === code)
    ?.state;
const mailTo = async (to: string) => (await house.messages()).find((mail) => mail.to === to && mail.links.length > 0)!;
const keyOf = async (to: string) => (await mailTo(to)).links[0]!.split('/').at(-1)!;
const pdf = () => handmadePdf().toString('base64');

/** The recipient with the code typed in. */
async function guest(to: string) {
  const key = await keyOf(to);
  const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
  await sql`update one_time_code set created_at = to_timestamp(0)`.execute(db());
  await house.ask('resendOTP', { key }, { sessionId });
  const { code: otp } = (await house.messages()).find(({ channel }) => channel === 'sms')!;
  await house.ask('verifyOTP', { key, otp }, { sessionId });
  return { sessionId, partition, key };
}
const read = ({ key, ...by }: Awaited<ReturnType<typeof guest>>) => house.call('getPaperUpload', { key }, by);
const upload = ({ sessionId }: Awaited<ReturnType<typeof guest>>, code: string, content = pdf()) =>
  house.call('postPaperUpload', { code, fileName: 'slip.pdf', content }, { sessionId, partition });

test('the carrier is asked in its language, sends a photo or a PDF, and the paper waits on the load for its decision', async () => {
  const load = await house.bookTo(house.supplierId);
  expect(await asked(load.id, ['weighbridgeSlip', 'deliveryNote'], { note: 'Both pages, please.' })).toMatchObject({
    email: 'office@karoo.example',
  });
  const mail = await mailTo('office@karoo.example');
  expect(mail.subject).toContain(`documentos da carga ${load.loadNumber}`);
  expect(mail.text).toMatch(/Talão de pesagem|báscula|pesagem/i);
  const shown = await requests(load.id);
  expect(shown.requests).toMatchObject([
    { askedOf: 'carrier', state: 'open', papers: ['weighbridgeSlip', 'deliveryNote'], times: 1, openedAt: null },
  ]);
  expect(shown.customer).toMatchObject({ email: 'orders@mills.example', mobileNumber: '+27825550188' });

  const carrier = await guest('office@karoo.example');
  expect((await read(carrier)).result).toMatchObject({
    loadNumber: load.loadNumber,
    note: 'Both pages, please.',
    papers: [
      { code: 'weighbridgeSlip', state: 'missing', fileCount: 0 },
      { code: 'deliveryNote', state: 'missing', fileCount: 0 },
    ],
  });
  expect(await upload(carrier, 'weighbridgeSlip')).toMatchObject({
    result: { state: 'waiting', fileCount: 1, openCount: 1 },
  });
  // A further page, then the other paper; what was not asked for is not taken.
  expect(await upload(carrier, 'weighbridgeSlip')).toMatchObject({ result: { fileCount: 2, openCount: 1 } });
  expect(await upload(carrier, 'packingList')).toMatchObject({ status: 404 });
  expect(await upload(carrier, 'deliveryNote', Buffer.from('no paper').toString('base64'))).toMatchObject({
    code: 'invalidPayload',
  });
  expect(await upload(carrier, 'deliveryNote')).toMatchObject({ result: { openCount: 0 } });
  expect([await stateOf(load.id, 'weighbridgeSlip'), await stateOf(load.id, 'deliveryNote')]).toEqual([
    'waiting',
    'waiting',
  ]);
  expect((await requests(load.id)).requests).toMatchObject([{ state: 'answered' }]);
  // Further pages go on until the link ends.
  expect(await upload(carrier, 'deliveryNote')).toMatchObject({ result: { fileCount: 2 } });
  const history = await house.ask<{ event: string; after: Record<string, unknown> }[]>(
    'getLoadHistory',
    { id: load.id },
    house.planner,
  );
  const events = history.map(({ event }) => event);
  expect(events).toEqual(expect.arrayContaining(['papersAsked', 'paperReceived']));
  const { rows } = await sql<{ via: string; by: string }>`
    select uploaded_via as via, uploaded_by as by from document where subject_id = ${load.id} limit 1`.execute(db());
  expect(rows).toEqual([{ via: 'link', by: expect.stringMatching(/\w/) }]);
});

test('asking twice is refused with who asked whom; sending again ends the address of before', async () => {
  const load = await house.bookTo(house.supplierId);
  const { id } = await asked(load.id, ['weighbridgeSlip'], { note: 'Stamped, please.' });
  const twice = await ask(load.id, ['weighbridgeSlip']);
  expect(twice).toMatchObject({ code: 'papersAlreadyAsked' });
  expect(JSON.stringify(twice)).toContain('office@karoo.example');
  const first = await guest('office@karoo.example');
  expect(await house.call('resendPaperRequest', { id }, house.planner)).toMatchObject({ response: 'ok' });
  expect(await read(first)).toMatchObject({ code: 'linkNotUsable' });
  const second = await guest('office@karoo.example');
  expect(await read(second)).toMatchObject({ response: 'ok' });
  // One more paper goes into the same link; so does another person.
  expect(await asked(load.id, ['deliveryNote'])).toMatchObject({ id });
  expect((await requests(load.id)).requests).toMatchObject([
    { times: 3, note: 'Stamped, please.', papers: ['weighbridgeSlip', 'deliveryNote'], email: 'office@karoo.example' },
  ]);
  const other = { email: 'gate@karoo.example', mobileNumber: '0825550199', recipientName: 'Sipho' };
  expect(await asked(load.id, ['weighbridgeSlip'], other)).toMatchObject({ id, email: 'gate@karoo.example' });
  expect((await requests(load.id)).requests).toHaveLength(1);
});

test('of ten who ask the same carrier at once, one does', async () => {
  const load = await house.bookTo(house.supplierId);
  // Whoever waits too long in the queue is asked to come again, and does: ten in a row take long on a busy machine.
  const patiently = async () => {
    for (let tries = 0; ; tries++) {
      const answer = await ask(load.id, ['weighbridgeSlip']);
      if (!('code' in answer && answer.code === 'unavailable') || tries === 10) return answer;
    }
  };
  const answers = await Promise.all(Array.from({ length: 10 }, patiently));
  expect(answers.filter(({ response }) => response === 'ok')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'papersAlreadyAsked')).toHaveLength(9);
  expect((await requests(load.id)).requests).toHaveLength(1);
});

test('what cannot be asked is refused with its field: of nobody, of the wrong party, without a way to send it', async () => {
  const own = await house.bookTo(null);
  const fields = async (answer: ReturnType<typeof ask>) => JSON.stringify(await answer);
  expect(await ask(own.id, ['weighbridgeSlip'])).toMatchObject({ code: 'invalidPayload' });
  expect(await fields(ask(own.id, ['weighbridgeSlip']))).toMatch(/No supplier carries this load/);
  const load = await house.bookTo(house.supplierId);
  expect(await fields(ask(load.id, []))).toMatch(/Choose at least one document/);
  // A customer's order states prices: its carrier neither sees it nor is asked for it. Nobody is asked for what nobody wants.
  for (const code of ['customerOrder', 'temperatureRecord'])
    expect(await fields(ask(load.id, [code]))).toMatch(/no longer missing/);
  expect(await ask(load.id, ['customerOrder'], { askedOf: 'customer' })).toMatchObject({ response: 'ok' });
  expect(await fields(ask(load.id, ['weighbridgeSlip'], { email: 'x@y.example', mobileNumber: '12' }))).toMatch(
    /mobileNumber/,
  );
  await sql`update supplier set cell_no = '' where id = ${house.supplierId}`.execute(db());
  expect(await fields(ask(load.id, ['weighbridgeSlip']))).toMatch(/mobileNumber/);
  await sql`update supplier set cell_no = '+27825550177' where id = ${house.supplierId}`.execute(db());
});

test('people of the carrier see what their company was asked for, and nothing of the customer', async () => {
  const load = await house.bookTo(house.supplierId);
  await asked(load.id, ['weighbridgeSlip']);
  await asked(load.id, ['customerOrder'], { askedOf: 'customer' });
  expect((await requests(load.id)).requests).toHaveLength(2);
  const seen = await requests(load.id, ofCarrier);
  expect(seen.requests).toMatchObject([{ askedOf: 'carrier' }]);
  expect(JSON.stringify(seen)).not.toMatch(/mills/);
  expect(
    await house.call(
      'sendPaperRequest',
      { loadId: load.id, askedOf: 'customer', papers: ['customerOrder'] },
      ofCarrier,
    ),
  ).toMatchObject({ status: 403 });
});

test('a link ends when staff take it back, and with a load that is cancelled', async () => {
  const load = await house.bookTo(house.supplierId);
  const { id } = await asked(load.id, ['weighbridgeSlip']);
  const carrier = await guest('office@karoo.example');
  expect(await house.call('revokePaperRequest', { id }, house.planner)).toMatchObject({ response: 'ok' });
  expect(await upload(carrier, 'weighbridgeSlip')).toMatchObject({ code: 'linkNotUsable' });
  expect(await house.call('revokePaperRequest', { id }, house.planner)).toMatchObject({ code: 'notAllowedInState' });
  await asked(load.id, ['weighbridgeSlip']);
  await asked(load.id, ['deliveryNote'], { askedOf: 'customer' });
  expect(await house.change('cancelLoad', load.id, { reason: 'No longer needed' })).toMatchObject({ response: 'ok' });
  expect((await requests(load.id)).requests.map(({ state }) => state).toSorted()).toEqual([
    'notNeeded',
    'notNeeded',
    'withdrawn',
  ]);
  expect(await ask(load.id, ['weighbridgeSlip'])).toMatchObject({ code: 'notAllowedInState' });
});

test('what was sent back is asked for again with its reason, and comes as a new version', async () => {
  const load = await house.bookTo(house.supplierId);
  await asked(load.id, ['weighbridgeSlip']);
  await upload(await guest('office@karoo.example'), 'weighbridgeSlip');
  const { papers } = await house.ask<ShownPacket>('getLoadPacket', { loadId: load.id }, house.planner);
  const documentId = papers.find(({ code }) => code === 'weighbridgeSlip')!.recordId;
  expect(
    await house.call('rejectDocument', { documentId, reason: 'Blurred' }, { ...house.planner, lockId: '1' }),
  ).toMatchObject({ response: 'ok' });
  await asked(load.id, ['weighbridgeSlip']);
  expect((await mailTo('office@karoo.example')).text).toContain('Blurred');
  const carrier = await guest('office@karoo.example');
  expect((await read(carrier)).result).toMatchObject({ papers: [{ state: 'rejected', rejectReason: 'Blurred' }] });
  expect(await upload(carrier, 'weighbridgeSlip')).toMatchObject({ result: { state: 'waiting', openCount: 0 } });
});

test('papers sent at once are scanned at once while nobody waits for the load; what a scanner finds is refused, and not kept', async () => {
  const load = await house.bookTo(house.supplierId);
  await asked(load.id, ['weighbridgeSlip', 'deliveryNote']);
  const carrier = await guest('office@karoo.example');
  const keptFiles = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from stored_file`.execute(db());
    return rows[0]!.count;
  };
  const scanner = await startHeldScanner(house.app);
  try {
    const before = await keptFiles();
    const refused = upload(carrier, 'weighbridgeSlip');
    await scanner.looksAt(1);
    const note = { kind: 'note', occurredAt: house.clock.now().toISOString(), note: 'Gate 4' };
    expect(await house.call('postLoadEvent', { loadId: load.id, ...note }, house.planner)).toMatchObject({
      response: 'ok',
    });
    scanner.release('Eicar-Test-Signature');
    expect(await refused).toMatchObject({
      status: 400,
      fields: { content: 'The file contains a virus. It was not stored.' },
    });
    expect([await stateOf(load.id, 'weighbridgeSlip'), await keptFiles()]).toEqual(['missing', before]);

    const taken = Promise.all([upload(carrier, 'weighbridgeSlip'), upload(carrier, 'deliveryNote')]);
    await scanner.looksAt(2);
    scanner.release();
    expect((await taken).map(({ response }) => response)).toEqual(['ok', 'ok']);
  } finally {
    await scanner.close();
  }
});

test('a reminder names what is still missing; once the paper came in another way the link ends instead', async () => {
  const [late, here] = [await house.bookTo(house.supplierId), await house.bookTo(house.supplierId)];
  for (const load of [late, here]) await asked(load.id, ['weighbridgeSlip']);
  const content = { type: 'weighbridgeSlip', fileName: 'slip.pdf', content: pdf() };
  expect(
    await house.call('postDocument', { ...content, subjectType: 'load', subjectId: here.id }, house.planner),
  ).toMatchObject({ response: 'ok' });
  expect((await requests(here.id)).requests).toMatchObject([{ state: 'answered' }]);
  await sql`update link set sent_at = sent_at - interval '9 days', expires_at = now() + interval '90 days'
    where kind = 'paperupload' and status = 'pending'`.execute(db());
  // A morning of work.
  const monday = new Date('2027-01-04T08:00:00Z');
  const clock = house.app.clock as { now: () => Date };
  const real = clock.now;
  clock.now = () => monday;
  await sql`update link set expires_at = '2027-06-01' where kind = 'paperupload' and status = 'pending'`.execute(db());
  await remindDueLinks(house.app);
  clock.now = real;
  const states = async (loadId: string) => {
    const { rows } = await sql<{ status: string; reminders: number }>`
      select l.status, (select count(*)::int from link_reminder m where m.link_id = l.id) as reminders
        from load_paper_request r join link l on l.id = r.link_id where r.load_id = ${loadId}`.execute(db());
    return rows;
  };
  expect(await states(late.id)).toMatchObject([{ status: 'pending', reminders: expect.any(Number) }]);
  expect((await states(late.id))[0]!.reminders).toBeGreaterThan(0);
  expect(await states(here.id)).toEqual([{ status: 'submitted', reminders: 0 }]);
});
