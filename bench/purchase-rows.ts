import pg from 'pg';
import { demoPartition } from '../database/seed.ts';

/** Whose documents are written: those of the first company of a client. */
export interface PurchaseRows {
  readonly partition: string;
  readonly count: number;
}

/** A connection that leaves out the triggers that keep what is posted. */
export async function ownerOf(url: string): Promise<pg.Client> {
  const owner = new pg.Client(url);
  // The database of a bench that failed is taken away while this is connected; its own error is the one to read.
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query('set session_replication_role = replica');
  return owner;
}

/**
 * Delivered loads with a charge of R 1,000.00 each that carriers are owed for: so many of each of the suppliers of a benchmark, the
 * first ones before the others. Their numbers begin with `name`.
 */
export async function addOwedLoads(
  owner: pg.Client,
  { name, suppliers, each }: { readonly name: string; readonly suppliers: readonly string[]; readonly each: number },
): Promise<void> {
  await owner.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  const { rows: named } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'load' and is_generated = 'NEVER'`,
  );
  const columns = named.map((column) => column.name);
  await owner.query(
    `with of_load as (
       select l.* from load l join company o on o.partition = l.partition and o.id = l.company_id and o.is_client
        where l.partition = $1 and l.status = 'DELIVERED' order by l.load_number limit 1)
     insert into load (${columns.join(', ')})
     select ${columns.map((column) => `r.${column}`).join(', ')}
       from of_load l, unnest($2::uuid[]) with ordinality s (id, place), generate_series(1, $3::int) n,
            jsonb_populate_record(null::load, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(),
              'load_number', $4 || lpad(((s.place - 1) * $3 + n)::text, 6, '0'), 'supplier_id', s.id, 'is_own_fleet', false, 'external_reference', '',
              'supplier_billing', 'EXPECTED', 'pod_status', 'podAccepted', 'buy_net', 100000, 'delivered_at', now() - interval '2 days')) r`,
    [demoPartition, suppliers, each, name],
  );
  await owner.query(
    `insert into load_charge (partition, load_id, side, line_number, description, quantity, unit, price, net, vat_code, profit_centre_id)
     select l.partition, l.id, 'buy', 1, 'Linehaul', 1, 'load', 1000, 100000, 'standard',
            (select k.id from profit_centre k where k.partition = l.partition and k.journal_account_buy <> '' order by k.code limit 1)
       from load l where l.partition = $1 and l.load_number like $2 || '%'`,
    [demoPartition, name],
  );
  // As autovacuum does within a minute of so many rows.
  await owner.query('vacuum analyze load, load_charge');
}

/** Documents of every standing, most of them in the books and paid, as a company has them after some years. */
export async function addDocuments(owner: pg.Client, { partition, count }: PurchaseRows): Promise<void> {
  await owner.query(`select set_config('app.partition', $1, false)`, [partition]);
  await owner.query(
    `insert into purchase_invoice (partition, company_id, supplier_id, supplier_invoice_no, normalised_no, invoice_date, received_on, due_date, currency, net, vat, gross, own_vat,
       base_currency, base_net, base_vat, base_gross, status, journal_id, item_id, posting_date, vat_claimed, created_by, updated_by, updated_at, search_words)
     select $1, place.company_id, s.id, 'B-' || lpad(n::text, 6, '0'), 'B' || lpad(n::text, 6, '0'), d.day, d.day, d.day + 30, 'ZAR', v.net, v.vat, v.net + v.vat, v.vat, 'ZAR', v.net, v.vat, v.net + v.vat,
            case when n % 20 < 16 then 'POSTED' else (array['CAPTURED', 'MATCHED', 'VARIANCE', 'REJECTED'])[1 + n % 4] end,
            case when n % 20 < 16 then uuidv7() end, case when n % 20 < 16 then gen_random_uuid() end, case when n % 20 < 16 then d.day end,
            case when n % 20 < 16 then v.vat else 0 end, 'Benchmark', 'Benchmark', now() - make_interval(mins => n), 'B-' || lpad(n::text, 6, '0') || ' ' || s.registered_name
       from generate_series(1, $2::int) n
       cross join lateral (select (current_date - (n::bigint * 1000 / $2)::int) as day) d
       cross join lateral (select 100000 + n % 977 * 100 as net, 15000 + n % 977 * 15 as vat) v
       cross join (select id as company_id from company where partition = $1 and is_client order by created_at, id limit 1) place
       join lateral (select array_agg(id order by id) as ids, array_agg(registered_name order by id) as names
                       from (select id, registered_name from supplier where partition = $1 order by id limit 200) u) known on true
       cross join lateral (select known.ids[1 + n % cardinality(known.ids)] as id, known.names[1 + n % cardinality(known.ids)] as registered_name) s`,
    [partition, count],
  );
  await owner.query(
    `insert into purchase_invoice_line (partition, purchase_invoice_id, line, description, quantity, net, vat_code, vat_percent, vat_share, base_net, base_vat, target_net,
       profit_centre_id, account, expected, verdict)
     select p.partition, p.id, 1, 'Linehaul', 1, p.net, 'standard', 15, p.vat, p.net, p.vat, p.net, gen_random_uuid(), '5000', p.net, 'agrees'
       from purchase_invoice p where p.partition = $1 and p.created_by = 'Benchmark'`,
    [partition],
  );
  await owner.query(
    `insert into open_item (partition, id, company_id, party_kind, party_id, account_id, journal_id, kind, document_id, number, date, due_date, posting_date, currency, amount, base_amount)
     select p.partition, p.item_id, p.company_id, 'supplier', p.supplier_id, gen_random_uuid(), p.journal_id, 'purchaseInvoice', p.id, p.supplier_invoice_no, p.invoice_date, p.due_date,
            p.posting_date, 'ZAR', -p.gross, -p.gross
       from purchase_invoice p where p.partition = $1 and p.created_by = 'Benchmark' and p.item_id is not null`,
    [partition],
  );
  // What is older than two months is paid.
  await owner.query(
    `with paid as (
       insert into open_item (partition, company_id, party_kind, party_id, account_id, journal_id, kind, number, date, due_date, posting_date, currency, amount, base_amount)
       select partition, company_id, 'supplier', supplier_id, gen_random_uuid(), uuidv7(), 'payment', 'P ' || item_id, invoice_date, invoice_date, invoice_date, 'ZAR', gross, gross
         from purchase_invoice where partition = $1 and created_by = 'Benchmark' and item_id is not null and invoice_date < current_date - 60
       returning *)
     insert into allocation (partition, company_id, from_item, to_item, amount, day, made_by, from_base, to_base)
     select partition, company_id, substr(number, 3)::uuid, id, amount, posting_date, 'Benchmark', amount, amount from paid`,
    [partition],
  );
  await owner.query(
    `select write_open_spans($1, array_agg(item_id)) from purchase_invoice where partition = $1 and created_by = 'Benchmark' and item_id is not null`,
    [partition],
  );
  await owner.query('vacuum analyze purchase_invoice, purchase_invoice_line, open_item, open_item_span, allocation');
}
