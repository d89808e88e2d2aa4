import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf, literal } from '#platform/server/states-in-sql.ts';
import { type LoadChip, loadChips } from '#modules/work/loads/board.ts';
import { type TenderStatus, proving, customerBilling } from '#modules/work/loads/side-statuses.ts';
import { execution, internalHolds, type LoadState } from '#modules/work/loads/status.ts';
import { aheadHours, graceMinutes, silentHours, tenderEndsSoonMinutes } from '#modules/work/loads/trip.ts';
import { seesAsSupplier } from '../records.ts';

/** The chips that somebody is shown: a supplier learns nothing of what is billed to customers. */
export function chipsFor(context: Pick<Context, 'actor'>): readonly LoadChip[] {
  return seesAsSupplier(context) ? loadChips.filter((chip) => chip !== 'unbilled') : loadChips;
}

/** Late by what was told, or because the clock has passed what was due. */
const isLate = (now: Date) =>
  sql`(t.is_late or t.status <> ${literal<LoadState>('DRAFT')} and greatest(t.eta, ${now}) > t.next_due_at + make_interval(mins => ${graceMinutes}))`;

/**
 * Neither its own row nor a device says that it was heard of since. A device is never further ahead of the row than
 * `aheadHours`, so that only loads of those hours are looked up, by the key of their devices: "offset 0" keeps the planner from
 * reading all devices instead, which it does where it knows nothing of them.
 */
function isSilent(now: Date): RawBuilder<unknown> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const since = before(silentHours);
  return sql`t.status in ${setOf(execution, 'moving')} and t.last_event_at < ${since}
    and (t.last_event_at < ${before(silentHours + aheadHours)} or not exists (
      select from trip_device d where d.partition = t.partition and d.load_id = t.id and d.told_at >= ${since} offset 0))`;
}

/** What a chip counts and shows: the one place that says it. The table is `t`. */
export function chipCondition(context: Pick<Context, 'actor' | 'now'>, chip: LoadChip): RawBuilder<unknown> {
  const { now } = context;
  const in30Minutes = new Date(now.getTime() + tenderEndsSoonMinutes * 60_000);
  switch (chip) {
    case 'unassigned':
      return sql`t.status in ${setOf(execution, 'unassigned')}`;
    case 'tenderEnding':
      return sql`t.status = ${literal<LoadState>('TENDERED')} and t.tender_status = ${literal<TenderStatus>('OPEN')} and t.tender_ends_at < ${in30Minutes}`;
    case 'late':
      return sql`t.status in ${setOf(execution, 'open')} and ${isLate(now)}`;
    case 'silent':
      return isSilent(now);
    case 'podMissing':
      return sql`t.pod_status in ${setOf(proving, 'missing')}`;
    case 'held':
      return seesAsSupplier(context)
        ? sql`t.hold_types <> '{}' and not t.hold_types <@ ${[...internalHolds]}::text[] and t.status not in ${setOf(execution, 'ended')}`
        : sql`t.hold_types <> '{}' and t.status not in ${setOf(execution, 'ended')}`;
    case 'unbilled':
      return sql`t.status in ${setOf(execution, 'delivered')} and t.customer_billing in ${setOf(customerBilling, 'unbilled')}`;
  }
}
