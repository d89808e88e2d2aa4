import net from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from '#platform/server/database.ts';
import { rpc } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

/** Two people read the same record and change it at the same moment, again and again: one of them is accepted each time. */
export async function tortureTwoAtOnce(around: Surroundings, rounds: number): Promise<Result> {
  const session = await signIn(around.url);
  const call = (operation: string, payload: object, lockId: string | null = null) =>
    rpc(around.url, operation, payload, { ...session, lockId });
  const fields = { code: `T${Date.now().toString(36).toUpperCase()}`, name: 'Torture', unit: 'pallet' };
  const first = (await call('postPackingType', fields)).body.result as { id: string; lockId: string };
  let { lockId } = first;
  const figures = { rounds: rounds * 100, both: 0, neither: 0, 'other answers': 0, 'not as accepted': 0 };
  for (let round = 0; round < rounds * 100; round++) {
    const names = [`Torture ${round} A`, `Torture ${round} B`];
    const answers = await Promise.all(
      names.map((name) => call('putPackingType', { ...fields, id: first.id, name }, lockId)),
    );
    const taken = answers.flatMap(({ body }, place) => (body.response === 'ok' ? [place] : []));
    if (taken.length > 1) figures.both++;
    if (taken.length === 0) figures.neither++;
    if (answers.some(({ body }) => body.response !== 'ok' && body.code !== 'changedByOther'))
      figures['other answers']++;
    const { rows } = (await call('getPackingTypes', { id: first.id })).body.result as {
      rows: [{ name: string; lockId: string }];
    };
    const [now] = rows;
    if (now.name !== names[taken[0] ?? 0]) figures['not as accepted']++;
    ({ lockId } = now);
  }
  const { both, neither } = figures;
  return { figures, isHeld: both + neither + figures['other answers'] + figures['not as accepted'] === 0 };
}

const partitions = 20;
const atOnce = 50;

/** Statements of twenty partitions over a few connections, each forgetting whose it is: nobody sees another's rows. */
export async function torturePartitions(around: Surroundings, rounds: number): Promise<Result> {
  const names = Array.from({ length: partitions }, (_, place) => `crowd${place}`);
  await around.owner((client) =>
    client.query(
      `insert into company (partition, name, trade_name) select p, p || n, 'x' from unnest($1::text[]) p, generate_series(1, 3) n
       on conflict do nothing`,
      [names],
    ),
  );
  const database = openDatabase({ url: around.ownerUrl(), poolSize: 8 });
  const calls = rounds * 5000;
  let [asked, mixed] = [0, 0];
  const ask = async () => {
    while (asked < calls) {
      const partition = names[asked++ % partitions]!;
      const db = asked % 3 ? database.single(partition) : database.writer(partition);
      const { rows } = await sql<{ partition: string }>`select partition from company`.execute(db);
      if (rows.length !== 3 || rows.some((row) => row.partition !== partition)) mixed++;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, ask));
  } finally {
    await database.close();
  }
  return { figures: { calls: asked, partitions, 'rows of others': mixed }, isHeld: asked >= calls && mixed === 0 };
}

const begun = [
  'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-ty',
  'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"client',
  'POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"cli\r\n',
  '',
];

/** Five hundred callers who never finish what they began, each gone and come again, while somebody works. */
export async function tortureSlowCallers(around: Surroundings, rounds: number): Promise<Result> {
  const session = await signIn(around.url);
  const work = () => worked(around.url, session, rounds * 50);
  await work();
  const idle = await work();
  let isOver = false;
  let come = 0;
  const open = new Set<net.Socket>();
  const slow = (place: number) => {
    const socket = net.connect(Number(new URL(around.url).port), '127.0.0.1', () => {
      come++;
      socket.write(begun[place % begun.length]!);
    });
    open.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        open.delete(socket);
        if (!isOver) slow(place);
      });
  };
  for (let place = 0; place < 500; place++) slow(place);
  const busy = await work();
  isOver = true;
  const held = open.size;
  for (const socket of open) socket.destroy();
  return {
    isHeld: idle.failed + busy.failed === 0 && held > 400 && busy.p99 <= 3 * idle.p99,
    figures: {
      'p99 idle, ms': Math.round(idle.p99),
      'p99 meanwhile, ms': Math.round(busy.p99),
      'calls that failed': idle.failed + busy.failed,
      'slow callers': held,
      'came again': come - 500,
    },
  };
}

async function worked(url: string, session: object, calls: number): Promise<{ p99: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    const { body } = await rpc(url, 'getAllCarriersByClientName', {}, { ...session });
    times.push(performance.now() - started);
    if (body.response !== 'ok') failed++;
  }
  return { p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0, failed };
}
