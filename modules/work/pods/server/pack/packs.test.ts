import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import PostalMime from 'postal-mime';
import { decode } from 'utif2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpMail, type SmtpMail } from '#platform/server/mail.ts';
import type { PodRow } from '#modules/work/pods/contract.ts';
import type { PackRow } from '#modules/work/pods/pack-contract.ts';
import { enterLink } from '#platform/server/testing/guests.ts';
import { newPdf, openPodHouse, partition, type PodHouse } from '../testing/pod-house.ts';

let house: PodHouse;
let server: SMTPServer;
let mail: SmtpMail;
const received: Buffer[] = [];
/** What the server says instead of taking the next mail; what happens to us after it took it. */
let refusal: { responseCode: number; message: string } | undefined;
let isKilledAfter = false;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(Object.assign(new Error(refusal.message), refusal));
        received.push(Buffer.concat(chunks));
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mail = smtpMail({ host: '127.0.0.1', port, security: 'plain' });
  house = await openPodHouse({
    parts: () => ({
      mail: {
        async send(outgoing) {
          const answer = await mail.send(outgoing);
          if (isKilledAfter) throw new Error('killed before the answer was written down');
          return answer;
        },
      },
    }),
  });
  const contacts = [
    { type: 'Finance', name: 'Lindiwe Khoza', number: '+27825550144', emailAddress: 'finance@thukela.example' },
  ];
  await sql`update customer set contacts = ${JSON.stringify(contacts)}::jsonb where id = ${house.customerId}`.execute(
    house.app.database.writer(partition),
  );
});
afterAll(async () => {
  await house.close();
  mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const wants = async (policy: { method?: string; format?: string }) =>
  sql`update customer set pod_submit_method = ${policy.method ?? 'EMAIL'}, pod_send_format = ${policy.format ?? 'PDF'}
     where id = ${house.customerId}`.execute(house.app.database.writer(partition));

/** A load whose proofs are all accepted. */
async function accepted(load: Parameters<PodHouse['delivered']>[0] = {}, pages = 1): Promise<string> {
  const loadId = await house.delivered(load);
  for (const { id, stopId, reference } of await house.podsOf(loadId)) {
    await house.ask(
      'postPod',
      { loadId, stopId, reference, fileName: 'note.pdf', content: newPdf('Signed', pages) },
      house.thabo,
    );
    await house.change('approvePod', id);
  }
  return loadId;
}
const packsOf = async (loadId: string) =>
  (await house.ask<{ rows: PackRow[] }>('getPodPacks', { loadId }, house.naledi)).rows;
const work = (id: string) => house.work('send-pod-pack', { partition, id });
/** Sends what waits of a load, as the job does after half a minute. */
async function sent(loadId: string): Promise<PackRow[]> {
  for (const { id, status } of await packsOf(loadId)) if (status === 'WAITING') await work(id);
  return packsOf(loadId);
}
const mailsSince = async (count: number) =>
  Promise.all(received.slice(count).map((raw) => PostalMime.parse(new Uint8Array(raw))));
const settled = async (id: string, outcome: string) => {
  const { rows } = await house.ask<{ rows: PackRow[] }>('getPodPacks', { pageSize: 100 }, house.naledi);
  const { lockId } = rows.find((row) => row.id === id)!;
  return house.call('settlePodPack', { id, outcome }, { ...house.naledi, lockId });
};

describe('what a customer gets by mail', () => {
  test('the load as one TIFF, once nothing is missing', async () => {
    await wants({ format: 'TIFF' });
    const before = received.length;
    const loadId = await house.delivered({ stops: [{}, {}] });
    const [first, second] = (await house.podsOf(loadId)) as [PodRow, PodRow];
    for (const { stopId } of [first, second])
      await house.ask('postPod', { loadId, stopId, fileName: 'a.pdf', content: newPdf() }, house.thabo);
    await house.change('approvePod', first.id);
    expect(await packsOf(loadId)).toEqual([]);
    await house.change('approvePod', second.id);
    expect(await sent(loadId)).toMatchObject([
      {
        status: 'SENT',
        method: 'EMAIL',
        format: 'TIFF',
        recipients: ['finance@thukela.example'],
        parts: [{ pages: 2 }],
      },
    ]);
    const [letter, ...more] = await mailsSince(before);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: [{ address: 'finance@thukela.example' }] });
    const [attachment] = letter!.attachments;
    expect(attachment).toMatchObject({ mimeType: 'image/tiff', filename: expect.stringMatching(/^POD .*\.tif$/) });
    const pages = decode(attachment!.content as ArrayBuffer);
    expect(pages.map((page) => page['t259'])).toEqual([[4], [4]]);
  });

  test('one pack for each document where it wants that', async () => {
    await wants({});
    const before = received.length;
    const loadId = await accepted({ perReference: true, stops: [{ references: ['DN 1', 'DN 2'] }] });
    expect((await sent(loadId)).map(({ reference, status }) => [reference, status]).toSorted()).toEqual([
      ['DN 1', 'SENT'],
      ['DN 2', 'SENT'],
    ]);
    expect((await mailsSince(before)).map(({ attachments }) => attachments.length)).toEqual([1, 1]);
  });

  test('nothing where the acceptance was taken back, and the newer one says that it replaces the former', async () => {
    await wants({});
    const before = received.length;
    const loadId = await accepted();
    const [{ id }] = (await house.podsOf(loadId)) as [PodRow];
    await house.change('undoPod', id);
    expect(await sent(loadId)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(received.length).toBe(before);
    await house.change('approvePod', id);
    await sent(loadId);
    await house.change('reopenPod', id, { reason: 'Page 2.' });
    await house.change('approvePod', id);
    await sent(loadId);
    const letters = await mailsSince(before);
    expect(letters.map(({ text }) => text?.includes('takes the place of the earlier one'))).toEqual([false, true]);
  });
});

describe('trouble on the way', () => {
  test('killed after the hand-over: nobody knows, a person decides, and it is not sent twice in silence', async () => {
    await wants({});
    const before = received.length;
    const loadId = await accepted();
    const [{ id }] = (await packsOf(loadId)) as [PackRow];
    isKilledAfter = true;
    await expect(work(id)).rejects.toThrow('killed');
    isKilledAfter = false;
    await work(id);
    await work(id);
    expect(received.length - before).toBe(1);
    expect(await packsOf(loadId)).toMatchObject([{ status: 'UNKNOWN' }]);
    expect(await house.call('sendPodPack', { loadId }, house.naledi)).toMatchObject({ code: 'packUndecided' });
    expect(await settled(id, 'posted')).toMatchObject({ code: 'notAllowedInState' });
    expect(await settled(id, 'arrived')).toMatchObject({ result: { status: 'SENT' } });
    await house.ask('sendPodPack', { loadId }, house.naledi);
    await expect
      .poll(async () => (await packsOf(loadId)).every(({ status }) => status === 'SENT'), { timeout: 60_000 })
      .toBe(true);
    const [, again] = await mailsSince(before);
    expect(again!.text).toContain('You may have had this proof of delivery from us before');
  });

  test('a server that is busy is asked again; one that refuses for good is told', async () => {
    await wants({});
    const loadId = await accepted();
    const [{ id }] = (await packsOf(loadId)) as [PackRow];
    const before = received.length;
    refusal = { responseCode: 451, message: 'Try again later' };
    await expect(work(id)).rejects.toThrow('Try again later');
    expect(await packsOf(loadId)).toMatchObject([{ status: 'SENDING' }]);
    refusal = undefined;
    await work(id);
    expect(received.length - before).toBe(1);
    expect(await packsOf(loadId)).toMatchObject([{ status: 'SENT' }]);
    const other = await accepted();
    refusal = { responseCode: 552, message: 'Message size exceeds fixed maximum' };
    expect(await sent(other)).toMatchObject([{ status: 'FAILED', problem: expect.stringContaining('maximum') }]);
    refusal = undefined;
  });

  test('two processes at once send it once', async () => {
    await wants({});
    const loadId = await accepted();
    const [{ id }] = (await packsOf(loadId)) as [PackRow];
    const before = received.length;
    await Promise.all([work(id), work(id)]);
    expect(received.length - before).toBe(1);
  });

  test('who has nobody at Finance, and nothing accepted, is told', async () => {
    const loadId = await house.delivered();
    expect(await house.call('sendPodPack', { loadId }, house.naledi)).toMatchObject({ code: 'nothingToSend' });
  });
});

describe('other ways', () => {
  test('published: by link with a code, and the sending says when it was fetched', async () => {
    await wants({ method: 'PORTAL' });
    const before = received.length;
    const loadId = await accepted();
    const [pack] = await sent(loadId);
    expect(pack).toMatchObject({ status: 'SENT', method: 'PORTAL', fetchedAt: null });
    // From the mail that arrived: the outbox forgets the words of a mail once it is delivered.
    const linkMailed = async () =>
      (await mailsSince(before)).map(({ text }) => /https?:\/\/\S+/.exec(text ?? '')?.[0]).find(Boolean);
    await expect.poll(linkMailed, { timeout: 30_000 }).toBeTruthy();
    const key = (await linkMailed())!.split('/').at(-1)!;
    const guest = await enterLink(house, key);
    const open = await house.ask('getPodPackLink', { key }, guest.options);
    expect(open).toMatchObject({ packId: pack!.id, parts: [{ number: 1, pages: 1 }] });
    const file = await house.ask<{ base64: string }>('getPodPackFile', { id: pack!.id }, guest.options);
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await packsOf(loadId))[0]!.fetchedAt).not.toBeNull();
    // The link of one load opens nothing of another.
    const [other] = await sent(await accepted());
    expect(await house.call('getPodPackFile', { id: other!.id }, guest.options)).toMatchObject({
      code: 'fileNotFound',
    });
  });

  test('to be posted: it stands on the list until somebody posted it', async () => {
    await wants({ method: 'PAPER' });
    const loadId = await accepted({}, 3);
    const [pack] = await sent(loadId);
    expect(pack).toMatchObject({ status: 'TO_POST', parts: [{ pages: 3 }] });
    const list = await house.ask<{ base64: string }>('getPodPostList', {}, house.naledi);
    expect(Buffer.from(list.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await settled(pack!.id, 'posted')).toMatchObject({ result: { status: 'SENT' } });
  });

  test('by integration: its files are there to be fetched', async () => {
    await wants({ method: 'INTEGRATION', format: 'TIFF' });
    const [pack] = await sent(await accepted());
    expect(pack).toMatchObject({ status: 'SENT', recipients: [] });
    const file = await house.ask<{ base64: string; contentType: string }>(
      'getPodPackFile',
      { id: pack!.id },
      house.naledi,
    );
    expect(file.contentType).toBe('image/tiff');
    expect(decode(new Uint8Array(Buffer.from(file.base64, 'base64')).buffer)).toHaveLength(1);
    expect(await house.call('getPodPackFile', { id: pack!.id, part: 2 }, house.naledi)).toMatchObject({
      code: 'fileNotFound',
    });
  });
});
