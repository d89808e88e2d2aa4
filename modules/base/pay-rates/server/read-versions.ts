import { sql } from 'kysely';
import type { z } from 'zod';
import { isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { PayRateKind, payRateVersions, PayTerms } from '../contract.ts';
import type { PayRateFailureCode } from '../messages/failures/index.ts';
import type { StoredChange } from './changes.ts';
import { ownerOf, type PayRateOwner } from './owners.ts';
import { alwaysFrom, presentTerms } from './versions.ts';

interface StoredVersion {
  readonly id: string;
  readonly effective_from: string;
  readonly effective_until: string | null;
  readonly in_force: boolean;
  readonly terms: PayTerms;
  readonly reason: string;
  readonly asked_by: string;
  readonly decided_by: string;
}

/** What is paid by a record from which day on, and what somebody asks it to be. */
export async function readVersions(
  context: Context,
  owners: readonly PayRateOwner[],
  { kind, id }: { readonly kind: PayRateKind; readonly id: string },
): Promise<z.input<typeof payRateVersions>> {
  refuseWhenLimited(context);
  const { db, partition, today } = context;
  const { isUsed } = await presentTerms(context, ownerOf(context, owners, kind, 'reads'), id);
  const { rows: versions } = await sql<StoredVersion>`
    select id, effective_from::text, effective_until::text, in_force @> ${today}::date as in_force, terms, reason, asked_by, decided_by
      from pay_rate_version
     where partition = ${partition} and owner_id = ${id} and superseded_at is null order by effective_from desc limit 100`.execute(
    db,
  );
  const changes = await db
    .selectFrom('pay_rate_change')
    .selectAll()
    .where('partition', '=', partition)
    .where('owner_id', '=', id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return {
    isUsed,
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
    changes: changes.map((change) => changeOf(context, change)),
  };
}

function changeOf({ actor }: Context, change: StoredChange) {
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
    decisionReason: change.decision_reason,
    decisionBarrier: isBarredFrom(actor, 'approvePayRateVersion', change.edited_by)
      ? ('ownPayRate' satisfies PayRateFailureCode)
      : null,
  };
}
