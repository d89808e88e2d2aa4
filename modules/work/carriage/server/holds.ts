import { failures } from '#platform/failure.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { HeldFinding } from '#modules/work/loads/findings.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { HoldType } from '#modules/work/loads/status.ts';
import {
  addEvent,
  holdsOf,
  loads,
  type Moved,
  movedOf,
  type StoredHold,
  type StoredLoad,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import { creditNeed, type CreditNeed } from './credit.ts';

const fail = failures<FailureCode | LoadFailureCode>();

export interface NewHold {
  readonly type: HoldType;
  readonly blocksDispatch: boolean;
  readonly blocksDelivery: boolean;
  readonly blocksBilling: boolean;
  readonly visibleToCustomer: boolean;
  readonly reason: string;
  readonly source: 'person' | 'rule' | 'api';
  readonly excess?: Cents;
  /** Reasons against carrier, vehicle or driver, where the product itself placed the hold. */
  readonly findings?: readonly HeldFinding[];
}

/** Puts a hold on a locked load. Answers the load as it is now. */
export async function placeHold(context: Context, load: StoredLoad, hold: NewHold): Promise<StoredLoad> {
  const { db, partition, actor } = context;
  await db
    .insertInto('load_hold')
    .values({
      partition,
      load_id: load.id,
      type: hold.type,
      blocks_dispatch: hold.blocksDispatch,
      blocks_delivery: hold.blocksDelivery,
      blocks_billing: hold.blocksBilling,
      visible_to_customer: hold.visibleToCustomer,
      reason: hold.reason,
      source: hold.source,
      excess: Number(hold.excess ?? 0n),
      findings: JSON.stringify(hold.findings ?? []),
      placed_by: actor.name,
      placed_by_id: actor.kind === 'user' ? actor.id : null,
      released_by: null,
      released_by_id: null,
      released_at: null,
    })
    .execute();
  await addEvent(context, {
    load_id: load.id,
    kind: 'held',
    note: hold.reason,
    reason_code: hold.type,
    customer_visible: hold.visibleToCustomer,
    ...(hold.findings && { data: { findings: hold.findings } }),
    ...(hold.source !== 'person' && { source: 'system' as const }),
  });
  const types = [...new Set([...load.hold_types, hold.type])];
  const held = await loads.change(context, load, {
    columns: { hold_types: types },
    event: 'held',
    before: { holds: load.hold_types.join(', ') },
    after: { holds: types.join(', '), reason: hold.reason },
  });
  await tellGaps(context, held);
  return held;
}

/**
 * Brings the credit hold of a load to what its customer's credit is now: held where the credit does not reach, with the excess
 * of this moment, and free where it reaches again. Somebody's release covers the excess that it was asked for and no more.
 * Answers the load as it is then.
 */
export async function holdForCredit(
  context: Context,
  providers: readonly ExposureProvider[],
  load: StoredLoad,
): Promise<StoredLoad> {
  const need = await creditNeed(context, providers, load);
  const isHeld = load.hold_types.includes('CREDIT');
  if (need.excess === 0n && !isHeld) return load;
  const last = (await holdsOf(context, load.id)).findLast(({ type }) => type === 'CREDIT');
  if (isHeld && last) return followCredit(context, load, last, need.excess);
  if (isCovered(load, last, need)) return load;
  return placeHold(context, load, {
    type: 'CREDIT',
    blocksDispatch: true,
    blocksDelivery: false,
    blocksBilling: false,
    visibleToCustomer: false,
    reason: '',
    source: 'rule',
    excess: need.excess,
  });
}

/** Whether somebody released a hold for all that is at stake now. */
function isCovered(load: StoredLoad, last: StoredHold | undefined, need: CreditNeed): boolean {
  const covered = last?.released_at ? last.covered : null;
  if (!covered || covered.customerId !== load.customer_id) return false;
  return need.excess <= BigInt(covered.excess) && (covered.isBlocked || !need.isBlocked);
}

/** The excess of an open hold follows the load and the credit. */
async function followCredit(context: Context, load: StoredLoad, hold: StoredHold, excess: Cents): Promise<StoredLoad> {
  if (excess === 0n) return endHold(context, load, hold.id, { because: 'creditFits' });
  if (excess === cents(hold.excess)) return load;
  await updateRow(context, 'load_hold', hold.id, { excess: Number(excess) });
  return loads.change(context, load, {
    event: 'held',
    before: { excess: cents(hold.excess) },
    after: { excess },
  });
}

/** Ends a hold. Credit is released by a second person, up to the amount that their roles allow of what is at stake now. */
export async function releaseHold(
  call: Context,
  providers: readonly ExposureProvider[],
  { loadId, holdId, reason }: { readonly loadId: string; readonly holdId: string; readonly reason: string },
): Promise<Moved> {
  const load = await loads.toChange(call, loadId);
  const open = (await holdsOf(call, loadId)).filter((hold) => hold.released_at === null);
  const hold = open.find(({ id }) => id === holdId);
  if (!hold) throw fail('notFound', 'notFound');
  if (hold.type !== 'CREDIT') return movedOf(await endHold(call, load, hold.id, reason));
  const { excess, isBlocked } = await creditNeed(call, providers, load);
  const context = deciding(call, [load.created_by_id], fail('ownWork', 'forbidden'), { kind: 'load', amount: excess });
  await updateRow(context, 'load_hold', hold.id, {
    excess: Number(excess),
    covered: JSON.stringify({ customerId: load.customer_id, excess: String(excess), isBlocked }),
  });
  return movedOf(await endHold(context, load, hold.id, reason));
}

/** Why a hold ended by itself; codes of the desk's texts. */
export type EndedBecause = 'mended' | 'creditFits' | 'tripOver';

/** Ends a hold of a locked load: somebody says why, or what it was placed for is over. */
export async function endHold(
  context: Context,
  load: StoredLoad,
  holdId: string,
  reason: string | { readonly because: EndedBecause },
): Promise<StoredLoad> {
  const { db, partition, actor, now } = context;
  const said = typeof reason === 'string' ? reason : '';
  const because = typeof reason === 'string' ? '' : reason.because;
  await updateRow({ db, partition }, 'load_hold', holdId, {
    released_by: actor.name,
    released_by_id: actor.kind === 'user' ? actor.id : null,
    released_at: now,
    release_reason: said,
  });
  const left = (await holdsOf(context, load.id)).filter((hold) => hold.released_at === null);
  const types = [...new Set(left.map(({ type }) => type))];
  await addEvent(context, {
    load_id: load.id,
    kind: 'released',
    note: said,
    ...(because && { reason_code: because, source: 'system' as const }),
  });
  const released = await loads.change(context, load, {
    columns: { hold_types: types },
    event: 'released',
    before: { holds: load.hold_types.join(', ') },
    after: { holds: types.join(', '), ...(said && { reason: said }) },
  });
  await tellGaps(context, released);
  return released;
}
