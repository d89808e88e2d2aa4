import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { customers, tellParticulars } from '#modules/parties/customers/server/index.ts';
import { loads, tellGaps } from '#modules/work/loads/server/index.ts';
import { customerBilling, type CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { invoiceService } from '../contract.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';
import './tables.ts';

const fail = failures<InvoiceFailureCode>();
type Operations = (typeof invoiceService)['operations'];

interface ExplainedLoad {
  readonly id: string;
  readonly version: number;
  readonly load_number: string;
  readonly customer_id: string;
  readonly supplier_id: string | null;
  readonly status: LoadState;
  readonly customer_billing: CustomerBilling;
}

/** Keeps why loads are billed at 0 % VAT; their invoices print it. Refuses loads that a document has: the draft says it there. */
export async function explainZeroRate(
  context: Context,
  { loadIds, reason }: z.output<Operations['putZeroRateReason']['input']>,
): Promise<{ changed: number }> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const ids = [...new Set(loadIds)];
  await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
    db,
  );
  const { rows } = await sql<ExplainedLoad>`
    select id, version, load_number, customer_id, supplier_id, status, customer_billing from load
     where partition = ${partition} and id = any (${ids}::uuid[]) order by id`.execute(db);
  if (rows.length < ids.length) throw fail('billingLoadUnknown', 'rule', { count: ids.length - rows.length });
  const billed = rows.filter(({ customer_billing }) => !is(customerBilling, customer_billing, 'free'));
  if (billed.length > 0)
    throw fail('billedTwice', 'conflict', {
      count: billed.length,
      loads: billed.map(({ load_number }) => load_number).join(', '),
    });
  await sql`
    insert into zero_rate_reason (partition, load_id, reason, updated_by)
    select ${partition}, id, ${reason}, ${actor.name} from unnest(${ids}::uuid[]) as id
    on conflict (partition, load_id) do update set reason = excluded.reason, updated_by = excluded.updated_by, updated_at = now()`.execute(
    db,
  );
  await loads.announceMany(
    context,
    rows.map((written) => ({ written, event: 'zeroRateExplained', after: { reason } })),
  );
  for (const row of rows) await tellGaps(context, row);
  return { changed: rows.length };
}

/** Keeps that customers are not registered for VAT: their loads wait for no VAT number any more. Said twice, it is kept once. */
export async function declareNoVendors(
  context: Context,
  { customerIds }: z.output<Operations['putBuyerWithoutVat']['input']>,
): Promise<{ changed: number }> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const ids = [...new Set(customerIds)];
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from customer where partition = ${partition} and id = any (${ids}::uuid[]) order by id`.execute(
    db,
  );
  if (rows.length < ids.length) throw fail('buyerUnknown', 'rule', { count: ids.length - rows.length });
  const { rows: said } = await sql<{ id: string }>`
    insert into buyer_without_vat (partition, customer_id, said_by) select ${partition}, id, ${actor.name} from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning customer_id as id`.execute(db);
  const fresh = rows.filter(({ id }) => said.some((each) => each.id === id));
  await customers.announceMany(
    context,
    fresh.map((written) => ({ written, event: 'noVendorSaid' })),
  );
  for (const { id } of fresh) await tellParticulars(context, id);
  return { changed: fresh.length };
}
