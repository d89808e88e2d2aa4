import { sql } from 'kysely';
import type { z } from 'zod';
import { divideRounded, wholePercent } from '#platform/calculations.ts';
import { type CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import { cents, wireOf } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { readPercent, readUnitPrice, unitPriceText } from '#platform/scaled.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import type { rateService } from '../contract.ts';
import { rateFields, type RateInput } from '../fields.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import { raised } from '../rules.ts';
import { rateLife, type RateState } from '../status.ts';
import { type Saved, savedOf } from './lives.ts';
import { findRate, ratesByIds, type StoredRate } from './queries.ts';
import { partyNameOf, rowOf } from './records.ts';
import { createRate } from './save-rate.ts';

const fail = failures<FailureCode | RateFailureCode>();
type Operations = (typeof rateService)['operations'];
type Change = z.output<Operations['postRateChange']['input']>;
type Changed = z.input<Operations['postRateChange']['output']>;

/** One change reaches no more: each is a draft that a person approves. */
export const changedAtMost = 500;

/** A version as the form would send it. */
export function inputOf(context: Context, stored: StoredRate): RateInput {
  const row = rowOf(context, stored);
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => name in rateFields.shape));
  const rand = (amount: typeof row.minCharge) => (amount === null ? null : wireOf(amount));
  const { minCharge, maxCharge, extraStop, standingRate, origin, destination } = row;
  return rateFields.parse({
    ...own,
    code: '',
    origin: { scope: origin.scope, value: origin.value, country: origin.country },
    destination: { scope: destination.scope, value: destination.value, country: destination.country },
    minCharge: rand(minCharge),
    maxCharge: rand(maxCharge),
    extraStop: rand(extraStop),
    standingRate: rand(standingRate),
  });
}

/** A rate raised or lowered by a percentage: its price, its bands, its least and its most. */
export function raisedInput(input: RateInput, percent: number): RateInput {
  const by = readPercent(percent)!;
  const price = (value: number) => Number(unitPriceText(raised(readUnitPrice(value)!, by)));
  const rand = (value: number | null) =>
    value === null
      ? null
      : wireOf(cents(divideRounded(readUnitPrice(value)! * (wholePercent + by), wholePercent * 100n)));
  return {
    ...input,
    rate: price(input.rate),
    bands: input.bands.map(({ from, rate }) => ({ from, rate: price(rate) })),
    minCharge: rand(input.minCharge),
    maxCharge: rand(input.maxCharge),
  };
}

/** What a percentage would make of many rates, and then a draft of each; those that cannot change say why. */
export async function changeRates(context: Context, change: Change): Promise<Changed> {
  const found = await chosenRates(context, change);
  const drafts = await withDrafts(context, found);
  const rates = found.map((stored) => {
    const after = raisedInput(inputOf(context, stored), change.percent).rate;
    return {
      rateId: stored.id,
      code: stored.code,
      partyName: partyNameOf(stored),
      before: Number(stored.rate),
      after,
      leftOut: drafts.has(stored.lineage_id) ? ('rateHasDraft' as const) : whyNot(stored, change.validFrom, after),
    };
  });
  if (change.isPreview) return { rates, total: rates.length, made: 0 };
  let made = 0;
  for (const [place, stored] of found.entries()) {
    if (rates[place]!.leftOut !== null) continue;
    const input = raisedInput(inputOf(context, stored), change.percent);
    await createRate(context, { ...input, validFrom: change.validFrom, supersedesId: stored.id });
    made++;
  }
  return { rates, total: rates.length, made };
}

function whyNot(stored: StoredRate, validFrom: CalendarDate, after: number): RateFailureCode | null {
  if (stored.method === 'percentOfSell') return 'shareNotRaised';
  if (after <= 0) return 'rateZero';
  if (stored.valid_to !== null && stored.valid_to < validFrom) return 'rateEndsBefore';
  return stored.valid_from >= validFrom ? 'rateStartsLater' : null;
}

/** The approved versions that a change names, or that hold on its day; refused where they are too many. */
export async function chosenRates(
  context: Context,
  choice: Omit<Change, 'percent' | 'isPreview'>,
): Promise<StoredRate[]> {
  const { db, partition } = context;
  const conditions = [sql`t.partition = ${partition} and t.status = ${literal<RateState>('APPROVED')}`];
  if (choice.ids) conditions.push(sql`t.id = any (${choice.ids}::uuid[])`);
  else conditions.push(sql`(t.valid_to is null or t.valid_to >= ${choice.validFrom}::date)`);
  if (choice.side) conditions.push(sql`t.side = ${choice.side}`);
  if (choice.customerId) conditions.push(sql`t.customer_id = ${choice.customerId}`);
  if (choice.supplierId) conditions.push(sql`t.supplier_id = ${choice.supplierId}`);
  const { rows } = await sql<{ id: string }>`
    select t.id from rate t where ${sql.join(conditions, sql` and `)} order by t.code, t.revision limit ${changedAtMost + 1}`.execute(
    db,
  );
  if (rows.length > changedAtMost) throw fail('tooManyRates', 'rule', { most: changedAtMost });
  return ratesByIds(
    context,
    rows.map(({ id }) => id),
  );
}

/** The rates of which a newer version is not decided yet. */
export async function withDrafts(
  { db, partition }: Context,
  found: readonly StoredRate[],
): Promise<ReadonlySet<string>> {
  const lineages = found.map(({ lineage_id }) => lineage_id);
  const { rows } = await sql<{ lineage_id: string }>`
    select distinct lineage_id from rate
     where partition = ${partition} and lineage_id = any (${lineages}::uuid[]) and status in ${literals<RateState>('DRAFT', 'PENDING')}`.execute(
    db,
  );
  return new Set(rows.map(({ lineage_id }) => lineage_id));
}

/** A draft of what a supplier gets on the lane of a customer's rate: a share of it, under the same conditions. */
export async function copyRate(
  context: Context,
  { id, supplierId, payablePercent }: z.output<Operations['postRateCopy']['input']>,
): Promise<Saved> {
  const stored = await findRate(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  if (stored.side !== 'sell') throw fail('copyOfBuy', 'rule');
  // What was refused, or something else took the place of, is nothing to pay a supplier by.
  if (!is(rateLife, stored.status, 'live')) throw fail('notAllowedInState', 'rule', { state: stored.status });
  const share = raisedInput(inputOf(context, stored), payablePercent - 100);
  const copy = await createRate(context, {
    ...share,
    side: 'buy',
    partyKind: supplierId === null ? 'general' : 'supplier',
    customerId: null,
    billToPartyId: null,
    supplierId,
    // What is paid on in full stays; the rest is the company's own.
    extras: share.extras.filter(({ passThrough }) => passThrough),
    note: stored.code,
    supersedesId: null,
  });
  return savedOf(copy);
}
