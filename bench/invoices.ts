import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { demoPartition } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';
import { administrator, signedIn } from './client.ts';
import { residentMegabytes } from './load.ts';

interface RunMeasured {
  /** Seconds from the call that makes the drafts to the last posted document. */
  readonly seconds: number;
  readonly posted: number;
  /** Of the server, in megabytes. */
  readonly memoryAfter: number;
  readonly memoryMost: number;
}
export interface InvoicesMeasured {
  readonly memoryBefore: number;
  readonly runs: readonly RunMeasured[];
  readonly queued: number;
  /** Milliseconds in which half of the first pages of the queue are answered. */
  readonly pages: Readonly<Record<string, number>>;
}

const queued = Number(process.env['BENCH_QUEUED'] ?? 50_000);
const inOneRun = 1000;
const times = 40;

/** Measures the queue of fifty thousand delivered loads, and two runs that invoice a thousand of them each. */
export async function measureInvoices(at: {
  readonly url: string;
  readonly serverUrl: string;
  readonly pid: number;
}): Promise<InvoicesMeasured> {
  const owner = new pg.Client(at.url);
  // The database of a bench that failed is taken away while this is connected; its own error is the one to read.
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  process.stderr.write(`invoices: ${queued} delivered loads\n`);
  await addLoads(owner);
  const { sessionId } = await signedIn(at.serverUrl, { partition: demoPartition, account: administrator.account });
  async function ask<Answer>(operation: string, payload: object): Promise<Answer> {
    const { body } = await rpc(at.serverUrl, operation, payload, { sessionId, partition: demoPartition });
    if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body.result as Answer;
  }
  const page = (more: object) => middleOf(() => ask('getLoadsToInvoice', { pageSize: 50, ...more }));
  const pages = {
    ready: await page({ part: 'ready' }),
    'not ready': await page({ part: 'waiting' }),
    'one reason': await page({ part: 'waiting', gap: 'podMissing' }),
    'why not (sums)': await middleOf(() => ask('getBillingGaps', {})),
  };
  const memoryBefore = residentMegabytes(at.pid);
  const runs: RunMeasured[] = [];
  for (const place of [0, 1]) {
    const { rows } = await owner.query<{ id: string }>(
      `select id from load where partition = $1 and load_number like 'BENCH%' and customer_billing = 'READY' order by load_number limit $2`,
      [demoPartition, inOneRun],
    );
    process.stderr.write(`invoices: run ${place + 1}\n`);
    runs.push(
      await runOf(
        ask,
        rows.map(({ id }) => id),
        at.pid,
      ),
    );
  }
  await owner.end();
  return { memoryBefore, runs, queued, pages };
}

type Ask = <Answer>(operation: string, payload: object) => Promise<Answer>;

async function runOf(ask: Ask, loadIds: readonly string[], pid: number): Promise<RunMeasured> {
  let memoryMost = 0;
  const timer = setInterval(() => (memoryMost = Math.max(memoryMost, residentMegabytes(pid))), 100);
  const from = performance.now();
  const { documents } = await ask<{ documents: { id: string }[] }>('postInvoices', { loadIds });
  const { id } = await ask<{ id: string }>('postInvoiceRun', { invoiceIds: documents.map((each) => each.id) });
  let run = { status: 'RUNNING', posted: 0, refused: [] as unknown[] };
  while (run.status !== 'DONE') {
    await wait(100);
    run = await ask('getInvoiceRun', { id });
  }
  const seconds = (performance.now() - from) / 1000;
  clearInterval(timer);
  if (run.refused.length > 0) throw new Error(`the run refused ${JSON.stringify(run.refused[0])}`);
  // The mails that follow are of other jobs.
  return { seconds, posted: run.posted, memoryAfter: residentMegabytes(pid), memoryMost };
}

/** Copies of a delivered load of the demonstration: one in five waits for something, the others are ready, with a charge each. */
async function addLoads(owner: pg.Client): Promise<void> {
  await owner.query(`update order_type set billing_mode = 'perLoad' where partition = $1`, [demoPartition]);
  const { rows: named } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'load' and is_generated = 'NEVER'`,
  );
  const columns = named.map(({ name }) => name);
  await owner.query(
    `with of_load as (
       select l.* from load l join company o on o.partition = l.partition and o.id = l.company_id and o.is_client
        where l.partition = $2 and l.status = 'DELIVERED' order by l.load_number limit 1)
     insert into load (${columns.join(', ')})
     select ${columns.map((name) => `r.${name}`).join(', ')} from of_load l, generate_series(1, $1::int) n,
            jsonb_populate_record(null::load, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(), 'load_number', 'BENCH' || lpad(n::text, 6, '0'),
              'customer_billing', case when n % 5 = 0 then 'NOT_READY' else 'READY' end,
              'billing_gaps', case when n % 10 = 0 then '["podMissing"]'::jsonb when n % 5 = 0 then '["orderNumberForInvoice"]'::jsonb else '[]'::jsonb end,
              'sell_net', 100000, 'sell_gross', 115000, 'sell_is_free', false, 'delivered_at', now() - make_interval(mins => n % 20000))) r`,
    [queued, demoPartition],
  );
  await owner.query(
    `insert into load_charge (partition, load_id, side, line_number, description, quantity, unit, price, net, vat_code, profit_centre_id)
     select l.partition, l.id, 'sell', 1, 'Linehaul', 1, 'load', 1000, 100000, 'standard', l.profit_centre_id from load l
      where l.partition = $1 and l.load_number like 'BENCH%'`,
    [demoPartition],
  );
  // As autovacuum does within a minute of so many rows.
  await owner.query('vacuum analyze load, load_charge');
}

async function middleOf(call: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times + 5; time++) {
    const from = performance.now();
    await call();
    if (time >= 5) taken.push(performance.now() - from);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]!;
}

export function printInvoices({ memoryBefore, runs, queued: loads, pages }: InvoicesMeasured): void {
  console.table(
    runs.map(({ seconds, posted, memoryAfter, memoryMost }, place) => ({
      'loads invoiced in one run': posted,
      's (≤ 30)': seconds.toFixed(1),
      'MB before': (place === 0 ? memoryBefore : runs[place - 1]!.memoryAfter).toFixed(0),
      'MB at most': memoryMost.toFixed(0),
      'MB after': memoryAfter.toFixed(0),
      holds: seconds <= 30 && posted === inOneRun ? 'yes' : 'NO',
    })),
  );
  console.table(
    Object.entries(pages).map(([what, milliseconds]) => ({
      [`queue of ${loads} delivered loads`]: what,
      'ms (≤ 20 for a page)': milliseconds.toFixed(1),
      holds: what.includes('sums') ? '' : milliseconds <= 20 ? 'yes' : 'NO',
    })),
  );
}
