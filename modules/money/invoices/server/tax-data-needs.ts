import { sql } from 'kysely';
import type { VatCode } from '#platform/vat-codes.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { BillingGap } from '#modules/work/loads/server/index.ts';
import type { BillingNeed } from '#modules/work/load-prices/server/index.ts';
import { buyerInSql } from './buyer.ts';

const codes = ['buyerParticularsMissing', 'buyerVatNumberMissing', 'zeroRateReasonNeeded'] as const;

interface Facts {
  /** Null where the caller does not see the customer. */
  readonly buyer: {
    readonly name: string;
    readonly vat_number: string;
    readonly address: Readonly<Record<string, string | undefined>>;
  } | null;
  readonly seller_vat_number: string;
  readonly seller_country: string;
  readonly bears_vat: boolean;
  readonly is_zero: boolean;
  readonly has_reason: boolean;
  readonly is_no_vendor: boolean;
}

/**
 * What a tax invoice says of its buyer (VAT Act 89 of 1991, s 20(4)), and why VAT is 0 %: both are known before there is a
 * draft. A number is asked of buyers in the country of a seller that counts VAT, unless somebody said that they are no vendor;
 * carriage across a border says by itself why it is zero-rated.
 */
export const taxData: BillingNeed = async ({ db, partition }, load) => {
  const { id, direction, company_id, bill_to_party_id, customer_id, billing_gaps } = load;
  const charged = (code: VatCode) => sql`exists (select from load_charge c
    where c.partition = ${partition} and c.load_id = ${id} and c.side = 'sell' and c.net <> 0 and c.vat_code = ${literal<VatCode>(code)})`;
  const { rows } = await sql<Facts>`
    select ${buyerInSql({ partition, billToPartyId: bill_to_party_id, customerId: customer_id })} as buyer,
           o.vat_number as seller_vat_number, coalesce(o.address ->> 'country', '') as seller_country,
           ${charged('standard')} as bears_vat, ${charged('zeroRated')} as is_zero,
           exists (select from zero_rate_reason z where z.partition = ${partition} and z.load_id = ${id}) as has_reason,
           exists (select from buyer_without_vat w where w.partition = ${partition} and w.customer_id = ${customer_id}) as is_no_vendor
      from company o where o.partition = ${partition} and o.id = ${company_id}`.execute(db);
  const [facts] = rows;
  const known = billing_gaps.flatMap((gap): BillingGap[] =>
    codes.filter((code) => code === gap).map((code) => ({ code })),
  );
  // Who does not see the customer leaves what was found by somebody who does.
  if (!facts?.buyer) return known;
  const { buyer, seller_vat_number, seller_country, bears_vat, is_zero, has_reason, is_no_vendor } = facts;
  const missing: Readonly<Record<(typeof codes)[number], boolean>> = {
    buyerParticularsMissing: [buyer.name, buyer.address['addressLine1'], buyer.address['city']].some(
      (each) => !each?.trim(),
    ),
    buyerVatNumberMissing:
      bears_vat &&
      buyer.vat_number.trim() === '' &&
      seller_vat_number.trim() !== '' &&
      buyer.address['country'] === seller_country &&
      !is_no_vendor,
    zeroRateReasonNeeded: is_zero && direction === 'domestic' && !has_reason,
  };
  return codes.filter((code) => missing[code]).map((code) => ({ code }));
};
