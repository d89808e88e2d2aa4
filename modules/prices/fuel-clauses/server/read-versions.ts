import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { clauseVersions } from '../contract.ts';
import type { ClauseTerms } from '../fields.ts';
import type { FuelClauseFailureCode } from '../messages/failures/index.ts';
import type { StoredChange } from './changes.ts';
import { alwaysFrom, isFixed } from './store.ts';

const fail = failures<FailureCode>();

interface StoredVersion {
  readonly id: string;
  readonly effective_from: string;
  readonly effective_until: string | null;
  readonly in_force: boolean;
  readonly terms: ClauseTerms;
  readonly reason: string;
  readonly asked_by: string;
  readonly decided_by: string;
}

/** What a clause says from which day on, and what somebody asks it to say. */
export async function readVersions(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof clauseVersions>> {
  const { db, partition, today, actor } = context;
  const { rows } = await sql<{ rates: number; parties: number }>`
    select (select count(*) from rate r where r.partition = t.partition and r.fuel_clause_id = t.id and r.status = 'APPROVED'
             and (r.valid_to is null or r.valid_to >= ${today}::date))::int as rates,
           (select count(distinct r.party_id) from rate r where r.partition = t.partition and r.fuel_clause_id = t.id and r.status = 'APPROVED'
             and (r.valid_to is null or r.valid_to >= ${today}::date) and r.party_kind <> 'general')::int as parties
      from fuel_clause t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  const [counts] = rows;
  if (!counts) throw fail('notFound', 'notFound');
  const { rows: versions } = await sql<StoredVersion>`
    select id, effective_from::text, effective_until::text, in_force @> ${today}::date as in_force, terms, reason, asked_by, decided_by
      from fuel_clause_version
     where partition = ${partition} and clause_id = ${id} and superseded_at is null order by effective_from desc limit 100`.execute(
    db,
  );
  const asked = await db
    .selectFrom('fuel_clause_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('clause_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    ...counts,
    isUsed: await isFixed(context, id),
    versions: versions.map((version) => ({
      id: version.id,
      effectiveFrom: version.effective_from === alwaysFrom ? null : version.effective_from,
      effectiveUntil: version.effective_until,
      isInForce: version.in_force,
      terms: version.terms,
      reason: version.reason,
      askedBy: version.asked_by,
      decidedBy: version.decided_by,
    })),
    changes: asked.map((change) => shownChange(actor, change)),
  };
}

function shownChange(actor: Context['actor'], change: StoredChange) {
  const isOwn = isBarredFrom(actor, 'approveFuelClauseVersion', change.edited_by);
  return {
    id: change.id,
    lockId: lockIdOf(change),
    status: change.status,
    effectiveFrom: change.effective_from,
    terms: change.terms,
    reason: change.reason,
    askedBy: change.created_by,
    askedAt: change.created_at.toISOString(),
    decidedBy: change.decided_by ?? '',
    decidedAt: change.decided_at?.toISOString() ?? null,
    decisionReason: change.decision_reason,
    decisionBarrier: isOwn ? ('ownClause' satisfies FuelClauseFailureCode) : null,
  };
}
