import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { followPlan } from './follow.ts';

export interface BuiltService {
  /** Of the plan. */
  readonly code: string;
  readonly vehicleId: string;
  readonly firstKm: number | null;
  readonly firstOn: CalendarDate | null;
}

/** Lets a vehicle of a demonstration or a test follow a plan; nothing where there is no such plan. */
export async function buildVehicleService(
  context: Context,
  { code, ...first }: BuiltService,
): Promise<string | undefined> {
  const plan = await context.db
    .selectFrom('service_plan')
    .select('id')
    .where('partition', '=', context.partition)
    .where('code', '=', code)
    .executeTakeFirst();
  return plan && (await followPlan(context, { ...first, planId: plan.id, firstHours: null })).id;
}
