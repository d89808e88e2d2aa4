import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { FuelPriceCorrection, fuelPriceCorrections, FuelPriceFields } from '../contract.ts';
import type { FuelPriceFailureCode } from '../messages/failures/index.ts';
import { type FuelPriceChangeEvent, fuelPriceChangeLife, type FuelPriceChangeState } from '../status.ts';
import { fuelPriceStore, refuseTaken, refuseUnusual, withFreeCode } from './store.ts';
import './tables.ts';

const fail = failures<FailureCode | FuelPriceFailureCode>();

type StoredChange = Selectable<Tables['fuel_price_change']>;

async function findChange({ db, partition }: Context, id: string): Promise<StoredChange | undefined> {
  return db
    .selectFrom('fuel_price_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Corrections that are asked for, as they are changed. */
const changes = record({
  noun: 'fuelPriceChange',
  table: 'fuel_price_change',
  channels: ['fuelPrices', 'approvals'],
  bell: 'fuelPriceChange.',
  find: findChange,
  show: async (_, stored: StoredChange) => savedOf(stored),
});

/** Who asked for a correction does not approve it; an approved one takes the place of the price. */
const changeLives = life<StoredChange, 'fuel_price_change', FuelPriceChangeState, FuelPriceChangeEvent>(changes, {
  machine: fuelPriceChangeLife,
  column: 'status',
  guards: {
    approve: (context, stored) => deciding(context, stored.edited_by, fail('ownCorrection', 'forbidden')),
    reject: (context, stored) => deciding(context, stored.edited_by, fail('ownCorrection', 'forbidden')),
  },
  columns: ({ actor, now }, { reason }) => ({
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
    decided_at: now,
    decision_reason: reason,
  }),
  on: { approve: [supersede] },
});

function savedOf(stored: StoredChange) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

interface StoredPrice extends Pick<FuelPriceFields, 'fuelType' | 'region' | 'zone' | 'kind'> {
  readonly isActive: boolean;
  readonly isUsed: boolean;
  readonly isTheSame: boolean;
}

async function heldPrice(
  { db, partition, today }: Context,
  id: string,
  than: { readonly effectiveFrom: string; readonly pricePerLitre: number | string },
): Promise<StoredPrice> {
  const { rows } = await sql<StoredPrice>`
    select t.fuel_type as "fuelType", t.region, t.zone, t.kind, t.is_active as "isActive", fuel_price_is_used(t, ${today}::date) as "isUsed",
           t.effective_from = ${than.effectiveFrom}::date and t.price_per_litre = ${than.pricePerLitre}::numeric as "isTheSame"
      from fuel_price t where t.partition = ${partition} and t.id = ${id} for update`.execute(db);
  const [price] = rows;
  if (!price) throw fail('notFound', 'notFound');
  return price;
}

/** Asks for another price in place of one that is used; one correction at a time, so that two do not race each other. */
export async function askForCorrection(context: Context, asked: FuelPriceCorrection) {
  const { db, partition, actor } = context;
  const { fuelPriceId, effectiveFrom, pricePerLitre, source, confirmedPrice, reason } = asked;
  const price = await heldPrice(context, fuelPriceId, asked);
  if (!price.isActive || !price.isUsed) throw fail('correctionNotNeeded', 'rule');
  if (price.isTheSame) throw fail('correctionTheSame', 'rule');
  await refuseTaken(context, { ...price, effectiveFrom }, fuelPriceId);
  await refuseUnusual(context, { ...price, effectiveFrom, pricePerLitre, confirmedPrice }, fuelPriceId);
  const waiting = await db
    .selectFrom('fuel_price_change')
    .select('id')
    .where('partition', '=', partition)
    .where('fuel_price_id', '=', fuelPriceId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (waiting) throw fail('correctionWaits', 'rule');
  const stored = await db
    .insertInto('fuel_price_change')
    .values({
      partition,
      fuel_price_id: fuelPriceId,
      effective_from: effectiveFrom,
      price_per_litre: String(pricePerLitre),
      source,
      reason,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      decided_by: null,
      decided_by_id: null,
      decided_at: null,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changes.announce(context, stored, {
    event: 'created',
    after: { effectiveFrom, pricePerLitre, source, reason },
  });
  return savedOf(stored);
}

/** Takes a correction that is asked for through a decision. */
export async function decideCorrection(context: Context, id: string, event: FuelPriceChangeEvent, reason = '') {
  const stored = await changes.toChange(context, id);
  changeLives.next(stored, event);
  return savedOf(await changeLives.move(context, stored, event, { reason }));
}

/** The approved price takes the place of the former one, which stays as it was and holds no longer. */
async function supersede(context: Context, change: StoredChange): Promise<void> {
  const { db, partition, actor } = context;
  const formerId = change.fuel_price_id;
  const { effective_from: effectiveFrom, price_per_litre: text, source } = change;
  const { fuelType, region, zone, kind, isActive } = await heldPrice(context, formerId, {
    effectiveFrom,
    pricePerLitre: text,
  });
  if (!isActive) throw fail('correctionNotNeeded', 'rule');
  await sql`
    update fuel_price set is_active = false, version = version + 1, updated_by = ${actor.name}, updated_at = now()
     where partition = ${partition} and id = ${formerId}`.execute(db);
  const pricePerLitre = Number(text);
  const { id } = await fuelPriceStore.create(
    context,
    await withFreeCode(context, {
      code: '',
      fuelType,
      region,
      zone,
      kind,
      effectiveFrom,
      pricePerLitre,
      source,
      // Two people found it right by now.
      confirmedPrice: pricePerLitre,
    }),
  );
  await sql`update fuel_price set supersedes_id = ${formerId} where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  const { rows } = await sql<{ version: number }>`
    update fuel_price set superseded_by_id = ${id} where partition = ${partition} and id = ${formerId} returning version`.execute(
    db,
  );
  await context.audit({ noun: 'fuelPrice', recordId: formerId, event: 'superseded', after: { by: id } });
  await context.publish('fuelPrices', 'changed', formerId, String(rows[0]!.version));
}

/** Reads what was asked for in place of a price. */
export async function readCorrections(
  { db, partition, actor }: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof fuelPriceCorrections>> {
  const { rows } = await sql`select id from fuel_price where partition = ${partition} and id = ${id}`.execute(db);
  if (rows.length === 0) throw fail('notFound', 'notFound');
  const asked = await db
    .selectFrom('fuel_price_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('fuel_price_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return asked.map((change) => ({
    id: change.id,
    lockId: lockIdOf(change),
    status: change.status,
    effectiveFrom: change.effective_from,
    pricePerLitre: Number(change.price_per_litre),
    source: change.source,
    reason: change.reason,
    askedBy: change.created_by,
    askedAt: change.created_at.toISOString(),
    decidedBy: change.decided_by ?? '',
    decisionReason: change.decision_reason,
    decisionBarrier: isBarredFrom(actor, 'approveFuelPriceCorrection', change.edited_by)
      ? ('ownCorrection' satisfies FuelPriceFailureCode)
      : null,
  }));
}
