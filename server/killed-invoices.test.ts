import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyForTest, type DemonstrationCopy } from './testing/demonstration.ts';
import { rpc, startServerProcess, type ServerProcess } from './testing/server-process.ts';

/** The posting of two hundred invoices over a real kill -9. */
let copy: DemonstrationCopy;
let server: ServerProcess;
let owner: pg.Client;
beforeAll(async () => {
  copy = await copyForTest(inject('clusterUrl'));
  server = await startServerProcess(copy.environment);
  owner = new pg.Client(copy.environment.DATABASE_URL);
  await owner.connect();
}, 600_000);
afterAll(async () => {
  await owner.end();
  await server.kill('SIGTERM');
  await copy.remove();
});

const count = 200;

/** Delivered loads that are ready, each with one charge, of a customer that is billed per load. */
async function readyLoads(): Promise<readonly string[]> {
  await owner.query(`update order_type set billing_mode = 'perLoad'`);
  const { rows: named } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'load' and is_generated = 'NEVER'`,
  );
  const columns = named.map(({ name }) => name);
  const { rows } = await owner.query<{ id: string }>(
    `with of_load as (
       select l.* from load l join company o on o.partition = l.partition and o.id = l.company_id and o.is_client
        where l.partition = 'highveld' and l.status = 'DELIVERED' order by l.load_number limit 1),
     made as (
       insert into load (${columns.join(', ')})
       select ${columns.map((name) => `r.${name}`).join(', ')} from of_load l, generate_series(1, $1::int) n,
              jsonb_populate_record(null::load, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(), 'load_number', 'KILL' || lpad(n::text, 4, '0'),
                'customer_billing', 'READY', 'billing_gaps', '[]'::jsonb, 'sell_net', 100000, 'sell_gross', 115000, 'sell_is_free', false, 'delivered_at', now())) r
       returning *)
     select id from made`,
    [count],
  );
  return rows.map(({ id }) => id);
}

interface Standing {
  readonly posted: number;
  readonly numbers: number;
  readonly span: number;
  readonly journals: number;
  readonly items: number;
  readonly papers: number;
  readonly loads: number;
}
/** What there is of the documents, as far as each invariant asks. */
async function standing(ids: readonly string[]): Promise<Standing> {
  const { rows } = await owner.query<Standing>(
    `select count(*) filter (where i.status = 'POSTED')::int as posted, count(distinct i.number)::int as numbers, coalesce(max(i.number) - min(i.number) + 1, 0)::int as span,
            (select count(*)::int from journal j where j.source = 'invoice' and j.event = 'posted' and j.source_id = any ($1)) as journals,
            (select count(*)::int from open_item o where o.document_id = any ($1)) as items,
            count(*) filter (where i.paper is not null)::int as papers,
            (select count(*)::int from load l where l.load_number like 'KILL%' and l.customer_billing = 'INVOICED') as loads
       from invoice i where i.id = any ($1)`,
    [ids],
  );
  return rows[0]!;
}

test(
  'case 12: kill -9 while two hundred invoices are posted: no gap, none without its journal, none twice, also when it is asked again',
  { timeout: 600_000 },
  async () => {
    const account = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: 'Demo-Freight-2026' };
    const { body: signed } = await rpc(server.url, 'login', account, { service: 'basis' });
    const { sessionId, partition } = signed.result as { sessionId: string; partition: string };
    const call = async <T>(operation: string, payload: object): Promise<T> => {
      const { body } = await rpc(server.url, operation, payload, { sessionId, partition });
      if (body.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(body)}`);
      return body.result as T;
    };
    const loadIds = await readyLoads();
    await owner.query(
      `insert into load_charge (partition, load_id, side, line_number, description, quantity, unit, price, net, vat_code, profit_centre_id)
     select l.partition, l.id, 'sell', 1, 'Linehaul', 1, 'load', 1000, 100000, 'standard', l.profit_centre_id from load l where l.id = any ($1)`,
      [loadIds],
    );
    const { documents } = await call<{ documents: { id: string }[] }>('postInvoices', { loadIds });
    const ids = documents.map(({ id }) => id);
    expect(ids).toHaveLength(count);
    const { id: runId } = await call<{ id: string }>('postInvoiceRun', { invoiceIds: ids });
    const done = async () =>
      (
        await owner.query<{ done: number; status: string; refused: unknown }>(
          'select done, status, refused from invoice_run where id = $1',
          [runId],
        )
      ).rows[0]!;
    for (let tries = 0; tries < 600 && (await done()).done < 60; tries++) await wait(50);
    await server.kill('SIGKILL');
    const killed = await standing(ids);
    expect(killed.posted).toBeGreaterThan(0);
    expect(killed.posted).toBeLessThan(count);
    expect(killed).toMatchObject({
      numbers: killed.posted,
      span: killed.posted,
      journals: killed.posted,
      items: killed.posted,
      papers: killed.posted,
      loads: killed.posted,
    });
    server = await startServerProcess(copy.environment);
    // As once the lease of the dead server's work is over, without the wait for it.
    await owner.query(`update job.job set state = 'retry', start_after = now() where state = 'active'`);
    for (let tries = 0; tries < 2400 && (await done()).status !== 'DONE'; tries++) await wait(50);
    expect(await done()).toMatchObject({ done: count, refused: [] });
    const whole = {
      posted: count,
      numbers: count,
      span: count,
      journals: count,
      items: count,
      papers: count,
      loads: count,
    };
    expect(await standing(ids)).toEqual(whole);
    // Asked again, twice at once: what is posted is left as it is, and nobody is told an error.
    const again = await Promise.all([1, 2].map(() => call<{ id: string }>('postInvoiceRun', { invoiceIds: ids })));
    for (const { id } of again) {
      const state = async () => call<{ status: string; posted: number; refused: unknown[] }>('getInvoiceRun', { id });
      for (let tries = 0; tries < 1200 && (await state()).status !== 'DONE'; tries++) await wait(50);
      expect(await state()).toMatchObject({ posted: 0, refused: [] });
    }
    expect(await standing(ids)).toEqual(whole);
  },
);
