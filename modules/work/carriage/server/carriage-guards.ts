import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Asked, GuardOfMany } from '#platform/server/life-events.ts';
import type { StoredLoad } from '#modules/work/loads/server/index.ts';
import { approvedAmong, candidateOf, refuseIneligibleAmong } from './eligibility.ts';
import { refuseCreditHold } from './held.ts';

/** A load is given to a supplier, or to the own fleet, if credit does not hold it and nothing stands against who takes it. */
export const mayBeAwarded: GuardOfMany<StoredLoad> = {
  async ofMany(context, asked) {
    await refuseHeldForCredit(context, asked);
    await refuseUnknownSuppliers(context, asked);
    return refuseIneligibleCarriers(context, asked);
  },
};

/** A supplier that accepts a tender takes the load under the same rules. */
export const mayTakeTendered: GuardOfMany<StoredLoad> = {
  async ofMany(context, asked) {
    await refuseHeldForCredit(context, asked);
    return refuseIneligibleCarriers(context, asked);
  },
};

/** Vehicles and drivers are named if nothing stands against them or their supplier. */
export const mayDrive: GuardOfMany<StoredLoad> = { ofMany: refuseIneligibleCarriers };

type AskedLoads = readonly Asked<StoredLoad>[];

async function refuseHeldForCredit(context: Context, asked: AskedLoads): Promise<void> {
  for (const { stored } of asked) await refuseCreditHold(context, stored);
}

async function refuseUnknownSuppliers(context: Context, asked: AskedLoads): Promise<void> {
  const ids = [...new Set(asked.flatMap(({ after }) => after.supplier_id ?? []))];
  if (ids.length === 0) return;
  const approved = await approvedAmong(context, ids);
  if (ids.some((id) => !approved.has(id))) throw invalidFields({ supplierId: { code: 'notAnOption' } });
}

async function refuseIneligibleCarriers(context: Context, asked: AskedLoads): Promise<Context> {
  await refuseIneligibleAmong(
    context,
    asked.map(({ stored, after }) => ({ load: stored, candidate: candidateOf(after) })),
  );
  return context;
}
