import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { percentText, readUnitPrice, unitPriceText } from '#platform/scaled.ts';
import { type FuelPriceFields, fuelPrices, fuelPriceService } from '../contract.ts';
import type { FuelPriceFailureCode } from '../messages/failures/index.ts';
import { centsPerLitre, changeOfPrice, codeOfPrice, madeCode, unusualChange } from '../rules.ts';

const fail = failures<FuelPriceFailureCode>();

/** Prices of one course: of a fuel, where it is bought, and how. */
const sameCourse = sql`p.partition = t.partition and p.fuel_type = t.fuel_type and p.region = t.region
  and p.zone = t.zone and p.kind = t.kind and p.is_active`;

export const fuelPriceStore = masterStore(fuelPrices, {
  // What a rate was adjusted by stays as it was; a later price corrects it.
  fixedOnceUsed: ['fuelType', 'region', 'zone', 'kind', 'effectiveFrom', 'pricePerLitre'],
  facts: {
    changePercent: sql`(select round((t.price_per_litre - p.price_per_litre) / p.price_per_litre * 100, 2)
      from fuel_price p where ${sameCourse} and p.effective_from < t.effective_from
      order by p.effective_from desc limit 1)`,
  },
  complete: (_, values) => asKept(values),
  refuse: refusePrice,
});

export const fuelPriceOperations: Implementation = implement(fuelPriceService, {
  getFuelPrices: fuelPriceStore.list,
  postFuelPrice: (context, values) => fuelPriceStore.create(context, asKept(values)),
  putFuelPrice: fuelPriceStore.change,
});

function asKept(values: FuelPriceFields): FuelPriceFields {
  const kept = { ...values, zone: values.region === 'zone' ? values.zone : '' };
  // A code that was made follows what it is made of.
  return { ...kept, code: values.code && !madeCode.test(values.code) ? values.code : codeOfPrice(kept) };
}

/** Refuses a second price of one day, and a change of more than 15 % that nobody looked at. */
async function refusePrice(context: Context, { before, values }: Proposed<FuelPriceFields>): Promise<void> {
  const { db, partition } = context;
  const kept = asKept(values);
  // One who saves the same price in the same moment waits here, and then finds it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fuelPrice ${partition}`}, 0))`.execute(db);
  const taken = await sql<{ code: string }>`
    select code from fuel_price
     where partition = ${partition} and is_active and id is distinct from ${before?.id ?? null}::uuid
       and code <> ${kept.code} and fuel_type = ${kept.fuelType} and region = ${kept.region} and zone = ${kept.zone}
       and kind = ${kept.kind} and effective_from = ${kept.effectiveFrom}`.execute(db);
  if (taken.rows[0]) {
    const details = { code: taken.rows[0].code };
    throw fail('fuelPriceTaken', 'rule', details, { effectiveFrom: { code: 'fuelPriceTaken', details } });
  }
  const isOfPrice = before?.pricePerLitre !== values.pricePerLitre || before.effectiveFrom !== values.effectiveFrom;
  if (values.isConfirmed || !isOfPrice) return;
  const inRand = centsPerLitre(readUnitPrice(values.pricePerLitre)!);
  if (inRand !== undefined) {
    const details = { price: String(values.pricePerLitre), rand: unitPriceText(inRand) };
    throw fail('fuelPriceInCents', 'rule', details, { pricePerLitre: { code: 'fuelPriceInCents', details } });
  }
  const { rows } = await sql<{ price: string; day: string }>`
    select price_per_litre::text as price, effective_from::text as day from fuel_price
     where partition = ${partition} and is_active and id is distinct from ${before?.id ?? null}::uuid
       and fuel_type = ${kept.fuelType} and region = ${kept.region} and zone = ${kept.zone} and kind = ${kept.kind}
       and effective_from < ${kept.effectiveFrom}
     order by effective_from desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return;
  const change = changeOfPrice(readUnitPrice(last.price)!, readUnitPrice(values.pricePerLitre)!);
  if ((change < 0n ? -change : change) <= unusualChange) return;
  const details = {
    before: last.price,
    date: formatDate(last.day, context.language),
    percent: percentText(change).replace(/\.?0+$/, ''),
  };
  throw fail('fuelPriceUnusual', 'rule', details, { pricePerLitre: { code: 'fuelPriceUnusual', details } });
}
