import { type Selectable, sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import { versionsIn } from '#platform/server/effective.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { type ClauseVersionInput, fuelClauses } from '../contract.ts';
import { asKept, type ClauseTerms, termNames } from '../fields.ts';
import type { FuelClauseFailureCode } from '../messages/failures/index.ts';
import { type ClauseChangeEvent, clauseChangeLife, type ClauseChangeState } from '../status.ts';
import './tables.ts';

const fail = failures<FailureCode | FuelClauseFailureCode>();

export type StoredChange = Selectable<Tables['fuel_clause_change']>;

const versions = versionsIn('fuel_clause_version', 'clause_id');

async function findChange({ db, partition }: Context, id: string): Promise<StoredChange | undefined> {
  return db
    .selectFrom('fuel_clause_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Versions that are asked for, as they are changed. */
const changes = record({
  noun: 'fuelClauseChange',
  table: 'fuel_clause_change',
  channels: ['fuelClauses', 'approvals'],
  bell: 'fuelClauseChange.',
  find: findChange,
  show: async (_, stored: StoredChange) => savedOf(stored),
});

/** Who asked for a version does not approve it; what is approved holds from its day on. */
const changeLives = life<StoredChange, 'fuel_clause_change', ClauseChangeState, ClauseChangeEvent>(changes, {
  machine: clauseChangeLife,
  column: 'status',
  guards: {
    approve: approver,
    reject: (context, stored) => deciding(context, stored.edited_by, fail('ownClause', 'forbidden')),
  },
  columns: ({ actor, now }, { reason }) => ({ decided_by: actor.name, decided_at: now, decision_reason: reason }),
  on: { approve: [(context, stored) => writeVersion(context, stored)] },
});

/** A second person, in time: a version that is approved after its first day would price what was charged already. */
function approver(context: Context, stored: StoredChange): Context {
  const decides = deciding(context, stored.edited_by, fail('ownClause', 'forbidden'));
  if (stored.effective_from < context.today) throw fail('versionDayPassed', 'rule');
  return decides;
}

export function savedOf(stored: StoredChange) {
  return { id: stored.id, lockId: lockIdOf(stored), status: stored.status };
}

/** Asks for another version of a clause from a day on; one at a time, so that two do not race each other. */
export async function askForVersion(
  context: Context,
  { clauseId, effectiveFrom, reason, ...given }: ClauseVersionInput,
) {
  const { db, partition, actor, today } = context;
  const { rows } = await sql<{ terms: ClauseTerms }>`
    select fuel_clause_terms(t) as terms from fuel_clause t where t.partition = ${partition} and t.id = ${clauseId} for update`.execute(
    db,
  );
  const [present] = rows;
  if (!present) throw fail('notFound', 'notFound');
  const terms = asKept(given);
  const refuse = (field: string, code: FuelClauseFailureCode) => invalidFields({ [field]: { code } });
  if (effectiveFrom < today) throw refuse('effectiveFrom', 'versionInPast');
  if (termNames.every((name) => terms[name] === present.terms[name])) throw fail('versionTheSame', 'rule');
  const waiting = await db
    .selectFrom('fuel_clause_change')
    .select('id')
    .where('partition', '=', partition)
    .where('clause_id', '=', clauseId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (waiting) throw fail('versionWaits', 'rule');
  const stored = await db
    .insertInto('fuel_clause_change')
    .values({
      partition,
      clause_id: clauseId,
      effective_from: effectiveFrom,
      terms: JSON.stringify(terms),
      reason,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      decided_by: null,
      decided_at: null,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await changes.announce(context, stored, { event: 'created', after: { effectiveFrom, reason } });
  return savedOf(stored);
}

/** Takes a version that is asked for through a decision. */
export async function decideVersion(context: Context, id: string, event: ClauseChangeEvent, reason = '') {
  const stored = await changes.toChange(context, id);
  changeLives.next(stored, event);
  return savedOf(await changeLives.move(context, stored, event, { reason }));
}

/** The version in force from its day on: older ones end the day before, later ones are superseded. The clause says it too. */
async function writeVersion(context: Context, change: StoredChange): Promise<void> {
  const { db, partition, actor } = context;
  const { clause_id: clauseId, effective_from: from, terms } = change;
  const { rows } = await sql<{ before: ClauseTerms; version: number }>`
    select fuel_clause_terms(t) as before, t.version + 1 as version from fuel_clause t
     where t.partition = ${partition} and t.id = ${clauseId} for update`.execute(db);
  const { before, version } = rows[0]!;
  await versions.takeDays(context, clauseId, { effective_from: from, effective_until: null });
  await sql`
    insert into fuel_clause_version (partition, clause_id, effective_from, terms, reason, asked_by, decided_by)
    values (${partition}, ${clauseId}, ${from}, ${JSON.stringify(terms)}::jsonb, ${change.reason}, ${change.created_by}, ${actor.name})`.execute(
    db,
  );
  await sql`
    update fuel_clause t
       set calculation = q.calculation, value_type = q."valueType", fuel_type = q."fuelType", region = q.region, zone = q.zone, kind = q.kind,
           base_price = q."basePrice", base_date = q."baseDate", weight_percent = q."weightPercent", threshold_percent = q."thresholdPercent",
           floor_percent = q."floorPercent", cap_percent = q."capPercent", manual_value = q."manualValue", applies_to = q."appliesTo",
           missing_price = q."missingPrice", show_as_line = q."showAsLine", version = ${version}, updated_by = ${actor.name}, updated_at = now()
      from jsonb_to_record(${JSON.stringify(terms)}::jsonb) as q(calculation text, "valueType" text, "fuelType" text, region text, zone text, kind text,
           "basePrice" numeric, "baseDate" date, "weightPercent" numeric, "thresholdPercent" numeric, "floorPercent" numeric, "capPercent" numeric,
           "manualValue" numeric, "appliesTo" text, "missingPrice" text, "showAsLine" boolean)
     where t.partition = ${partition} and t.id = ${clauseId}`.execute(db);
  // The trail of the clause has it too, with what changes.
  const { audited } = fuelClauses;
  await context.audit({
    noun: fuelClauses.noun,
    recordId: clauseId,
    event: 'changed',
    before: audited({ ...before }),
    after: audited({ ...terms }),
  });
  await context.publish('fuelClauses', 'changed', clauseId, String(version));
}
