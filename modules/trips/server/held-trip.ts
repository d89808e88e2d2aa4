import type { Context } from '#platform/server/implement.ts';
import { linkNotUsable, type LinkRow } from '#platform/server/links.ts';
import { heldLink } from '#modules/links/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/loads/server/index.ts';
import { tripKind } from './link.ts';

export interface HeldTrip {
  readonly link: LinkRow;
  readonly load: StoredLoad;
  /** The same call in the name of the driver to whom the trip was sent. */
  readonly context: Context;
}

/** The link of a trip, for who reads the load in a turn of their own. Who holds one that has ended is told what became of it. */
export async function heldTripLink(call: Context): Promise<Omit<HeldTrip, 'load'> & { readonly loadId: string }> {
  const link = await heldLink(call, [tripKind]);
  if (link.subject_id === null) throw linkNotUsable();
  const context = call.as({ ...call.actor, name: link.recipient_name } as typeof call.actor);
  return { link, loadId: link.subject_id, context };
}

/** The trip behind the guest's link. */
export async function heldTrip(call: Context): Promise<HeldTrip> {
  const { link, loadId, context } = await heldTripLink(call);
  const load = await findLoad(call, loadId);
  if (!load) throw linkNotUsable();
  return { link, load, context };
}
