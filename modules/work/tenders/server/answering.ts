import { sql } from 'kysely';
import { failures, invalidFields } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseForeignSupplier, refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { seesAsSupplier } from '#modules/work/loads/server/index.ts';
import type { EventSource } from '#modules/work/loads/status.ts';
import { offer as offerMachine } from '../status.ts';
import { tenderLinkKind } from './link-kind-name.ts';
import { offerOf } from './lives.ts';
import type { StoredOffer } from './queries.ts';

const fail = failures<FailureCode>();

/** Somebody who answers an offer: the supplier by its link, its own people or its system, or staff on its behalf. */
export interface Answering {
  readonly context: Context;
  readonly offer: StoredOffer;
  readonly source: EventSource;
}

/**
 * Who answers which offer. A supplier does not reach the load before it carries it, so its part of the transaction goes on
 * with the reach of the product, once it is certain that the offer is its own.
 */
export async function answering(context: Context, offerId: string | undefined): Promise<Answering> {
  if (context.actor.kind === 'guest') {
    const link = await heldLink(context, [tenderLinkKind]);
    const offer = await offerOf(context, link.subject_id ?? '');
    return { context: context.as({ ...context.actor, name: offer.supplier_name }), offer, source: 'supplier' };
  }
  if (!offerId) throw invalidFields({ offerId: { code: 'required' } });
  const offer = await offerOf(context, offerId);
  if (!seesAsSupplier(context)) return { context, offer, source: 'staff' };
  await refuseForeignSupplier(context, offer.supplier_id);
  if (offer.sent_at === null || is(offerMachine, offer.status, 'unsent')) throw fail('notFound', 'notFound');
  await sql`select set_config('app.scope', '', true)`.execute(context.db);
  const isSystem = context.actor.kind === 'user' && context.actor.token !== undefined;
  return { context, offer, source: isSystem ? 'integration' : 'supplier' };
}

/** For staff alone. */
export async function staffOffer(context: Context, offerId: string): Promise<StoredOffer> {
  refuseWhenLimited(context);
  return offerOf(context, offerId);
}
