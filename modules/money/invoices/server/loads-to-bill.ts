import { sql } from 'kysely';
import { todayIn, type CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { customerBilling, type CustomerBilling } from '#modules/work/loads/side-statuses.ts';
import type { DocumentMode } from '../grouping.ts';
import type { InvoiceFailureCode } from '../messages/failures/index.ts';

const fail = failures<InvoiceFailureCode>();

/** A load that is to be billed, with what its document takes from its customer. */
export interface LoadToBill {
  readonly id: string;
  readonly load_number: string;
  readonly company_id: string;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly bill_to_party_id: string | null;
  readonly bill_to_name: string | null;
  readonly currency: string;
  readonly books_currency: string;
  readonly mode: DocumentMode | 'notBilled';
  readonly order_type_name: string;
  readonly customer_billing: CustomerBilling;
  readonly order_numbers: readonly string[];
  readonly direction: string;
  /** Why it is billed at 0 % VAT, as somebody of the billing desk has said; empty where nobody has. */
  readonly zero_rate_reason: string;
  readonly delivered_on: CalendarDate;
  readonly loaded_on: CalendarDate;
  readonly term_days: number;
  readonly language: Language;
  readonly is_aggregated: boolean;
  readonly lists_loads: boolean;
}

/** A charge as a line of a document will have it. */
export interface ChargeToBill {
  readonly charge_id: string;
  readonly load_id: string;
  readonly item_master_id: string | null;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly net: number;
  readonly vat_code: string;
  readonly vat_percent: number;
  readonly profit_centre_id: string;
  readonly account: string;
}

interface FoundLoad extends Omit<LoadToBill, 'delivered_on' | 'loaded_on' | 'order_numbers'> {
  readonly delivered_at: Date | null;
  readonly load_at: Date;
  readonly time_zone: string;
  readonly vat_country: string | null;
  readonly numbers: readonly { readonly number: string }[];
}

/**
 * Loads that become documents, and their charges that stand on none. Locked in the order of their ids where they are to be
 * written: of two who bill the same load at once, one is told so (`billedTwice`). Refuses loads that are not ready.
 */
export async function loadsToBill(
  context: Context,
  loadIds: readonly string[],
  { isLocking }: { readonly isLocking: boolean },
): Promise<{ readonly loads: readonly LoadToBill[]; readonly charges: readonly ChargeToBill[] }> {
  const { db, partition } = context;
  const ids = [...new Set(loadIds)];
  if (isLocking)
    await sql`select from load where partition = ${partition} and id = any (${ids}::uuid[]) order by id for no key update`.execute(
      db,
    );
  const { rows } = await sql<FoundLoad>`
    select l.id, l.load_number, l.company_id, l.customer_id, c.registered_name as customer_name, l.bill_to_party_id, b.business_unit_name as bill_to_name,
           coalesce(l.sell_currency, o.base_currency) as currency, o.base_currency as books_currency, y.billing_mode as mode, y.name as order_type_name, l.customer_billing, l.order_numbers as numbers, l.direction,
           coalesce((select z.reason from zero_rate_reason z where z.partition = l.partition and z.load_id = l.id), '') as zero_rate_reason,
           l.delivered_at, l.load_at, o.time_zone, o.address ->> 'country' as vat_country, coalesce(c.payment_term, 0) as term_days, c.language,
           c.invoice_lines_aggregated as is_aggregated, c.load_numbers_on_invoice as lists_loads
      from load l
      join customer c on c.partition = l.partition and c.id = l.customer_id
      join company o on o.partition = l.partition and o.id = l.company_id
      join order_type y on y.partition = l.partition and y.id = l.order_type_id
      left join bill_to_party b on b.partition = l.partition and b.id = l.bill_to_party_id
     where l.partition = ${partition} and l.id = any (${ids}::uuid[]) order by l.delivered_at, l.load_number`.execute(
    db,
  );
  if (rows.length < ids.length) throw fail('billingLoadUnknown', 'rule', { count: ids.length - rows.length });
  refuseUnready(rows);
  const places = new Map(
    rows.map((row) => [row.id, { country: row.vat_country ?? '', day: todayIn(row.time_zone, row.load_at) }]),
  );
  const charges = await chargesToBill(context, ids);
  const taxed = charges.map((charge) => {
    const place = places.get(charge.load_id)!;
    const percent = vatRateOf(place, charge.vat_code);
    if (percent === undefined) throw fail('billingVatUnknown', 'rule', { country: place.country, date: place.day });
    return { ...charge, vat_percent: percent };
  });
  return {
    charges: taxed,
    loads: rows.map(({ delivered_at, load_at, time_zone, numbers, ...row }) => ({
      ...row,
      order_numbers: numbers.map(({ number }) => number),
      delivered_on: todayIn(time_zone, delivered_at ?? load_at),
      loaded_on: todayIn(time_zone, load_at),
    })),
  };
}

/** All that are not ready are named at once, by their reason. */
function refuseUnready(rows: readonly FoundLoad[]): void {
  const numbersOf = (some: readonly FoundLoad[]) => some.map(({ load_number }) => load_number).join(', ');
  const billed = rows.filter(
    ({ customer_billing: state }) => state === 'IN_REVIEW' || is(customerBilling, state, 'invoiced'),
  );
  if (billed.length > 0) throw fail('billedTwice', 'conflict', { count: billed.length, loads: numbersOf(billed) });
  const never = rows.filter(({ mode }) => mode === 'notBilled');
  if (never.length > 0) throw fail('billingNever', 'rule', { count: never.length, loads: numbersOf(never) });
  const unready = rows.filter(({ customer_billing: state }) => state !== 'READY');
  if (unready.length > 0) throw fail('billingNotReady', 'rule', { count: unready.length, loads: numbersOf(unready) });
}

async function chargesToBill({ db, partition }: Context, loadIds: readonly string[]) {
  const { rows } = await sql<Omit<ChargeToBill, 'vat_percent'>>`
    select c.id as charge_id, c.load_id, coalesce(c.item_master_id, y.default_item_id) as item_master_id, c.description, c.quantity::text as quantity, c.unit, c.price::text as price, c.net, c.vat_code,
           c.profit_centre_id, ${accountOfCharge} as account
      from load_charge c
      join load l on l.partition = c.partition and l.id = c.load_id
      join order_type y on y.partition = l.partition and y.id = l.order_type_id
      join profit_centre k on k.partition = c.partition and k.id = c.profit_centre_id
      left join item_master i on i.partition = c.partition and i.id = coalesce(c.item_master_id, y.default_item_id)
     where c.partition = ${partition} and c.side = 'sell' and c.net <> 0 and c.load_id = any (${[...loadIds]}::uuid[])
       and not exists (select from invoice_line n where n.partition = c.partition and n.charge_id = c.id and n.is_billed)
     order by l.delivered_at, l.load_number, c.line_number, c.id`.execute(db);
  return rows;
}

/** The account of income of a line: that of its item, else of its profit centre (work-and-money.md §11). */
export const accountOfCharge = sql`upper(btrim(coalesce(nullif(i.journal_account_sell, ''), k.journal_account_sell, '')))`;
