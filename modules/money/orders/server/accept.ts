import type { z } from 'zod';
import type { FieldProblem } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Facts } from '#platform/server/records.ts';
import type { acceptanceFields } from '../fields.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import { odometerFault } from './odometer.ts';
import type { StoredOrder } from './queries.ts';
import { hasOdometer } from './records.ts';

type Acceptance = z.output<typeof acceptanceFields>;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | OrderFailureCode }>;

/** What of accepted work cannot be, besides its quantities. */
export async function acceptanceProblems(
  context: Context,
  stored: StoredOrder,
  { odometerKm, warrantyUntil, receivedOn, repaired }: Acceptance,
): Promise<Problems> {
  const problems: Problems = {};
  if (odometerKm === null && hasOdometer(stored)) problems['odometerKm'] = { code: 'required' };
  const fault = odometerKm === null ? undefined : await odometerFault(context, stored.vehicle_id!, odometerKm);
  if (fault) problems['odometerKm'] = fault;
  else if (odometerKm !== null && stored.odometer_km !== null && odometerKm < stored.odometer_km)
    problems['odometerKm'] = { code: 'orderOdometerBelow', details: { km: stored.odometer_km } };
  if (warrantyUntil !== null && warrantyUntil < receivedOn) problems['warrantyUntil'] = { code: 'warrantyOver' };
  for (const [place, id] of repaired.entries())
    if (!stored.defects.some((each) => each.id === id)) problems[`repaired.${place}`] = { code: 'notAnOption' };
  return problems;
}

/** What an acceptance adds to the order: a part that is accepted later does not take away what an earlier one said. */
export function acceptedColumns(
  stored: StoredOrder,
  { odometerKm, workCard, warrantyUntil, repaired }: Acceptance,
  receiptId: string,
) {
  return {
    ...(odometerKm !== null && { accepted_odometer_km: odometerKm }),
    ...(workCard !== '' && { work_card: workCard }),
    ...(warrantyUntil !== null && { warranty_until: warrantyUntil }),
    defects: JSON.stringify(
      stored.defects.map((each) =>
        repaired.includes(each.id) ? { ...each, repairedBy: each.repairedBy ?? receiptId } : each,
      ),
    ),
  };
}

/** For the trail. */
export function acceptedFacts(
  { defects }: StoredOrder,
  { odometerKm, workCard, warrantyUntil, repaired }: Acceptance,
): Facts {
  return {
    ...(odometerKm !== null && { acceptedOdometerKm: odometerKm }),
    ...(workCard !== '' && { workCard }),
    ...(warrantyUntil !== null && { warrantyUntil }),
    repaired: defects.flatMap(({ id, text }) => (repaired.includes(id) ? [text] : [])).join(', '),
  };
}

/** Defects as they are once the receipt that repaired them was taken back. */
export function reopened({ defects }: StoredOrder, receiptId: string): string {
  return JSON.stringify(defects.map((each) => (each.repairedBy === receiptId ? { ...each, repairedBy: null } : each)));
}
