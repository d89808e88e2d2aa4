import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { inPartition, systemContext } from './contexts.ts';
import { smtpMail } from './mail.ts';
import { openHouse, type House } from './testing/house.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Post {
  readonly port: number;
  readonly received: string[];
  /** The server's answer to each recipient, or to the one named; undefined accepts. */
  refusal: { readonly code: number; readonly text: string; readonly to?: string } | undefined;
}

/** A mail server on this machine, which can be told to refuse. */
async function postOffice(): Promise<Post> {
  const post: { port: number; received: string[]; refusal: Post['refusal'] } = {
    port: 0,
    received: [],
    refusal: undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = post.refusal?.to === undefined || post.refusal.to === address ? post.refusal : undefined;
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined);
    },
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        post.received.push(raw);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  post.port = (server.server.address() as AddressInfo).port;
  return post;
}

async function houseWithMail(port: number): Promise<House> {
  const mail = smtpMail({ host: '127.0.0.1', port, security: 'plain', timeoutMilliseconds: 5000 });
  const house = await openHouse({ implementations: [], parts: () => ({ mail }) });
  closing.push(
    () => house.close(),
    () => mail.close(),
  );
  return house;
}

/** Queues a mail in a transaction, and fails that transaction if told to. */
async function queueMail(house: House, { fails = false, to = 'joao@carrier.example' } = {}): Promise<void> {
  const system = systemContext(house.app, { language: 'pt', requestId: 'test', operation: 'test' });
  await inPartition(system, 'alpha', async (context) => {
    await context.send({
      channel: 'email',
      to,
      language: 'pt',
      purpose: 'test',
      companyName: 'Highveld Haulage',
      subject: 'Ligação de registo',
      content: { heading: 'Olá', paragraphs: ['O seu código é 123456.'], footer: 'Highveld' },
    });
    if (fails) throw new Error('the change failed');
  });
}

async function state(house: House): Promise<{ status: string; attempts: number; kept: boolean } | undefined> {
  const { rows } = await sql<{ status: string; attempts: number; kept: boolean }>`
    select status, attempts, content_sealed is not null as kept from outgoing_message`.execute(
    house.app.database.single('alpha'),
  );
  return rows[0];
}

test('a mail is delivered after its transaction, and its text does not stay behind', async () => {
  const post = await postOffice();
  const house = await houseWithMail(post.port);
  await queueMail(house);
  await expect.poll(() => state(house), { timeout: 15_000 }).toEqual({ status: 'sent', attempts: 1, kept: false });
  expect(post.received).toHaveLength(1);
  expect(post.received[0]).toContain('joao@carrier.example');
});

test('a change that fails leaves no mail', async () => {
  const post = await postOffice();
  const house = await houseWithMail(post.port);
  await expect(queueMail(house, { fails: true })).rejects.toThrow('the change failed');
  expect(await state(house)).toBeUndefined();
});

test('a server that is busy delays a mail and loses none', async () => {
  const post = await postOffice();
  post.refusal = { code: 451, text: 'try again later' };
  const house = await houseWithMail(post.port);
  await queueMail(house);
  await expect
    .poll(() => state(house), { timeout: 15_000 })
    .toMatchObject({ status: 'waiting', attempts: 1, kept: true });
  post.refusal = undefined;
  await expect.poll(() => state(house), { timeout: 25_000 }).toMatchObject({ status: 'sent', kept: false });
  expect(post.received).toHaveLength(1);
});

test('an address that never answers holds up no other mail', async () => {
  const post = await postOffice();
  post.refusal = { code: 451, text: 'try again later', to: 'busy@carrier.example' };
  const house = await houseWithMail(post.port);
  for (const to of ['busy@carrier.example', 'one@carrier.example', 'busy@carrier.example', 'two@carrier.example'])
    await queueMail(house, { to });
  const statuses = async () => {
    const { rows } = await sql<{ status: string }>`select status from outgoing_message order by status`.execute(
      house.app.database.single('alpha'),
    );
    return rows.map(({ status }) => status);
  };
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['sent', 'sent', 'waiting', 'waiting']);
  expect(post.received).toHaveLength(2);
});

test('an address that does not exist is a bounce, and is not tried again', async () => {
  const post = await postOffice();
  post.refusal = { code: 550, text: 'no such mailbox' };
  const house = await houseWithMail(post.port);
  await queueMail(house);
  await expect.poll(() => state(house), { timeout: 15_000 }).toMatchObject({ status: 'bounced', attempts: 1 });
});
