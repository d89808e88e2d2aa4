import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { cents } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import { type Offer, discountOffer } from '../settlement.ts';
import './tables.ts';

/** Terms of a settlement discount. */
export interface Term {
  readonly percent: string;
  readonly days: number;
  readonly is_printed: boolean;
}

type Reader = Pick<Context, 'db' | 'partition'>;
/** Terms of all customers without terms of their own. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** The terms of customers: their own, else those of all. */
export async function termsOf(
  { db, partition }: Reader,
  companyId: string,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Term>> {
  const { rows } = await sql<Term & { customer_id: string }>`
    select distinct on (c.id) c.id as customer_id, t.percent::text as percent, t.days, t.is_printed
      from unnest(${[...customerIds]}::uuid[]) as c(id)
      join receipt_term t on t.partition = ${partition} and t.company_id = ${companyId}
       and t.customer_id in (c.id, ${everybody})
     order by c.id, t.customer_id = c.id desc`.execute(db);
  return new Map(rows.map((row) => [row.customer_id, row]));
}

/** Terms as they are set; the customer is null for those of all customers without terms of their own. */
export interface SetTerm {
  readonly customerId: string | null;
  readonly customerName: string;
  readonly percent: number;
  readonly days: number;
  readonly isPrinted: boolean;
}

export async function settlementTerms({ db, partition }: Reader, companyId: string): Promise<SetTerm[]> {
  const { rows } = await sql<SetTerm>`
    select nullif(t.customer_id, ${everybody}) as "customerId", coalesce(c.registered_name, '') as "customerName", t.percent::float8 as percent, t.days,
           t.is_printed as "isPrinted"
      from receipt_term t left join customer c on c.partition = t.partition and c.id = t.customer_id
     where t.partition = ${partition} and t.company_id = ${companyId} order by c.registered_name nulls first`.execute(
    db,
  );
  return rows;
}

/** Sets the terms of a customer, or of all without terms of their own; null takes them away. Documents that are posted keep theirs. */
export async function setSettlementTerm(
  { db, partition, actor }: Pick<Context, 'db' | 'partition' | 'actor'>,
  { companyId, customerId }: { readonly companyId: string; readonly customerId: string | null },
  term: Omit<SetTerm, 'customerId' | 'customerName'> | null,
): Promise<void> {
  const of = customerId ?? everybody;
  if (term === null)
    await sql`delete from receipt_term where partition = ${partition} and company_id = ${companyId} and customer_id = ${of}`.execute(
      db,
    );
  else
    await sql`
      insert into receipt_term as t (partition, company_id, customer_id, percent, days, is_printed, updated_by)
      values (${partition}, ${companyId}, ${of}, ${term.percent}, ${term.days}, ${term.isPrinted}, ${actor.name})
      on conflict (partition, company_id, customer_id) do update set percent = excluded.percent, days = excluded.days,
        is_printed = excluded.is_printed, updated_by = excluded.updated_by, updated_at = now()`.execute(db);
}

/** What a document prints as its terms: those of its customer that are to be printed, on an invoice alone. */
export async function offerToPrint(
  context: Reader,
  {
    kind,
    company_id,
    customer_id,
    gross,
    tax_date,
  }: {
    readonly kind: string;
    readonly company_id: string;
    readonly customer_id: string;
    readonly gross: number;
    readonly tax_date: Parameters<typeof discountOffer>[0]['date'];
  },
): Promise<(Offer & { readonly percent: number }) | undefined> {
  if (kind !== 'invoice' || gross <= 0) return undefined;
  const term = (await termsOf(context, company_id, [customer_id])).get(customer_id);
  const percent = term?.is_printed ? readPercent(term.percent) : undefined;
  if (term === undefined || percent === undefined) return undefined;
  const offer = discountOffer({ gross: cents(gross), date: tax_date }, { percent, days: term.days });
  return offer.amount > 0n ? { ...offer, percent: Number(term.percent) } : undefined;
}

/** What is printed on posted documents, by their ids. */
export async function printedOffers(
  { db, partition }: Reader,
  documentIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Offer>> {
  const ids = documentIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; amount: number; until: Offer['until'] }>`
    select id, settlement_amount as amount, settlement_until::text as until from invoice
     where partition = ${partition} and id = any (${ids}::uuid[]) and settlement_amount is not null`.execute(db);
  return new Map(rows.map(({ id, amount, until }) => [id, { amount: cents(amount), until }]));
}
