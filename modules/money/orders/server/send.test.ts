import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '#platform/server/mail.ts';
import { messageDelivery } from '#platform/server/messages.ts';
import { pageTexts } from '#platform/server/testing/pdf-text.ts';
import { openOrderHouse, type OrderHouse } from './testing/order-house.ts';

let house: OrderHouse;
let server: SMTPServer;
const received: { to: string[]; raw: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  house = await openOrderHouse({
    parts: () => ({ mail: smtpMail({ host: '127.0.0.1', port, security: 'plain' }) }),
  });
});
afterAll(async () => {
  await house.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Delivers what waits, as the worker does. */
async function deliver(): Promise<void> {
  const { rows } = await house.app.database.lookups.query<{ partition: string; id: string; status: string }>(
    'select * from outbox_newest(500)',
  );
  const job = messageDelivery(house.app);
  for (const { partition, id } of rows)
    await job.work({ partition, id }, { number: 1, isLastAttempt: false } as Parameters<typeof job.work>[1]);
}

const pdfOf = (raw: string) => {
  const [, encoded] = /Content-Type: application\/pdf[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(raw) ?? [];
  return Buffer.from((encoded ?? '').replace(/\s/g, ''), 'base64');
};

test('an approved order goes to the supplier by mail, as a PDF with its number', async () => {
  const { id, number } = await house.sent({ deliverTo: 'Gate 3', lines: [house.line(8, 5480)] });
  await deliver();
  const mail = received.find(({ raw }) => raw.includes(number))!;
  expect(mail.to).toEqual(['orders@bandweg.example']);
  expect(mail.raw).toContain(`filename="Purchase order ${number}.pdf"`);
  expect(pdfOf(mail.raw).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await house.read(id)).toMatchObject({ sentTo: 'orders@bandweg.example', sentRevision: 1 });
});

test('the same revision is sent again to another address; a later one says that it replaces it; a cancellation is told', async () => {
  const { id, number } = await house.sent();
  await house.must('sendPurchaseOrder', id, { to: 'branch@bandweg.example' });
  expect(await house.read(id)).toMatchObject({ sentTo: 'branch@bandweg.example', sentRevision: 1, revision: 1 });
  await house.must('putPurchaseOrder', id, await house.formOf(id, { deliverTo: 'Gate 4' }));
  await house.must('sendPurchaseOrder', id);
  await house.must('cancelPurchaseOrder', id, { reason: 'Ordered twice.' });
  const subjects = (await house.messages())
    .filter(({ subject }) => subject.includes(number))
    .map(({ subject }) => subject);
  expect(subjects.toReversed()).toEqual([
    expect.stringMatching(/order WS-\d+$/),
    expect.stringMatching(/order WS-\d+$/),
    expect.stringMatching(/has changed$/),
    expect.stringMatching(/is cancelled$/),
  ]);
});

test('an order of three hundred lines is printed on several sheets', async () => {
  const lines = Array.from({ length: 300 }, (_, place) => house.line(1 + place, 38.5));
  const { id } = await house.draft({ lines });
  const { base64, fileName } = await house.ask<{ base64: string; fileName: string }>(
    'getPurchaseOrderPaper',
    { id },
    { ...house.clerk, language: 'fr' },
  );
  expect(fileName).toMatch(/^Bon de commande WS-\d+\.pdf$/);
  const sheets = await pageTexts(Buffer.from(base64, 'base64'));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets[0]).toContain(`Page 1 sur ${sheets.length}`);
});
