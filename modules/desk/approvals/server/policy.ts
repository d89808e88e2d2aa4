import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { approvalPolicy } from '../contract.ts';
import { approvalKinds, usualHours, type ApprovalHours, type ApprovalKind } from '../policy.ts';
import { decider } from './queues.ts';
import './tables.ts';

export type PolicyOf = (kind: ApprovalKind) => ApprovalHours;

/** How long each kind may wait at a company. */
export async function hoursOf({ db, partition }: Context, companyId: string): Promise<PolicyOf> {
  const rows = await db
    .selectFrom('approval_policy')
    .select(['kind', 'warn_hours', 'overdue_hours'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .execute();
  const stated = new Map(rows.map((row) => [row.kind, { warnHours: row.warn_hours, overdueHours: row.overdue_hours }]));
  return (kind) => stated.get(kind) ?? usualHours[kind];
}

export async function showPolicy(context: Context): Promise<z.input<typeof approvalPolicy>> {
  const hours = await hoursOf(context, decider(context).companyId);
  return { kinds: approvalKinds.map((kind) => ({ kind, ...hours(kind) })) };
}

/** Sets the hours of the kinds that are named; the others stay. */
export async function changePolicy(context: Context, { kinds }: z.output<typeof approvalPolicy>): Promise<void> {
  const { db, partition } = context;
  const { companyId } = decider(context);
  const before = await hoursOf(context, companyId);
  if (kinds.length === 0) return;
  await db
    .insertInto('approval_policy')
    .values(
      kinds.map(({ kind, warnHours, overdueHours }) => ({
        partition,
        company_id: companyId,
        kind,
        warn_hours: warnHours,
        overdue_hours: overdueHours,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['partition', 'company_id', 'kind']).doUpdateSet(({ ref }) => ({
        warn_hours: ref('excluded.warn_hours'),
        overdue_hours: ref('excluded.overdue_hours'),
      })),
    )
    .execute();
  const trail = (hours: PolicyOf) => Object.fromEntries(kinds.map(({ kind }) => [kind, hours(kind)]));
  await context.audit({
    noun: 'approvalPolicy',
    recordId: companyId,
    event: 'changed',
    before: trail(before),
    after: trail(await hoursOf(context, companyId)),
  });
  await context.publish('approvals', 'policyChanged', companyId);
}
