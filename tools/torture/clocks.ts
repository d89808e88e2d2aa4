import fs from 'node:fs';
import { freePort, rpc, startServerProcess, type ServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);
const offsets = ['+5m', '-5m', '+1h', '-1h', '+1d', '-1d', '+2y'];

/**
 * Two servers on one database, one of them with a wrong clock: what one opens the other takes, and what the database calls
 * expired neither does.
 */
export async function tortureClocks(around: Surroundings): Promise<Result> {
  const library = libraries.find((file) => fs.existsSync(file));
  if (!library)
    return { isHeld: true, figures: { skipped: 'libfaketime is not installed (Debian: apt-get install faketime)' } };
  let [asked, refusedWrongly, takenWrongly] = [0, 0, 0];
  for (const offset of offsets) {
    const wrong = await startServerProcess({
      ...around.environment,
      PORT: String(await freePort()),
      LD_PRELOAD: library,
      FAKETIME: offset,
      // Time-outs are counted by the other clock, which nobody sets.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    try {
      for (const [first, second] of pairs(around.server(), wrong)) {
        const live = await stepsThrough(first, second);
        asked += live.length;
        refusedWrongly += live.filter((isOk) => !isOk).length;
        const dead = await expired(around, first, second);
        asked += dead.length;
        takenWrongly += dead.filter((isOk) => isOk).length;
      }
    } finally {
      await wrong.kill('SIGTERM');
    }
  }
  return {
    isHeld: asked > 0 && refusedWrongly === 0 && takenWrongly === 0,
    figures: { clocks: offsets.join(' '), asked, 'refused wrongly': refusedWrongly, 'taken wrongly': takenWrongly },
  };
}

function pairs(right: ServerProcess, wrong: ServerProcess): (readonly [ServerProcess, ServerProcess])[] {
  return [
    [right, wrong],
    [wrong, right],
  ];
}

/** A session, a link and its code: each opened at the first server, used at the second. */
async function stepsThrough(first: ServerProcess, second: ServerProcess): Promise<boolean[]> {
  const isOk = ({ body }: Awaited<ReturnType<typeof rpc>>) => body.response === 'ok';
  const session = await signIn(first.url);
  const { key, guest, email } = await openLink(first, session);
  const reads = await rpc(second.url, 'getCarrierCounts', {}, { ...session });
  const opened = await rpc(second.url, 'getCarrierLink', { key }, { ...guest });
  const sent = await rpc(first.url, 'resendOTP', { key }, { ...guest });
  const otp = await newest(first, email.replace(/@.*/, ''), ({ code, to }) =>
    to === numberOf(email) ? code : undefined,
  );
  const accepted = await rpc(second.url, 'verifyOTP', { key, otp }, { ...guest });
  return [reads, opened, sent, accepted].map(isOk);
}

/** The same, once the database says that their time is over. */
async function expired(around: Surroundings, first: ServerProcess, second: ServerProcess): Promise<boolean[]> {
  const session = await signIn(first.url);
  const { key, guest } = await openLink(first, session);
  await around.owner((client) =>
    client.query(`update link set expires_at = now() - interval '1 second' where expires_at > now()`),
  );
  const answers = [];
  for (const { url } of [first, second]) answers.push(await rpc(url, 'getCarrierLink', { key }, { ...guest }));
  await around.owner((client) =>
    client.query(`update session set expires_at = now() - interval '1 second' where kind = 'user'`),
  );
  for (const { url } of [first, second]) answers.push(await rpc(url, 'getCarrierCounts', {}, { ...session }));
  return answers.map(({ body }) => body.response === 'ok');
}

let count = 0;
const numberOf = (email: string) => `+2782555${email.slice(5, 9)}`;

async function openLink({ url }: ServerProcess, session: { sessionId: string; partition: string }) {
  const email = `clock${String(++count).padStart(4, '0')}@torture.example`;
  await rpc(url, 'postCarrierLink', { email, mobileNumber: numberOf(email), language: 'en' }, { ...session });
  const address = await newest({ url }, email, ({ to, links }) => (to === email ? links[0] : undefined));
  const { body } = await rpc(url, 'login', {}, { service: 'basis' });
  const { sessionId } = body.result as { sessionId: string };
  return { email, key: address.split('/').at(-1)!, guest: { sessionId } };
}

interface Kept {
  readonly to: string;
  readonly links: readonly string[];
  readonly code: string | null;
}

/** Waits for a message in the outbox of the demonstration. */
async function newest(
  { url }: Pick<ServerProcess, 'url'>,
  what: string,
  found: (message: Kept) => string | null | undefined,
): Promise<string> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const messages = (await (await fetch(`${url}/outbox.json`)).json()) as Kept[];
    for (const message of messages) {
      const value = found(message);
      if (value) return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing came for ${what}`);
}
