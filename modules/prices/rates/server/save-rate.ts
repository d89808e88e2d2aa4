import { type Insertable, sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import type { Facts } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { RateInput } from '../fields.ts';
import { keyOfEnd } from '../lanes.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import { refuseUnknown } from './known.ts';
import { rateLives, rates, type Saved, savedOf } from './lives.ts';
import { companyIdOf } from './names.ts';
import { findRate, type StoredRate } from './queries.ts';
import { rateStake } from './stake.ts';
import { rowOf } from './records.ts';

const fail = failures<FailureCode | RateFailureCode>();

/** Captures a draft: the first version of a rate, or the next one of another. */
export async function createRate(
  context: Context,
  { supersedesId, ...rate }: RateInput & { readonly supersedesId: string | null },
): Promise<StoredRate> {
  await refuseUnknown(context, rate);
  const before = supersedesId === null ? undefined : await nextOf(context, supersedesId);
  const code = before?.code ?? (rate.code || (await freeCode(context)));
  if (!before) await refuseTaken(context, code);
  const id = crypto.randomUUID();
  await context.db
    .insertInto('rate')
    .values({
      ...columnsOf(rate),
      partition: context.partition,
      id,
      code,
      revision: (before?.revision ?? 0) + 1,
      lineage_id: before?.lineage_id ?? id,
      edited_by: editorOf(context),
      submitted_by: null,
      submitted_at: null,
      decided_by: null,
      decided_at: null,
      created_by: context.actor.name,
      updated_by: context.actor.name,
    })
    .execute();
  const stored = await withWords(context, id);
  await rates.announce(context, stored, { event: 'created', after: factsOf(context, stored) });
  return stored;
}

/** Changes what is not approved yet. Who changes it does not approve it. */
export async function changeRate(
  context: Context,
  { id, ...rate }: RateInput & { readonly id: string },
): Promise<Saved> {
  const before = await rates.toChange(context, id);
  const status = rateLives.next(before, 'revise');
  await refuseUnknown(context, rate);
  if (rate.code !== '' && rate.code !== before.code) {
    if (before.revision > 1) throw invalidFields({ code: { code: 'fieldsFixed' } });
    await refuseTaken(context, rate.code);
  }
  const editors = [...new Set([...before.edited_by, ...editorOf(context)])];
  await updateRow(context, 'rate', id, {
    ...columnsOf(rate),
    code: rate.code || before.code,
    status,
    edited_by: editors,
  });
  const written = await withWords(context, id);
  const changed = await rates.change(context, written, {
    event: 'changed',
    before: factsOf(context, before),
    after: factsOf(context, written),
  });
  return savedOf(changed);
}

function editorOf({ actor }: Context): string[] {
  return actor.kind === 'user' ? [actor.id] : [];
}

/** The newest version of a rate, if it can have a next one: two drafts of one rate would race each other. */
async function nextOf(context: Context, id: string): Promise<StoredRate> {
  const of = await rates.lock(context, id);
  const { db, partition } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate ${partition} ${of.lineage_id}`}, 0))`.execute(db);
  const newest = await db
    .selectFrom('rate')
    .select(['id', 'status'])
    .where('partition', '=', partition)
    .where('lineage_id', '=', of.lineage_id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (newest.status === 'DRAFT' || newest.status === 'PENDING') throw fail('rateHasDraft', 'rule', { code: of.code });
  return (await findRate(context, newest.id))!;
}

async function freeCode(context: Context): Promise<string> {
  const number = await plainNumber(context, { companyId: await companyIdOf(context), kind: 'rate' });
  return `R-${String(number).padStart(4, '0')}`;
}

async function refuseTaken({ db, partition }: Context, code: string): Promise<void> {
  const taken = await db
    .selectFrom('rate')
    .select('id')
    .where('partition', '=', partition)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  if (taken) throw fail('codeTaken', 'rule', { code }, { code: { code: 'codeTaken', details: { code } } });
}

/** The row as the search finds it, by code, party and both ends of the lane; with what an approver would give away. */
async function withWords(context: Context, id: string): Promise<StoredRate> {
  const stored = (await findRate(context, id))!;
  const { origin, destination, partyName } = rowOf(context, stored);
  const words = [stored.code, partyName, origin.name, destination.name].filter((word) => word !== '').join(' ');
  const stake = Number((await rateStake(context, stored)).amount);
  await updateRow(context, 'rate', id, { search_words: words, stake });
  return { ...stored, search_words: words, stake };
}

export function columnsOf(rate: RateInput) {
  const text = (value: number | null) => (value === null ? null : String(value));
  const cents = (value: number | null) => (value === null ? null : Number(centsOfWire(value)));
  const { origin, destination, partyKind } = rate;
  const isOfCustomer = partyKind === 'customer' || partyKind === 'billTo';
  return {
    side: rate.side,
    party_kind: partyKind,
    // What belongs to another kind of party is left behind when the kind is changed.
    customer_id: isOfCustomer ? rate.customerId : null,
    bill_to_party_id: partyKind === 'billTo' ? rate.billToPartyId : null,
    supplier_id: partyKind === 'supplier' ? rate.supplierId : null,
    origin_scope: origin.scope,
    origin_value: valueOf(origin),
    origin_country: countryOf(origin),
    origin_key: keyOfEnd(origin),
    destination_scope: destination.scope,
    destination_value: valueOf(destination),
    destination_country: countryOf(destination),
    destination_key: keyOfEnd(destination),
    both_ways: rate.bothWays,
    order_type_ids: rate.orderTypeIds,
    equipment_type_ids: rate.equipmentTypeIds,
    commodity_type_ids: rate.commodityTypeIds,
    mass_from: text(rate.massFrom),
    mass_to: text(rate.massTo),
    method: rate.method,
    rate: String(rate.rate),
    bands: JSON.stringify(rate.bands),
    band_mode: rate.bandMode,
    min_units: text(rate.minUnits),
    unit_rounding: rate.unitRounding,
    min_charge: cents(rate.minCharge),
    max_charge: cents(rate.maxCharge),
    included_stops: rate.includedStops,
    extra_stop: cents(rate.extraStop),
    free_standing_minutes: rate.freeStandingMinutes,
    standing_rate: cents(rate.standingRate),
    extras: JSON.stringify(rate.extras),
    currency: rate.currency,
    vat_code: rate.vatCode,
    fuel_clause_id: rate.fuelClauseId,
    priority: rate.priority,
    valid_from: rate.validFrom,
    valid_to: rate.validTo,
    note: rate.note,
  } satisfies Partial<Insertable<Tables['rate']>>;
}

type End = RateInput['origin'];
const valueOf = ({ scope, value }: End) => (scope === 'any' || scope === 'country' ? '' : value);
const countryOf = ({ scope, country }: End) => (['country', 'region', 'city'].includes(scope) ? country : '');

/** What the trail compares of a version. */
export function factsOf(context: Pick<Context, 'today'>, stored: StoredRate): Facts {
  const {
    id: _,
    lockId: __,
    updatedAt: ___,
    updatedBy: ____,
    isInForce: _____,
    origin,
    destination,
    ...row
  } = rowOf(context, stored);
  const { minCharge, maxCharge, extraStop, standingRate, bands, extras, ...plain } = row;
  return {
    ...plain,
    origin: origin.name,
    destination: destination.name,
    minCharge,
    maxCharge,
    extraStop,
    standingRate,
    bands: (bands ?? []).map(({ from, rate }) => `${from}: ${rate}`).join(', '),
    extras: (extras ?? []).map(({ method, rate }) => `${method} ${rate}`).join(', '),
  };
}
