import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { failures, type FieldProblem } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { percentText, readUnitPrice, unitPriceText } from '#platform/scaled.ts';
import { type FuelPriceFields, fuelPrices } from '../contract.ts';
import type { FuelPriceFailureCode } from '../messages/failures/index.ts';
import { centsPerLitre, changeOfPrice, isConfirmed, keptCode, madeCode, unusualChange } from '../rules.ts';

const fail = failures<FuelPriceFailureCode>();

/** Prices of one course: of a fuel, where it is bought, and how. */
const sameCourse = sql`p.partition = t.partition and p.fuel_type = t.fuel_type and p.region = t.region
  and p.zone = t.zone and p.kind = t.kind and p.is_active`;

/** What a price that is used keeps: a correction takes its place. */
const fixed = ['fuelType', 'region', 'zone', 'kind', 'effectiveFrom', 'pricePerLitre'] as const;

export const fuelPriceStore = masterStore(fuelPrices, {
  facts: {
    changePercent: sql`(select round((t.price_per_litre - p.price_per_litre) / p.price_per_litre * 100, 2)
      from fuel_price p where ${sameCourse} and p.effective_from < t.effective_from
      order by p.effective_from desc limit 1)`,
    isUsed: sql`fuel_price_is_used(t, current_date)`,
  },
  complete: (_, values) => asKept(values),
  refuse: refusePrice,
});

function asKept(values: FuelPriceFields): FuelPriceFields {
  const kept = { ...values, zone: values.region === 'zone' ? values.zone : '' };
  return {
    ...kept,
    code: keptCode(values.code, kept),
    // The word of somebody belongs to one price, and is not kept with another.
    confirmedPrice: isConfirmed(values) ? values.confirmedPrice : null,
  };
}

/** A new price with a code of its own: a day may have had a price that is inactive or superseded now. */
export async function withFreeCode(context: Context, values: FuelPriceFields): Promise<FuelPriceFields> {
  const { db, partition } = context;
  const kept = asKept(values);
  if (values.code !== '') return kept;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from fuel_price
     where partition = ${partition} and not is_active and (code = ${kept.code} or code ~ ('^' || ${kept.code} || '-[0-9]+$'))`.execute(
    db,
  );
  const before = rows[0]!.count;
  return before === 0 ? kept : { ...kept, code: `${kept.code}-${before + 1}` };
}

/** Refuses what loads were priced by: `fuelPriceUsed`, at each of the fields. */
export async function refuseUsed(
  { db, partition, today }: Context,
  id: string,
  fields: readonly (keyof FuelPriceFields)[] = [],
): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select t.superseded_by_id is not null or fuel_price_is_used(t, ${today}::date) as used from fuel_price t
     where t.partition = ${partition} and t.id = ${id}`.execute(db);
  if (!rows[0]?.used) return;
  const problem: FieldProblem = { code: 'fuelPriceUsed' };
  throw fail('fuelPriceUsed', 'rule', {}, Object.fromEntries(fields.map((field) => [field, problem])));
}

/** Refuses another price of a used day, a second price of one day, and a change of more than 15 % that nobody looked at. */
async function refusePrice(context: Context, { before, values }: Proposed<FuelPriceFields>): Promise<void> {
  const kept = asKept(values);
  const changed = before ? fixed.filter((field) => asKept(before)[field] !== kept[field]) : [];
  if (before && changed.length > 0) await refuseUsed(context, before.id, changed);
  await refuseTaken(context, kept, before?.id);
  if (!before || changed.includes('pricePerLitre') || changed.includes('effectiveFrom'))
    await refuseUnusual(context, kept, before?.id);
}

type Of = { readonly code?: string } & Pick<FuelPriceFields, 'fuelType' | 'region' | 'zone' | 'kind' | 'effectiveFrom'>;

const courseOf = ({ fuelType, region, zone, kind }: Of) => sql`
  is_active and fuel_type = ${fuelType} and region = ${region} and zone = ${zone} and kind = ${kind}`;

/** Refuses a second price of a day; `except` is the one that gives way. */
export async function refuseTaken({ db, partition }: Context, of: Of, except: string | undefined): Promise<void> {
  // One who saves the same price in the same moment waits here, and then finds it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fuelPrice ${partition}`}, 0))`.execute(db);
  const { rows } = await sql<{ code: string }>`
    select code from fuel_price where partition = ${partition} and id is distinct from ${except ?? null}::uuid
       and ${courseOf(of)} and effective_from = ${of.effectiveFrom}`.execute(db);
  const [taken] = rows;
  // A code that somebody typed twice is said as that.
  if (!taken || (of.code === taken.code && !madeCode.test(taken.code))) return;
  const details = { code: taken.code };
  throw fail('fuelPriceTaken', 'rule', details, { effectiveFrom: { code: 'fuelPriceTaken', details } });
}

/** Asks about what looks like cents, and a change of more than 15 %, until somebody found this very price right. */
export async function refuseUnusual(
  { db, partition, language }: Context,
  price: Of & Pick<FuelPriceFields, 'pricePerLitre' | 'confirmedPrice'>,
  except: string | undefined,
): Promise<void> {
  if (isConfirmed(price)) return;
  const inRand = centsPerLitre(readUnitPrice(price.pricePerLitre)!);
  if (inRand !== undefined) {
    const details = { price: String(price.pricePerLitre), rand: unitPriceText(inRand) };
    throw fail('fuelPriceInCents', 'rule', details, { pricePerLitre: { code: 'fuelPriceInCents', details } });
  }
  const { rows } = await sql<{ price: string; day: string }>`
    select price_per_litre::text as price, effective_from::text as day from fuel_price
     where partition = ${partition} and id is distinct from ${except ?? null}::uuid and ${courseOf(price)}
       and effective_from < ${price.effectiveFrom}
     order by effective_from desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return;
  const change = changeOfPrice(readUnitPrice(last.price)!, readUnitPrice(price.pricePerLitre)!);
  if ((change < 0n ? -change : change) <= unusualChange) return;
  const details = {
    before: last.price,
    date: formatDate(last.day, language),
    percent: percentText(change).replace(/\.?0+$/, ''),
  };
  throw fail('fuelPriceUnusual', 'rule', details, { pricePerLitre: { code: 'fuelPriceUnusual', details } });
}
