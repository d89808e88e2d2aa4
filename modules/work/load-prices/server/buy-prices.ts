import { sql } from 'kysely';
import type { Cents } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import { payTermsOn } from '#modules/base/pay-rates/server/index.ts';
import { rateLoads } from '#modules/prices/rates/server/index.ts';
import { type RateableLoad, rateableLoads } from './rating-facts.ts';

/**
 * What each of these suppliers would get for a load by the rates of now, by its id; one without a rate is missing. Nothing is
 * written. The load is read once, however many suppliers are asked about.
 */
export async function buyPricesFor(
  context: Pick<Context, 'db' | 'partition'>,
  load: RateableLoad,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const [first] = supplierIds;
  if (first === undefined) return new Map();
  const { db, partition } = context;
  const [asked] = await rateableLoads(context, [{ ...load, supplier_id: first }]);
  const share = payTermsOn(partition, sql`s.id`, sql`${asked!.days.loading}::date`);
  const { rows } = await sql<{ id: string; payable: string | null; is_vendor: boolean }>`
    select s.id, ${share} ->> 'payableRateInPercentage' as payable, s.is_vat_registered as is_vendor from supplier s
     where s.partition = ${partition} and s.id = any (${supplierIds}::uuid[])`.execute(db);
  const rated = await rateLoads(
    context,
    rows.map(({ id, payable, is_vendor }) => ({
      ...asked!,
      supplierId: id,
      payablePercent: readPercent(payable ?? 0)!,
      supplierIsVendor: is_vendor,
    })),
  );
  return new Map(
    rows.flatMap(({ id }, place) => {
      const buy = rated[place]!.buy;
      return buy && buy.charges.length > 0 ? [[id, buy.total] as const] : [];
    }),
  );
}
