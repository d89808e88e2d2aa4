import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { beforeListener, type Listener } from '#platform/server/listeners.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { BillingGap } from '#modules/work/loads/server/index.ts';
import type { BillingNeed } from '#modules/work/load-prices/server/index.ts';
import type { DecisionState, InspectionNeed, InspectionOutcome } from '../status.ts';
import { ofPresentVehicles } from './queries.ts';
import './tables.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Reading = Pick<Context, 'db' | 'partition'>;

interface Newest {
  readonly id: string;
  readonly event_no: string;
  readonly outcome: InspectionOutcome;
  readonly decision: '' | DecisionState;
  readonly inspected_at: Date;
}

/** Whether a load may leave as far as inspections go, and the newest one of the vehicles that it has now. */
export interface Need {
  readonly need: InspectionNeed;
  readonly last: Newest | undefined;
}

interface Asking extends Partial<Newest> {
  readonly load_id: string;
  readonly is_required: boolean;
}

/** What a load needs. An inspection of other vehicles, before a swap, does not count. */
export async function needOf(context: Reading, loadId: string): Promise<Need> {
  return (await needsOf(context, [loadId])).get(loadId) ?? { need: 'notRequired', last: undefined };
}

/** The same of many. */
export async function needsOf(
  { db, partition }: Reading,
  loadIds: readonly string[],
): Promise<ReadonlyMap<string, Need>> {
  const { rows } = await sql<Asking>`
    select l.id as load_id, l.load_inspection_required as is_required, n.* from load l
      left join lateral (select t.id, t.event_no, t.outcome, t.decision, t.inspected_at from inspection t
        where t.partition = l.partition and t.load_id = l.id and ${ofPresentVehicles}
        order by t.inspected_at desc, t.id desc limit 1) n on true
     where l.partition = ${partition} and l.id = any (${loadIds}::uuid[])`.execute(db);
  return new Map(
    rows.map((row) => {
      const last = row.event_no ? (row as Newest & Asking) : undefined;
      return [row.load_id, { need: needFrom(row.is_required, last), last }];
    }),
  );
}

function needFrom(isRequired: boolean, last: Newest | undefined): InspectionNeed {
  if (!last) return isRequired ? 'missing' : 'notRequired';
  if (last.outcome === 'FAIL') return 'failed';
  return last.decision === 'AWAITED' ? 'awaited' : 'passed';
}

const codes = { missing: 'inspectionMissing', failed: 'inspectionFailed', awaited: 'inspectionAwaited' } as const;

/** What a load lacks as far as inspections go, with the number of the inspection that says so. */
async function lackOf(context: Context, loadId: string): Promise<readonly BillingGap[]> {
  const { need, last } = await needOf(context, loadId);
  if (need === 'notRequired' || need === 'passed') return [];
  return [{ code: codes[need], ...(last && { details: { number: last.event_no } }) }];
}

async function refuseUnlessInspected(context: Context, { loadId }: { readonly loadId: string }): Promise<void> {
  const [lack] = await lackOf(context, loadId);
  if (lack) throw fail(lack.code, 'rule', lack.details);
}

/**
 * Asked before a vehicle is sent on its way, and before it leaves a stop: after a swap on the road the new one is inspected
 * where it stands. What failed keeps a load also where nobody had asked for an inspection: somebody has seen that it must not
 * leave.
 */
export const inspectionBeforeLeaving: readonly Listener[] = [
  beforeListener('load.dispatched', 'ask-for-inspection', refuseUnlessInspected),
  beforeListener('load.departed', 'ask-for-inspection-on-the-road', refuseUnlessInspected),
];

/** A customer who wants its loads inspected is not invoiced for one that was not. */
export const inspectionForBilling: BillingNeed = async (context, load) =>
  load.load_inspection_required ? lackOf(context, load.id) : [];
