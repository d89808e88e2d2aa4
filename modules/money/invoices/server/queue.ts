import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type CalendarDate, daysBetween, todayIn } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { billingModes } from '#modules/base/order-types/contract.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { customerBilling, type CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { GapOwner, invoiceService, queueParts, queueQuery, queueRow } from '../contract.ts';
import { groupKey } from '../grouping.ts';
import { warnDays } from '../law-days.ts';

type Part = (typeof queueParts)[number];
type Operations = (typeof invoiceService)['operations'];

/** Which loads stand in a part of the queue; the table is `t`. */
const parts: Readonly<Record<Part, RawBuilder<unknown>>> = {
  ready: sql`t.customer_billing = ${literal<CustomerBilling>('READY')}`,
  waiting: sql`t.customer_billing = ${literal<CustomerBilling>('NOT_READY')}`,
  held: sql`t.customer_billing in (${literal<CustomerBilling>('ON_HOLD')}, ${literal<CustomerBilling>('SENT_BACK')})`,
  review: sql`t.customer_billing = ${literal<CustomerBilling>('IN_REVIEW')}`,
};
const delivered = sql`t.status in ${setOf(execution, 'delivered')} and t.delivered_at is not null and t.sell_is_free = false`;
/** Loads of order types that are never billed are in no queue. */
const billed = sql`not exists (select from order_type y where y.partition = t.partition and y.id = t.order_type_id and y.billing_mode = 'notBilled')`;

/** Who mends what is missing. What nobody is named for is mended by whoever plans the load. */
const owners: Readonly<Record<string, GapOwner>> = {
  podMissing: 'pods',
  rateMissing: 'rates',
  itemMissing: 'billing',
  orderNumberForInvoice: 'operations',
  loadHeld: 'billing',
  inspectionMissing: 'fleet',
  buyerParticularsMissing: 'billing',
  buyerVatNumberMissing: 'billing',
  zeroRateReasonNeeded: 'billing',
};
export const ownerOf = (code: string): GapOwner => owners[code] ?? 'operations';

interface FoundLoad {
  readonly id: string;
  readonly load_number: string;
  readonly company_id: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly bill_to_party_id: string | null;
  readonly bill_to_name: string | null;
  readonly order_type_name: string;
  readonly billing_mode: (typeof billingModes)[number];
  readonly order_numbers: readonly { readonly number: string }[];
  readonly origin: string;
  readonly destination: string;
  readonly delivered_at: Date;
  readonly time_zone: string;
  readonly base_currency: string;
  readonly sell_net: number;
  readonly sell_currency: string | null;
  readonly customer_billing: CustomerBilling;
  readonly billing_reason: string;
  readonly billing_gaps: readonly string[];
  readonly created_by: string;
}

const columns = sql`t.id, t.load_number, t.company_id, t.customer_id, t.bill_to_party_id, t.order_numbers, t.origin, t.destination, t.delivered_at, t.sell_net, t.sell_currency, t.customer_billing,
  t.billing_reason, t.billing_gaps, t.created_by,
  (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) as customer_name,
  (select b.business_unit_name from bill_to_party b where b.partition = t.partition and b.id = t.bill_to_party_id) as bill_to_name,
  (select y.name from order_type y where y.partition = t.partition and y.id = t.order_type_id) as order_type_name,
  (select y.billing_mode from order_type y where y.partition = t.partition and y.id = t.order_type_id) as billing_mode,
  (select o.time_zone from company o where o.partition = t.partition and o.id = t.company_id) as time_zone,
  (select o.base_currency from company o where o.partition = t.partition and o.id = t.company_id) as base_currency`;

/** A page of delivered loads that no invoice has, the oldest first. */
export async function listQueue(
  context: Context,
  query: z.output<typeof queueQuery>,
): Promise<Page<z.input<typeof queueRow>>> {
  refuseWhenLimited(context);
  const { part, gap, customerId, companyId } = query;
  const conditions = [parts[part], delivered, billed];
  if (gap) conditions.push(sql`${gap} = any (t.billing_gaps)`);
  if (customerId) conditions.push(sql`t.customer_id = ${customerId}`);
  if (companyId) conditions.push(sql`t.company_id = ${companyId}`);
  const found = await searchedPage<FoundLoad>(context.db, {
    ...query,
    table: 'load',
    partition: context.partition,
    columns,
    conditions,
    order: ['t.delivered_at', 't.id'],
  });
  return { ...found, rows: found.rows.map((row) => rowOf(context, row)) };
}

