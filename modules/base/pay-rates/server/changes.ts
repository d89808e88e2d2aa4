import { type Selectable, sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import { versionsIn } from '#platform/server/effective.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { PayRateVersionInput, PayTerms } from '../contract.ts';
import type { PayRateFailureCode } from '../messages/failures/index.ts';
import { type PayRateChangeEvent, payRateChangeLife, type PayRateChangeState } from '../status.ts';
import { ownerOf, type PayRateOwner, termsWith } from './owners.ts';
import { heldTerms } from './versions.ts';
import './tables.ts';

const fail = failures<FailureCode | PayRateFailureCode>();

export type StoredChange = Selectable<Tables['pay_rate_change']>;

const versions = versionsIn('pay_rate_version', 'owner_id');

async function findChange({ db, partition }: Context, id: string): Promise<StoredChange | undefined> {
  return db
    .selectFrom('pay_rate_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Versions that are asked for, as they are changed. */
const changes = record({
  noun: 'payRateChange',
  table: 'pay_rate_change',
  channels: ['approvals'],
  bell: 'payRateChange.',
  find: findChange,
  show: async (_, stored: StoredChange) => savedOf(stored),
});

/** Who asked for a version does not decide it. */
const changeLives = life<StoredChange, 'pay_rate_change', PayRateChangeState, PayRateChangeEvent>(changes, {
  machine: payRateChangeLife,
  column: 'status',
  guards: {
    approve: (context, stored) => deciding(context, stored.edited_by, fail('ownPayRate', 'forbidden')),
    reject: (context, stored) => deciding(context, stored.edited_by, fail('ownPayRate', 'forbidden')),
  },
  columns: ({ actor, now }, { reason }) => ({
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
    decided_at: now,
    decision_reason: reason,
  }),
});

export function savedOf(stored: StoredChange) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

/** Asks for another version of what is paid by a record. */
export async function askForVersion(
  context: Context,
  owners: readonly PayRateOwner[],
  { kind, id, effectiveFrom, terms: named, reason }: PayRateVersionInput,
) {
  const owner = ownerOf(context, owners, kind, 'changes');
  const { terms: present, isUsed } = await heldTerms(context, owner, id);
  const terms = termsWith(owner, present, named);
  if (!isUsed) throw fail('payRateNotUsed', 'rule');
  if (!owner.reachesBack && effectiveFrom !== null && effectiveFrom < context.today)
    throw invalidFields({ effectiveFrom: { code: 'payRateInPast' satisfies PayRateFailureCode } });
  if (areSame(present, terms)) throw fail('payRateTheSame', 'rule');
  if (await waitingFor(context, id)) throw fail('payRateWaits', 'rule');
  return savedOf(await insertChange(context, owner, { id, effectiveFrom, terms, reason }));
}

/**
 * What a change of a record says of its pay waits for a second person where the record is used: it is asked for here, from the
 * day of the approval on, and the record is written with what it says now. Answers whether something waits.
 */
export async function divertTerms<Values extends Readonly<Record<string, unknown>>>(
  context: Context,
  owner: PayRateOwner,
  id: string,
  values: Values,
): Promise<{ readonly values: Values; readonly waits: boolean }> {
  const { terms: present, isUsed } = await heldTerms(context, owner, id);
  const asked = Object.fromEntries(Object.keys(present).map((name) => [name, values[name] ?? null])) as PayTerms;
  if (!isUsed || areSame(present, asked)) return { values, waits: false };
  const waiting = await waitingFor(context, id);
  if (waiting && !areSame(waiting.terms, asked)) throw fail('payRateWaits', 'rule');
  if (!waiting) await insertChange(context, owner, { id, effectiveFrom: null, terms: asked, reason: '' });
  return { values: { ...values, ...present }, waits: true };
}

const areSame = (some: PayTerms, others: PayTerms) =>
  Object.keys(some).every((name) => (some[name] ?? null) === (others[name] ?? null));

async function waitingFor({ db, partition }: Context, id: string): Promise<StoredChange | undefined> {
  return db
    .selectFrom('pay_rate_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('owner_id', '=', id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
}

interface Asked {
  readonly id: string;
  readonly effectiveFrom: string | null;
  readonly terms: PayTerms;
  readonly reason: string;
}

async function insertChange(context: Context, owner: PayRateOwner, asked: Asked): Promise<StoredChange> {
  const { db, partition, actor } = context;
  const { id, effectiveFrom, terms, reason } = asked;
  await owner.refuse?.(context, id, terms);
  const stored = await db
    .insertInto('pay_rate_change')
    .values({
      partition,
      owner_kind: owner.kind,
      owner_id: id,
      effective_from: effectiveFrom,
      terms: JSON.stringify(terms),
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
  await changes.announce(context, stored, { event: 'created', after: { effectiveFrom, ...terms, reason } });
  await context.publish(owner.channel, 'payRateAsked', id);
  return stored;
}

/** Takes a version that is asked for through a decision; what is approved holds from its day on. */
export async function decideVersion(
  context: Context,
  owners: readonly PayRateOwner[],
  decision: { readonly id: string; readonly event: PayRateChangeEvent; readonly reason?: string },
) {
  const { id, event, reason = '' } = decision;
  const stored = await changes.toChange(context, id);
  const owner = ownerOf(context, owners, stored.owner_kind, event === 'cancel' ? 'changes' : 'reads');
  changeLives.next(stored, event);
  const decided = await changeLives.move(context, stored, event, { reason });
  if (event === 'approve') await writeVersion(context, owner, stored, decided.decided_by ?? '');
  else await context.publish(owner.channel, 'payRateDecided', stored.owner_id);
  return savedOf(decided);
}

/** The version in force from its day on: older ones end the day before, later ones are superseded. The record says it too. */
async function writeVersion(context: Context, owner: PayRateOwner, change: StoredChange, by: string): Promise<void> {
  const { db, partition, today } = context;
  const { owner_id: id, terms } = change;
  const from = change.effective_from ?? today;
  // What loads were bought by before is settled: a late approval would price it anew.
  if (!owner.reachesBack && from < today) throw fail('payRateDayPassed', 'rule');
  const { terms: before } = await heldTerms(context, owner, id);
  await owner.refuse?.(context, id, terms);
  await versions.takeDays(context, id, { effective_from: from, effective_until: null });
  await sql`
    insert into pay_rate_version (partition, owner_kind, owner_id, effective_from, terms, reason, asked_by, decided_by)
    values (${partition}, ${owner.kind}, ${id}, ${from}, ${JSON.stringify(terms)}::jsonb, ${change.reason}, ${change.created_by}, ${by})`.execute(
    db,
  );
  const set = Object.entries(owner.columns).map(([field, column]) => sql`${sql.ref(column)} = ${terms[field] ?? null}`);
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(owner.table)} set ${sql.join(set)}, version = version + 1, updated_by = ${by}, updated_at = now()
     where partition = ${partition} and id = ${id} returning version`.execute(db);
  await sql`
    update pay_rate_change set effective_from = ${from} where partition = ${partition} and id = ${change.id}`.execute(
    db,
  );
  await context.audit({ noun: owner.noun, recordId: id, event: 'changed', before: { ...before }, after: { ...terms } });
  await context.publish(owner.channel, 'changed', id, String(rows[0]!.version));
}
