import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { rpc } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn, startWork } from './workload.ts';

/** Of one round; ninety rounds are half an hour. */
const roundMilliseconds = 20_000;

interface Look {
  readonly megabytes: number;
  readonly handles: number;
  readonly connections: number;
  /** The slowest but one in a hundred of the reads of this round. */
  readonly p99: number;
}

/** Reads and writes for a long time: memory, open files and connections stay where they are, and so does the speed. */
export async function tortureSoak(around: Surroundings, rounds: number): Promise<Result> {
  const session = await signIn(around.url);
  const work = await startWork(around, 2);
  const looks: Look[] = [];
  let errors = 0;
  for (let round = 0; round < rounds; round++) {
    const times: number[] = [];
    for (const end = Date.now() + roundMilliseconds; Date.now() < end;) {
      const started = performance.now();
      const { body } = await rpc(around.url, 'getAllCarriersByClientName', {}, { ...session });
      times.push(performance.now() - started);
      if (body.response !== 'ok') errors++;
      await wait(40);
    }
    looks.push({ ...(await lookAt(around)), p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]! });
  }
  const { answered, missing, doubled, faults, trail } = await work.finish();
  // The first quarter warms up.
  const settled = looks.slice(Math.floor(looks.length / 4));
  const middle = settled[Math.floor(settled.length / 2)] ?? looks[0]!;
  const last = looks.at(-1)!;
  const growth = last.megabytes / middle.megabytes - 1;
  return {
    isHeld:
      errors + missing + doubled + faults.length === 0 &&
      trail === 'unbroken' &&
      growth < 0.1 &&
      last.handles <= middle.handles + 20,
    figures: {
      answered,
      errors,
      missing,
      doubled,
      'memory, MB': `${looks[0]!.megabytes} → ${middle.megabytes} → ${last.megabytes}`,
      'open files': `${looks[0]!.handles} → ${middle.handles} → ${last.handles}`,
      connections: `${looks[0]!.connections} → ${middle.connections} → ${last.connections}`,
      'p99 of reads, ms': `${Math.round(looks[0]!.p99)} → ${Math.round(middle.p99)} → ${Math.round(last.p99)}`,
      trail,
    },
  };
}

/** What the process holds, as Linux tells it; elsewhere nothing is compared. */
async function lookAt(around: Surroundings): Promise<Omit<Look, 'p99'>> {
  const home = `/proc/${around.server().pid}`;
  const status = fs.existsSync(home) ? fs.readFileSync(`${home}/status`, 'utf8') : '';
  const connections = await around.owner(async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database()`,
    );
    return rows[0]!.count;
  });
  return {
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 1024) / 1024),
    handles: status === '' ? 0 : fs.readdirSync(`${home}/fd`).length,
    connections,
  };
}
