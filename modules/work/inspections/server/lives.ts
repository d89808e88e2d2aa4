import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { findLoad, tellGaps } from '#modules/work/loads/server/index.ts';
import type { InspectionFailureCode } from '../messages/failures/index.ts';
import { type DecisionEvent, type DecisionState, inspectionDecision } from '../status.ts';
import { findInspection, inspectionNoun, type StoredInspection } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode | InspectionFailureCode>();

/** Inspections. None is changed once it was made; a conditional one is decided. */
export const inspections = record({
  noun: inspectionNoun,
  table: 'inspection',
  channels: ['inspections'],
  find: (context: Context, id: string) => findInspection(context, id),
  show: recordOf,
});

const decisions = life<StoredInspection, 'inspection', DecisionState, DecisionEvent>(inspections, {
  machine: inspectionDecision,
  column: 'decision',
  columns: ({ actor, now }) => ({
    decided_by: actor.name,
    decided_by_id: actor.kind === 'user' ? actor.id : null,
    decided_at: now,
  }),
  on: { allow: [(context, stored) => tellLoad(context, stored)] },
});

/** Open pages of the load read its inspections again, and an invoice may have waited for this one. */
export async function tellLoad(context: Context, { load_id }: Pick<StoredInspection, 'load_id'>): Promise<void> {
  if (load_id === null) return;
  await context.publish('loads', 'inspection', load_id);
  const load = await findLoad(context, load_id);
  if (load) await tellGaps(context, load);
}

/** Lets a load go whose inspection found what is not critical; not by whoever inspected it. */
export async function allowInspection(call: Context, { id, reason }: { readonly id: string; readonly reason: string }) {
  refuseWhenLimited(call);
  const stored = await inspections.toChange(call, id);
  if (stored.decision === '') throw fail('inspectionNothingToAllow', 'rule', { number: stored.event_no });
  const context = deciding(call, [stored.created_by_id], fail('ownInspection', 'forbidden'));
  const moved = await decisions.move(context, stored, 'allow', { reason, columns: { allow_reason: reason } });
  return recordOf(context, moved);
}
