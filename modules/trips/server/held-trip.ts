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

/** The trip behind the guest's link. Who holds one that has ended is told what became of it. */
export async function heldTrip(call: Context): Promise<HeldTrip> {
  const link = await heldLink(call, [tripKind]);
  const load = await findLoad(call, link.subject_id ?? '');
  if (!load) throw linkNotUsable();
  return { link, load, context: call.as({ ...call.actor, name: link.recipient_name } as typeof call.actor) };
}