function rowOf({ now }: Context, row: FoundLoad): z.input<typeof queueRow> {
  const deliveredOn: CalendarDate = todayIn(row.time_zone, row.delivered_at);
  const orderNumbers = row.order_numbers.map(({ number }) => number);
  return {
    id: row.id,
    loadNumber: row.load_number,
    companyId: row.company_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    billToName: row.bill_to_name ?? '',
    orderTypeName: row.order_type_name,
    billingMode: row.billing_mode,
    orderNumbers,
    origin: row.origin,
    destination: row.destination,
    deliveredOn,
    days: Math.max(0, daysBetween(deliveredOn, todayIn(row.time_zone, now))),
    net: cents(row.sell_net),
    currency: row.base_currency,
    billing: row.customer_billing,
    reason: row.billing_reason,
    gaps: row.billing_gaps.map((code) => ({ code, owner: ownerOf(code) })),
    bookedBy: row.created_by,
    groupKey: groupKey({
      id: row.id,
      companyId: row.company_id,
      customerId: row.customer_id,
      billToPartyId: row.bill_to_party_id,
      currency: row.sell_currency ?? row.base_currency,
      mode: row.billing_mode === 'notBilled' ? 'perLoad' : row.billing_mode,
      orderNumbers,
      deliveredOn,
    }),
  };
}

/** What all delivered loads that are not invoiced wait for, and how many there are of each kind. */
export async function billingSums(
  context: Context,
  { companyId }: z.output<Operations['getBillingGaps']['input']>,
): Promise<z.input<Operations['getBillingGaps']['output']>> {
  refuseWhenLimited(context);
  const { db, partition, now } = context;
  const own = companyId ? sql`and t.company_id = ${companyId}` : sql``;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const [gaps, sums] = await Promise.all([
    sql<{ code: string; count: number; net: number; oldest: Date }>`
      select g.code, count(*)::int as count, sum(t.sell_net)::bigint as net, min(t.delivered_at) as oldest
        from load t, unnest(t.billing_gaps) as g(code)
       where t.partition = ${partition} and ${parts.waiting} and ${delivered} and ${billed} ${own}
       group by g.code order by sum(t.sell_net) desc, g.code`.execute(db),
    sql<{ part: Part; count: number; net: number; amber: number; red: number }>`
      select case t.customer_billing when ${literal<CustomerBilling>('READY')} then 'ready' when ${literal<CustomerBilling>('NOT_READY')} then 'waiting'
               when ${literal<CustomerBilling>('IN_REVIEW')} then 'review' else 'held' end as part,
             count(*)::int as count, sum(t.sell_net)::bigint as net,
             (count(*) filter (where t.delivered_at <= ${daysAgo(warnDays.amber)} and t.delivered_at > ${daysAgo(warnDays.red)}))::int as amber,
             (count(*) filter (where t.delivered_at <= ${daysAgo(warnDays.red)}))::int as red
        from load t
       where t.partition = ${partition} and t.customer_billing in ${setOf(customerBilling, 'unbilled')} and ${delivered} and ${billed} ${own}
       group by 1`.execute(db),
  ]);
  const of = (part: Part) => sums.rows.find((row) => row.part === part);
  return {
    gaps: gaps.rows.map(({ code, count, net, oldest }) => ({
      code,
      owner: ownerOf(code),
      count,
      net: cents(net),
      oldest: Math.floor((now.getTime() - oldest.getTime()) / 86_400_000),
    })),
    parts: (['ready', 'waiting', 'held', 'review'] as const).map((part) => ({
      part,
      count: of(part)?.count ?? 0,
      net: cents(of(part)?.net ?? 0),
    })),
    amber: sums.rows.reduce((sum, { amber }) => sum + amber, 0),
    red: sums.rows.reduce((sum, { red }) => sum + red, 0),
  };
}
