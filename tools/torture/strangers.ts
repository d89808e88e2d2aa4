import fs from 'node:fs';
import { freePort, rpc, startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

const askers = 20;
/** 15 MB, and nobody is named before the end of it. */
const numbers = `{"payload":[${'1,'.repeat(7_300_000)}1]}`;
const stranger = { 'x-forwarded-for': '203.0.113.9' };
const colleague = { 'x-forwarded-for': '198.51.100.7' };

/** One stranger asks for the catalogue twenty times at once and sends 15 MB of small values, while somebody works. */
export async function tortureStrangers(around: Surroundings, rounds: number): Promise<Result> {
  const server = await startServerProcess({
    ...around.environment,
    PORT: String(await freePort()),
    TRUST_PROXY: 'true',
    CALLS_PER_SECOND: '50',
    MEGABYTES_PER_MINUTE: '600',
  });
  try {
    const session = await signIn(server.url);
    const work = () => worked(server.url, session, rounds * 50);
    await work();
    const idle = await work();
    const before = megabytes(server.pid);
    let isOver = false;
    const body = { method: 'POST', headers: { ...stranger, 'content-type': 'application/json' }, body: numbers };
    const bothered = [
      ...Array.from({ length: askers }, () =>
        untilOver(() => isOver, `${server.url}/rpc/operations`, { headers: stranger }),
      ),
      untilOver(() => isOver, `${server.url}/rpc`, body),
    ];
    const busy = await work();
    const more = megabytes(server.pid) - before;
    isOver = true;
    const asked = (await Promise.all(bothered)).reduce((sum, count) => sum + count, 0);
    return {
      isHeld: busy.p99 <= 3 * idle.p99 && more <= 150 && idle.failed + busy.failed === 0 && asked > 0,
      figures: {
        'p99 idle, ms': Math.round(idle.p99),
        'p99 meanwhile, ms': Math.round(busy.p99),
        'calls that failed': idle.failed + busy.failed,
        'memory, MB more': more,
        'requests of the stranger': asked,
      },
    };
  } finally {
    await server.kill('SIGTERM');
  }
}

async function worked(url: string, session: object, calls: number): Promise<{ p99: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    const { body } = await rpc(url, 'getAllCarriersByClientName', {}, { ...session }, colleague);
    times.push(performance.now() - started);
    if (body.response !== 'ok') failed++;
  }
  return { p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, failed };
}

async function untilOver(isOver: () => boolean, url: string, request: RequestInit): Promise<number> {
  let asked = 0;
  for (; !isOver(); asked++)
    await fetch(url, request).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  return asked;
}

function megabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kilobytes) / 1024);
}
