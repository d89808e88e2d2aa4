import { setTimeout as wait } from 'node:timers/promises';
import { rpc } from '../../server/testing/server-process.ts';
import { tortureAudit } from './audit.ts';
import { tortureClocks } from './clocks.ts';
import { torturePartitions, tortureSlowCallers, tortureTwoAtOnce } from './crowds.ts';
import { tortureDisk } from './disk.ts';
import { tortureEmbedded, tortureTenders } from './embedded.ts';
import { tortureFiles } from './files.ts';
import { tortureFuzz } from './fuzz.ts';
import { tortureKilledMails, torturePacks } from './killed-mails.ts';
import { tortureWebhooks } from './killed-webhooks.ts';
import { tortureMessages } from './messages.ts';
import { tortureMoment } from './moment.ts';
import { torturePoison } from './poison.ts';
import { tortureReminders } from './reminders.ts';
import { tortureClearNumbers, tortureTimes } from './secrets-told.ts';
import { tortureSoak } from './soak.ts';
import { tortureStrangers } from './strangers.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn, startWork, type WorkFigures } from './workload.ts';

export interface Result {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly isHeld: boolean;
}

/** Something that happens to a running product, again and again. */
export type Scenario = (around: Surroundings, rounds: number) => Promise<Result>;

export const scenarios: Readonly<Record<string, Scenario>> = {
  'kill -9 of the server': async (around, rounds) => {
    const starts: number[] = [];
    const work = await startWork(around);
    for (let round = 0; round < rounds; round++) {
      await wait(500 + Math.random() * 1500);
      await around.server().kill('SIGKILL');
      starts.push(await timed(() => around.startServer()));
    }
    return judged(await work.finish(), { 'start, median ms': median(starts) });
  },

  'kill -9 of the server over its embedded database': tortureEmbedded,
  'kill -9 of the server during tenders, acceptances and assignments': tortureTenders,
  'kill -9 of the server while proofs of delivery are accepted and sent': torturePacks,
  'kill -9 of the server while mails go out': tortureKilledMails,
  'kill -9 of the server while webhooks go out': tortureWebhooks,
  'ladder of reminders over many days': tortureReminders,

  'kill -9 of PostgreSQL': async (around, rounds) => {
    const backs: number[] = [];
    const work = await startWork(around);
    const pid = around.server().pid;
    for (let round = 0; round < rounds; round++) {
      await wait(500 + Math.random() * 1500);
      await around.killPostgres();
      backs.push(await timed(() => untilReady(around.url)));
    }
    const figures = await work.finish();
    const isSame = around.server().pid === pid && isRunning(pid);
    const result = judged(figures, {
      'service back after the database, median ms': median(backs),
      'server restarts': isSame ? 0 : 1,
    });
    return { ...result, isHeld: result.isHeld && isSame };
  },

  'SIGTERM of the server': async (around, rounds) => {
    const work = await startWork(around);
    let unclean = 0;
    for (let round = 0; round < rounds; round++) {
      await wait(500 + Math.random() * 1500);
      if ((await around.server().kill('SIGTERM')) !== 0) unclean++;
      await around.startServer();
    }
    const figures = await work.finish();
    const result = judged(figures, { 'unclean ends': unclean });
    return { ...result, isHeld: result.isHeld && unclean === 0 && figures.lostAnswers === 0 };
  },

  'bad network to the database': async (around, rounds) => {
    const { proxy } = around;
    const work = await startWork(around);
    const pid = around.server().pid;
    for (let round = 0; round < rounds; round++) {
      await wait(500 + Math.random() * 1000);
      switch (round % 4) {
        case 0:
          proxy.cut();
          break;
        case 1:
          proxy.delay(150);
          await wait(2000);
          proxy.delay(0);
          break;
        case 2:
          proxy.stall(true);
          await wait(1500);
          proxy.stall(false);
          break;
        case 3:
          proxy.stall(true);
          await wait(700);
          proxy.cut();
          proxy.stall(false);
      }
    }
    const figures = await work.finish();
    // A connection that was never given back would be missing now.
    const session = await signIn(around.url);
    const reads = await Promise.all(
      Array.from({ length: 50 }, () => rpc(around.url, 'getAllCarriersByClientName', {}, { ...session })),
    );
    const stuck = reads.filter(({ body }) => body.response !== 'ok').length;
    const isSame = isRunning(pid);
    const result = judged(figures, { 'calls that fail afterwards, of 50': stuck, 'server restarts': isSame ? 0 : 1 });
    return { ...result, isHeld: result.isHeld && stuck === 0 && isSame };
  },

  'two who change one record at once': tortureTwoAtOnce,
  'many partitions over the same connections': torturePartitions,
  'callers who never finish': tortureSlowCallers,
  'time of answers': tortureTimes,
  'account numbers on the disk': tortureClearNumbers,
  'audit trail': tortureAudit,
  'clock of a server that is wrong': tortureClocks,
  'bad mail servers and gateways': tortureMessages,
  'mails that always fail among ten thousand': torturePoison,
  'full disk': tortureDisk,
  'a moment in time': tortureMoment,
  'payloads of all kinds': tortureFuzz,
  'damaged files': tortureFiles,
  'strangers who ask and send': tortureStrangers,
  soak: tortureSoak,
};

function judged(work: WorkFigures, more: Result['figures']): Result {
  const { answered, lostAnswers, faults, missing, doubled, trail } = work;
  const isHeld = answered > 0 && missing === 0 && doubled === 0 && faults.length === 0 && trail === 'unbroken';
  const kinds = [...new Set(faults)].join(', ');
  return {
    isHeld,
    figures: { answered, missing, doubled, 'lost answers': lostAnswers, faults: kinds || 0, trail, ...more },
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
