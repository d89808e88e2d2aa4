import type { Context } from '#platform/server/implement.ts';
import { linkNotUsable, type LinkRow } from '#platform/server/links.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { tripKind } from './link.ts';

export interface HeldTrip {
  readonly link: LinkRow;
  readonly load: StoredLoad;
  /** The same call in the name of the driver to whom the trip was sent. */
  readonly context: Context;
}

/**
 * The load of the trip that the call's key names, and the call in the name of its driver. The link came with the caller, so
 * nothing is read where it may be used. Who holds one that has ended is told what became of it.
 */
export async function namedTrip(call: Context): Promise<Pick<HeldTrip, 'context'> & { readonly loadId: string }> {
  const link = usableLink(call) ?? (await heldLink(call, [tripKind]));
  if (link.subject_id === null) throw linkNotUsable();
  return { loadId: link.subject_id, context: inNameOf(call, link) };
}

/** The trip behind the guest's link. */
export async function heldTrip(call: Context): Promise<HeldTrip> {
  const { loadId } = await namedTrip(call);
  const [link, load] = await oneTurn([heldLink(call, [tripKind]), findLoad(call, loadId)]);
  if (!load) throw linkNotUsable();
  return { link, load, context: inNameOf(call, link) };
}

function usableLink({ actor }: Context): Pick<LinkRow, 'subject_id' | 'recipient_name'> | undefined {
  const named = actor.kind === 'guest' && !actor.link?.isFormer ? actor.link?.named : undefined;
  return named?.is_usable && named.kind === tripKind ? named : undefined;
}

function inNameOf(call: Context, { recipient_name: name }: Pick<LinkRow, 'recipient_name'>): Context {
  return call.as({ ...call.actor, name } as typeof call.actor);
}
