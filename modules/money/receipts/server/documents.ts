import { sql } from 'kysely';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type VatPart, vatPartsOf } from '../vat-parts.ts';
import type { StoredItem } from './queries.ts';

/** An amount of an item with the VAT that is in it, as its document is made up. */
export async function vatOfItem(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  item: Pick<StoredItem, 'document_id' | 'kind'>,
  amount: Cents,
): Promise<readonly VatPart[]> {
  if (item.document_id === null || !['invoice', 'debitNote'].includes(item.kind)) return vatPartsOf(amount, []);
  const { rows } = await sql<{ code: string; net: number; vat: number }>`
    select vat_code as code, sum(net)::bigint as net, sum(vat_share)::bigint as vat from invoice_line
     where partition = ${partition} and invoice_id = ${item.document_id} group by vat_code order by vat_code`.execute(
    db,
  );
  return vatPartsOf(
    amount,
    rows.map(({ code, net, vat }): VatPart => ({ code, net: cents(net), vat: cents(vat) })),
  );
}
