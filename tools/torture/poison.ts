import { setTimeout as wait } from 'node:timers/promises';
import { demoPartition } from '#database/seed.ts';
import type { App } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { messageDelivery } from '#platform/server/messages.ts';
import { composeApp } from '../../server/compose.ts';
import { startMailServer } from './mail-server.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

const inOneTransaction = 250;
/** For each mail that can be delivered. */
const patience = 200;

/**
 * Five thousand mails at twenty rounds, and five thousand more of which one in fifty is put off for ever and one in fifty is
 * refused for good. Those that can be delivered are, as soon as without the others.
 */
export async function torturePoison(around: Surroundings, rounds: number): Promise<Result> {
  const each = rounds * inOneTransaction;
  const mails = await startMailServer();
  // One worker, in this process: how long it takes is compared.
  await around.server().kill('SIGTERM');
  const config = readConfig({ ...around.environment, SMTP_URL: mails.url });
  const app = composeApp(config, { databaseUrl: around.ownerUrl() });
  try {
    await app.jobs.start([messageDelivery(app) as JobKind<never>]);
    const good = await delivered(app, mails.taken, addresses('plain', each, false));
    const mixed = await delivered(app, mails.taken, addresses('mixed', each, true));
    const found = await states(around);
    const figures = {
      mails: 2 * each,
      'never arrived': good.missing + mixed.missing,
      'seconds without': Math.round(good.seconds),
      'seconds with those that fail': Math.round(mixed.seconds),
      'put off for ever, and waiting': found('poison', 'waiting'),
      'refused, and bounced': found('550', 'bounced'),
      'arrived twice under two ids': mails.taken.size - new Set([...mails.taken.values()].map(({ to }) => to)).size,
    };
    return {
      figures,
      isHeld:
        figures['never arrived'] === 0 &&
        figures['arrived twice under two ids'] === 0 &&
        figures['put off for ever, and waiting'] === each / 50 &&
        figures['refused, and bounced'] === each / 50 &&
        mixed.seconds <= 1.5 * good.seconds,
    };
  } finally {
    await app.jobs.stop();
    await app.database.close();
    await mails.close();
    await around.startServer();
  }
}

/** So many addresses that take a mail; with those that do not before, between and behind them. */
function addresses(half: string, count: number, hasPoison: boolean): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const mood = hasPoison && place % 50 === 0 ? 'poison' : hasPoison && place % 50 === 25 ? '550' : 'ok';
    return `${mood}.${half}${place}@torture.example`;
  });
}

type Taken = Awaited<ReturnType<typeof startMailServer>>['taken'];

/** Queues a mail to each, and waits for those that can arrive. */
async function delivered(app: App, taken: Taken, to: readonly string[]) {
  const wanted = to.filter((address) => address.startsWith('ok.'));
  const arrived = () => new Set([...taken.values()].map((one) => one.to));
  const started = performance.now();
  for (let from = 0; from < to.length; from += inOneTransaction)
    await inPartition(
      systemContext(app, { language: 'en', requestId: 'torture', operation: 'torture' }),
      demoPartition,
      async (context) => {
        for (const address of to.slice(from, from + inOneTransaction))
          await context.send({
            channel: 'email',
            to: address,
            language: 'en',
            purpose: 'torture',
            companyName: 'Highveld Haulage',
            subject: 'Torture',
            content: { heading: 'Torture', paragraphs: ['One of many.'], footer: 'Highveld Haulage' },
          });
      },
    );
  const missing = () => {
    const there = arrived();
    return wanted.filter((address) => !there.has(address)).length;
  };
  for (const end = Date.now() + 30_000 + patience * wanted.length; missing() > 0 && Date.now() < end;) await wait(250);
  return { missing: missing(), seconds: (performance.now() - started) / 1000 };
}

/** How many messages to addresses of a mood are in a state; once the last of them was tried. */
async function states(around: Surroundings) {
  await wait(3000);
  const rows = await around.owner(async (client) => {
    const found = await client.query<{ status: string; reason: string | null; count: number }>(
      `select status, left(last_error, 3) as reason, count(*)::int as count from outgoing_message
        where purpose = 'torture' group by 1, 2`,
    );
    return found.rows;
  });
  const reasons: Readonly<Record<string, string>> = { poison: '451', '550': '550' };
  return (mood: string, status: string) =>
    rows.find((row) => row.status === status && row.reason === reasons[mood])?.count ?? 0;
}
