import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startImapServer, type ImapServer } from '#platform/server/testing/imap-server.ts';
import { loadCode } from '#modules/work/loads/load-code.ts';
import type { PodMailbox } from '#modules/work/pods/mailbox-contract.ts';
import { newPdf, openPodHouse, partition, type PodHouse } from '../testing/pod-house.ts';
import { qrPage } from '../testing/qr-page.ts';
import { readMailboxes } from './read-mailbox.ts';

let house: PodHouse;
let imap: ImapServer;
beforeAll(async () => {
  imap = await startImapServer();
  house = await openPodHouse();
  await house.ask('putPodMailbox', { ...settings(), password: imap.account.password }, house.thabo);
});
afterAll(async () => {
  await house.close();
  await imap.close();
});

const settings = () => ({ host: '127.0.0.1', port: imap.port, security: 'plain', userName: imap.account.user });
const mailbox = () => house.ask<PodMailbox>('getPodMailbox', {}, house.thabo);
const save = async (change: object) =>
  house.call('putPodMailbox', { ...settings(), ...change }, { ...house.thabo, lockId: (await mailbox()).lockId });

interface File {
  readonly filename: string;
  readonly content: Buffer;
}
const pdf = (filename = 'scan.pdf'): File => ({ filename, content: Buffer.from(newPdf(), 'base64') });
/** A mail as a real client writes it. */
const writer = createTransport({ streamTransport: true, buffer: true });
const mailOf = async (attachments: readonly File[]): Promise<Buffer> => {
  const { message } = await writer.sendMail({
    from: 'Gate Three <gate3@karoo.example>',
    to: 'scans@highveld.example',
    subject: 'Scans',
    text: 'See attached.',
    attachments: [...attachments],
  });
  return message as Buffer;
};
const came = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pod where received_via = 'email'`.execute(
      house.app.database.writer(partition),
    )
  ).rows[0]!.count;

test('each attachment becomes a proof to match, once, however often and by how many it is read', async () => {
  imap.put(await mailOf([pdf('one.pdf'), pdf('two.pdf')]));
  imap.put(await mailOf([]));
  const before = await came();
  await Promise.all([readMailboxes(house.app), readMailboxes(house.app)]);
  await readMailboxes(house.app);
  const { reads } = imap;
  await readMailboxes(house.app);
  expect(imap.reads).toBe(reads);
  expect((await came()) - before).toBe(2);
  expect(imap.mails.every(({ flags }) => flags.has('\\Seen'))).toBe(true);
  const { rows } = await house.ask<{ rows: { fileName: string; receivedFrom: string; method: string }[] }>(
    'getPods',
    { tab: 'unmatched' },
    house.thabo,
  );
  expect(rows.find(({ fileName }) => fileName === 'one.pdf')).toMatchObject({
    receivedFrom: 'Gate Three',
    method: 'email',
  });
  expect(await mailbox()).toMatchObject({ problem: '', mails: [{ podCount: 0 }, { podCount: 2, subject: 'Scans' }] });
});

test('a scan with the code of its waybill finds its load', async () => {
  const loadId = await house.delivered();
  const [{ loadNumber }] = (await house.podsOf(loadId)) as unknown as [{ loadNumber: string }];
  imap.put(await mailOf([{ filename: 'Scan.pdf', content: await qrPage(loadCode({ loadNumber, id: loadId }, 2)) }]));
  await readMailboxes(house.app);
  const status = async () => (await house.podsOf(loadId)).map((pod) => pod.status);
  await expect.poll(status, { timeout: 60_000 }).toEqual(['podSubmitted']);
});

test('what cannot be taken is told, and the mail after it is read', async () => {
  const before = await came();
  imap.put(await mailOf([{ filename: 'macro.docm', content: Buffer.from('PK no') }, pdf()]));
  imap.put('no mail at all');
  imap.put(await mailOf([pdf()]));
  await readMailboxes(house.app);
  expect((await came()) - before).toBe(2);
  const { mails } = await mailbox();
  expect(mails.flatMap(({ refused }) => refused)).toEqual(['macro.docm: fileTypeNotAccepted']);
});

test('nothing is lost, and nothing there twice, when the mailbox goes away in the middle', async () => {
  const before = await came();
  for (let count = 0; count < 4; count++) imap.put(await mailOf([pdf()]));
  imap.trouble.cutAfter = 2;
  await readMailboxes(house.app);
  imap.trouble.cutAfter = undefined;
  expect((await came()) - before).toBe(2);
  expect(await mailbox()).toMatchObject({ problem: 'unreachable', failingSince: expect.any(String) });
  imap.trouble.isAway = true;
  await readMailboxes(house.app);
  imap.trouble.isAway = false;
  await readMailboxes(house.app);
  expect((await came()) - before).toBe(4);
  expect(await mailbox()).toMatchObject({ problem: '', failingSince: null });
});

test('nothing is lost when the database refuses in the middle of a mail', async () => {
  const before = await came();
  imap.put(await mailOf([pdf(), pdf()]));
  // What happens between the first proof and the last row: the disk is full, the line is cut.
  const { files } = house.app;
  const put = files.put.bind(files);
  let count = 0;
  files.put = (...file) => (count++ === 1 ? Promise.reject(new Error('no space')) : put(...file));
  await readMailboxes(house.app);
  expect((await came()) - before).toBe(0);
  files.put = put;
  await readMailboxes(house.app);
  expect((await came()) - before).toBe(2);
});

test('a mailbox that was made anew is read from its first mail', async () => {
  imap.renew();
  const before = await came();
  imap.put(await mailOf([pdf()]));
  await readMailboxes(house.app);
  expect((await came()) - before).toBe(1);
});

test('the password is sealed and never shown; another account asks for its own', async () => {
  const { rows } = await sql<{ password_sealed: string }>`select password_sealed from pod_mailbox`.execute(
    house.app.database.writer(partition),
  );
  expect(JSON.stringify(rows)).not.toContain(imap.account.password);
  expect(JSON.stringify(await mailbox())).not.toContain(imap.account.password);
  expect(await save({ userName: 'someone' })).toMatchObject({ status: 400, fields: { password: expect.any(String) } });
  expect(await save({ host: 'not a host', port: 0 })).toMatchObject({
    fields: { host: expect.any(String), port: expect.any(String) },
  });
  expect(await save({})).toMatchObject({ status: 200 });
  expect(await house.ask('checkPodMailbox', {}, house.thabo)).toMatchObject({ problem: '', mailCount: 1 });
  await save({ password: 'wrong' });
  expect(await house.ask('checkPodMailbox', {}, house.thabo)).toMatchObject({ problem: 'login' });
  await save({ password: imap.account.password, folder: 'Nowhere' });
  expect(await house.ask('checkPodMailbox', {}, house.thabo)).toMatchObject({ problem: 'folder' });
});
