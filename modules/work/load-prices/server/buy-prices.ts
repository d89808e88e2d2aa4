import { sql } from 'kysely';
import type { Cents } from '#platform/money.ts';
import { readPercent } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import { payTermsOn } from '#modules/base/pay-rates/server/index.ts';
import { type LoadToRate, rateLoads } from '#modules/prices/rates/server/index.ts';
import { type RateableLoad, rateableLoads } from './rating-facts.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** Stands for any supplier: what the customer pays is read of a load only where somebody is to be paid for it. */
const anySupplier = '00000000-0000-0000-0000-000000000000';

/** Reads a load as the rates ask for it, before it is known which suppliers are asked about. */
export async function loadToPrice(reader: Reader, load: RateableLoad): Promise<LoadToRate> {
  return (await rateableLoads(reader, [{ ...load, supplier_id: anySupplier }]))[0]!;
}

/**
 * What each of these suppliers would get for a load by the rates of now, by its id; one without a rate is missing. Nothing is
 * written. The load is read once, however many suppliers are asked about.
 */
export async function buyPricesFor(
  reader: Reader,
  load: LoadToRate,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  if (supplierIds.length === 0) return new Map();
  const { db, partition } = reader;
  const share = payTermsOn(partition, sql`s.id`, sql`${load.days.loading}::date`);
  const { rows } = await sql<{ id: string; payable: string | null; is_vendor: boolean }>`
    select /* keyed */ s.id, ${share} ->> 'payableRateInPercentage' as payable, s.is_vat_registered as is_vendor from supplier s
     where s.partition = ${partition} and s.id = any (${supplierIds}::uuid[])`.execute(db);
  const rated = await rateLoads(
    reader,
    rows.map(({ id, payable, is_vendor }) => ({
      ...load,
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
