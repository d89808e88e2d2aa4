import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Language } from '#platform/language.ts';
import { DeliveryError } from './delivery.ts';
import { smtpMail, type OutgoingMail, type SmtpMail, type SmtpOptions } from './mail.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Received {
  raw: string;
  from: string;
  to: string[];
}

async function startServer(options: Partial<SMTPServerOptions> = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          raw: Buffer.concat(chunks).toString(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

/** A server that follows a script in bytes, for what a well-behaved one never does. */
async function startScript(
  onLine: (line: string, socket: net.Socket) => void,
  greeting = '220 here\r\n',
): Promise<number> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(greeting);
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function mailTo(port: number, options: Partial<SmtpOptions> = {}): SmtpMail {
  const mail = smtpMail({ host: '127.0.0.1', port, security: 'plain', timeoutMilliseconds: 3000, ...options });
  closing.push(() => mail.close());
  return mail;
}

const letter: OutgoingMail = {
  messageId: '<outbox-17@portal.example>',
  from: 'Baobab Freight <no-reply@portal.example>',
  to: 'thandi@carrier.example',
  subject: 'Your registration',
  text: 'Dear Thandi,\n\nplease open the link.\n',
  language: 'en',
};

async function problemOf(sending: Promise<unknown>): Promise<DeliveryError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  return error as DeliveryError;
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Undoes the two transfer encodings, so that a test reads what the recipient reads. */
function decoded(raw: string): string {
  const quotedPrintable = raw
    .replace(/=\r\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  const base64 = [...raw.matchAll(/(?:^[A-Za-z0-9+/=]{4,76}\r\n)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString(),
  );
  return [quotedPrintable, ...base64].join('\n');
}

describe('a mail by SMTP', () => {
  it('arrives with its headers, once, to the one recipient', async () => {
    const { port, received } = await startServer();
    const { providerId } = await mailTo(port).send({ ...letter, html: '<p>please open the link</p>' });
    expect(providerId).toBe(letter.messageId);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@portal.example', to: ['thandi@carrier.example'] });
    const raw = received[0]?.raw ?? '';
    expect(raw).toContain('Message-ID: <outbox-17@portal.example>');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('Content-Language: en-ZA');
    expect(raw).toContain('multipart/alternative');
    expect(raw).toContain('please open the link');
  });

  it('asks for its answers where the company reads them', async () => {
    const { port, received } = await startServer();
    await mailTo(port).send({ ...letter, replyTo: 'office@baobab.example' });
    expect(received[0]?.raw).toContain('Reply-To: office@baobab.example');
  });

  it.each([
    ['en', 'Zoë’s “final” notice – R 2 500,00', 'Naïve façade: the café’s carrier №7 is coöperating.'],
    [
      'afr',
      'U registrasie is gereed – beëindig dit asseblief',
      'Goeiemôre Danië, die oë sê alles; ’n sertifikaat ontbreek.',
    ],
    ['pt', 'Inscrição concluída: ação necessária', 'Olá João, a sua apólice não está válida até à renovação.'],
    ['fr', 'Vérification de l’assurance terminée', 'Bonjour Zoé, où est le certificat ? Ça expire à Noël, cœur.'],
  ] satisfies [Language, string, string][])('keeps every letter in %s', async (language, subject, text) => {
    const { port, received } = await startServer();
    await mailTo(port).send({ ...letter, language, subject, text });
    const raw = received[0]?.raw ?? '';
    const encodedSubject = [...raw.matchAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi)].map(([, form, word = '']) =>
      form?.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64')
        : Buffer.from(decodeURIComponent(word.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%'))),
    );
    expect(Buffer.concat(encodedSubject).toString()).toBe(subject);
    expect(decoded(raw)).toContain(text);
  });

  it('does not let an address or a subject add recipients or headers', async () => {
    const { port, received } = await startServer();
    await mailTo(port)
      .send({ ...letter, subject: 'Hello\r\nBcc: spy@elsewhere.example\r\n\r\nbody' })
      .catch(() => undefined);
    await mailTo(port)
      .send({ ...letter, to: 'a@carrier.example, spy@elsewhere.example' })
      .catch(() => undefined);
    await mailTo(port)
      .send({ ...letter, to: 'a@carrier.example>\r\nRCPT TO:<spy@elsewhere.example' })
      .catch(() => undefined);
    expect(received.flatMap(({ to }) => to)).not.toContain('spy@elsewhere.example');
    expect(received.map(({ raw }) => raw).join('\n')).not.toMatch(/^Bcc:/m);
  });

  it('signs in, and reuses its connections', async () => {
    let connections = 0;
    const { port, received } = await startServer({
      authOptional: false,
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onConnect: (_session, done) => {
        connections++;
        done();
      },
      onAuth: ({ username, password }, _session, done) =>
        username === 'portal' && password === 'secret' ? done(null, { user: username }) : done(refusal(535, 'no')),
    });
    const mail = mailTo(port, { auth: { user: 'portal', password: 'secret' }, connections: 2 });
    await mail.verify();
    connections = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => mail.send({ ...letter, messageId: `<${at}@portal.example>` })),
    );
    expect(received).toHaveLength(20);
    expect(connections).toBeLessThanOrEqual(2);
    const wrong = await problemOf(mailTo(port, { auth: { user: 'portal', password: 'guess' } }).send(letter));
    expect(wrong).toMatchObject({ reason: 'account', retry: true });
  });

  it('insists on TLS and on a certificate it can trust', async () => {
    const { port } = await startServer({ secure: false });
    const distrusted = await problemOf(mailTo(port, { security: 'starttls' }).send(letter));
    expect(distrusted).toMatchObject({ retry: true });
    await mailTo(port, { security: 'starttls', tls: { rejectUnauthorized: false } }).send(letter);
    const bare = await startServer({ disabledCommands: ['STARTTLS'] });
    expect(await problemOf(mailTo(bare.port, { security: 'starttls' }).send(letter))).toMatchObject({
      reason: 'account',
      retry: true,
    });
    expect(bare.received).toHaveLength(0);
  });
});

describe('a mail that is refused', () => {
  it.each([
    [421, '4.3.2 shutting down', 'busy', true],
    [450, '4.2.1 mailbox busy', 'busy', true],
    [451, '4.7.1 greylisted', 'busy', true],
    [452, '4.2.2 mailbox full', 'busy', true],
    [550, '5.1.1 <thandi@carrier.example> unknown user', 'recipient', false],
    [553, 'mailbox name not allowed', 'recipient', false],
  ])('%i to the recipient', async (status, text, reason, retry) => {
    const { port } = await startServer({ onRcptTo: (_address, _session, done) => done(refusal(status, text)) });
    const error = await problemOf(mailTo(port).send(letter));
    expect(error).toMatchObject({ reason, retry });
    expect(error.message).not.toContain('thandi@carrier.example');
  });

  it.each([
    [421, 'try later', 'busy', true],
    [550, '5.2.1 mailbox disabled', 'recipient', false],
    [552, '5.3.4 message too big', 'rejected', false],
    [554, '5.7.1 looks like spam', 'rejected', false],
  ])('%i to the content', async (status, text, reason, retry) => {
    const { port } = await startServer({
      onData(stream, _session, done) {
        stream.on('end', () => done(refusal(status, text)));
        stream.resume();
      },
    });
    expect(await problemOf(mailTo(port).send(letter))).toMatchObject({ reason, retry });
  });

  it('550 to us as the sender is ours to mend', async () => {
    const { port } = await startServer({
      onMailFrom: (_address, _session, done) => done(refusal(550, 'sender not allowed')),
    });
    expect(await problemOf(mailTo(port).send(letter))).toMatchObject({ reason: 'account', retry: true });
  });

  it.each([
    ['421 too many connections', 'busy'],
    ['554 no service for your address', 'account'],
  ])('greeted with %s', async (greeting, reason) => {
    const port = await startScript(() => undefined, `${greeting}\r\n`);
    expect(await problemOf(mailTo(port).send(letter))).toMatchObject({ reason, retry: true });
  });

  it('an address that no envelope can hold', async () => {
    const { port } = await startServer();
    expect(await problemOf(mailTo(port).send({ ...letter, to: 'nobody' }))).toMatchObject({ retry: false });
  });
});

describe('a server in trouble', () => {
  const polite = (line: string, socket: net.Socket) => {
    if (line.startsWith('EHLO')) socket.write('250 here\r\n');
    if (/^(MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n');
    if (line === 'DATA') socket.write('354 go on\r\n');
  };

  it('that is not there', async () => {
    const port = await startScript(() => undefined);
    await closing.pop()?.();
    expect(await problemOf(mailTo(port).send(letter))).toMatchObject({ reason: 'unreachable', retry: true });
  });

  it('that says nothing at all', async () => {
    const port = await startScript(() => undefined, '');
    expect(await problemOf(mailTo(port, { timeoutMilliseconds: 300 }).send(letter))).toMatchObject({
      reason: 'timeout',
      retry: true,
    });
  });

  it('that hangs after DATA', async () => {
    const port = await startScript(polite);
    expect(await problemOf(mailTo(port, { timeoutMilliseconds: 300 }).send(letter))).toMatchObject({
      reason: 'timeout',
      retry: true,
    });
  });

  it('that trickles bytes, so that no socket is ever idle', async () => {
    let stopped = false;
    closing.push(() => {
      stopped = true;
    });
    const port = await startScript((line, socket) => {
      polite(line, socket);
      if (line !== '.') return;
      void (async () => {
        while (!stopped && !socket.destroyed) {
          socket.write('2');
          await wait(50);
        }
      })();
    });
    const started = Date.now();
    expect(await problemOf(mailTo(port, { timeoutMilliseconds: 400 }).send(letter))).toMatchObject({
      reason: 'timeout',
      retry: true,
    });
    expect(Date.now() - started).toBeLessThan(2000);
  });

  it('that closes the connection after DATA gets the mail once a try, never twice', async () => {
    let taken = 0;
    const port = await startScript((line, socket) => {
      polite(line, socket);
      if (line === '.') {
        taken++;
        socket.destroy();
      }
    });
    expect(await problemOf(mailTo(port).send(letter))).toMatchObject({ reason: 'unreachable', retry: true });
    await wait(300);
    expect(taken).toBe(1);
  });

  it('that comes back gets the next mail through the same port', async () => {
    let refusing = true;
    const { port, received } = await startServer({
      onRcptTo: (_address, _session, done) => done(refusing ? refusal(450, 'later') : null),
    });
    const mail = mailTo(port);
    await problemOf(mail.send(letter));
    refusing = false;
    await mail.send(letter);
    expect(received).toHaveLength(1);
  });
});
