import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { holdsOf, type StoredLoad } from '#modules/work/loads/server/index.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** A hold that is not released and blocks this. */
export async function refuseHeld(
  context: Context,
  stored: StoredLoad,
  blocks: 'blocks_dispatch' | 'blocks_delivery',
): Promise<Context> {
  const open = (await holdsOf(context, stored.id)).filter((hold) => hold.released_at === null);
  const credit = open.find(({ type }) => type === 'CREDIT');
  if (credit && blocks === 'blocks_dispatch')
    throw fail('creditHold', 'rule', { excess: decimalOf(cents(credit.excess)) });
  const hold = open.find((each) => each[blocks]);
  if (hold) throw fail('loadHeld', 'rule', { type: hold.type, reason: hold.reason });
  return context;
}

/** A load that exceeds its customer's credit is not given away. */
export async function refuseCreditHold(context: Context, stored: StoredLoad): Promise<void> {
  if (stored.hold_types.includes('CREDIT')) await refuseHeld(context, stored, 'blocks_dispatch');
}
