import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { demoPartition } from '../database/seed.ts';
import type { Servers } from './calls.ts';
import { administrator, signedIn } from './client.ts';
import { median } from './load.ts';
import type { SocketPlan } from './socket-worker.ts';

export interface PushMeasured {
  readonly sockets: number;
  /** Milliseconds until the last socket has heard of a change. */
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

const sockets = 1000;
const rounds = 21;

/** A change that another process has written, until all sockets of this one know of it; beside a bare broadcast. */
export async function measurePush({ url, serverUrl, bare }: Servers): Promise<PushMeasured> {
  const { sessionId } = await signedIn(serverUrl, administrator);
  const says = [
    { type: 'bind', sessionId },
    { type: 'register', channel: 'carriers' },
  ].map((message) => JSON.stringify(message));
  const [ours, theirs] = [
    await open({ url: `${serverUrl.replace('http', 'ws')}/realtime`, count: sockets, says }),
    await open({ url: `ws://127.0.0.1:${bare.port}`, count: sockets, says: [] }),
  ];
  const writer = new pg.Client({ connectionString: url, options: `-c app.partition=${demoPartition}` });
  await writer.connect();
  const change = () =>
    writer.query(`
      with written as (insert into change_event (partition, channel, event, record_id)
        values ('${demoPartition}', 'carriers', 'changed', gen_random_uuid()::text) returning id)
      select pg_notify('haulway', '') from written`);
  const broadcast = () => fetch(`http://127.0.0.1:${bare.port}/push`, { method: 'POST', body: '{}' });
  try {
    const [our, their]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      our.push(await timed(ours, change));
      their.push(await timed(theirs, broadcast));
    }
    const ratio = median(our.map((milliseconds, index) => milliseconds / their[index]!));
    return { sockets, ours: median(our), bare: median(their), ratio };
  } finally {
    for (const worker of [ours, theirs]) worker.disconnect();
    await writer.end();
  }
}

async function open(plan: SocketPlan): Promise<ChildProcess> {
  const worker = fork(path.join(import.meta.dirname, 'socket-worker.ts'));
  worker.send(plan);
  await once(worker, 'message');
  return worker;
}

async function timed(listeners: ChildProcess, task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const heard = once(listeners, 'message');
  await task();
  await heard;
  return performance.now() - started;
}
