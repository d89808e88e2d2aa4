import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { stateAfter } from '#platform/server/life.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { refuseForeignSupplier, refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { inviteByLink } from '#modules/parties/links/server/index.ts';
import type { supplierService } from '../contract.ts';
import { application } from '../status.ts';
import { getSupplier } from './queries.ts';

type NewInvitation = z.output<(typeof supplierService)['operations']['postCarrierLink']['input']>;

/** Sends a link to a supplier: to register, or to check and correct what is on record. */
export async function inviteSupplier(
  context: Context,
  { keyIdentifier, ...person }: NewInvitation,
): Promise<{ linkId: string; message: string; expiresAt: string }> {
  const { db, partition, actor } = context;
  if (keyIdentifier) await refuseForeignSupplier(context, keyIdentifier);
  else refuseWhenLimited(context);
  const supplier = keyIdentifier ? await getSupplier(db, partition, keyIdentifier) : undefined;
  // A link to a record that cannot be submitted any more would lead nowhere.
  if (supplier) stateAfter(application, supplier.status, 'resubmit', 'revise');
  return inviteByLink(context, person, {
    kind: supplierLinkKind,
    companyId: supplier?.company_id ?? (actor.kind === 'user' ? actor.companyId : ''),
    ...(supplier && { subjectId: supplier.id }),
  });
}
