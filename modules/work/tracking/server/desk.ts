import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { findLoad, seesAsSupplier, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { trackingService } from '../contract.ts';
import type { TrackingFailureCode } from '../messages/failures/index.ts';
import { isShareable, openTracking, revokeTracking, shareLoad } from './link.ts';

const fail = failures<FailureCode | TrackingFailureCode>();
type Operations = (typeof trackingService)['operations'];
type Answer = z.input<Operations['getLoadTracking']['output']>;

/** A carrier's own people share no customer's page. */
async function loadOf(context: Context, id: string): Promise<StoredLoad> {
  const load = seesAsSupplier(context) ? undefined : await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  return load;
}

/** Who can follow a load, and whom its link can be mailed to. */
export async function readLoadTracking(context: Context, { id }: { readonly id: string }): Promise<Answer> {
  const load = await loadOf(context, id);
  const link = await openTracking(context, id);
  return {
    link: link
      ? {
          linkId: link.id,
          madeBy: link.created_by_name,
          madeAt: link.created_at.toISOString(),
          openedAt: link.opened_at?.toISOString() ?? null,
          expiresAt: link.expires_at.toISOString(),
        }
      : null,
    isPossible: isShareable(load),
    contacts: await contactsOf(context, load.customer_id),
  };
}

/** The people whom the customer named, and its own address where it named none. */
async function contactsOf({ db, partition }: Context, customerId: string): Promise<Answer['contacts']> {
  const customer = await db
    .selectFrom('customer')
    .select(['registered_name', 'email', 'contacts', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) return [];
  const { language } = customer;
  const named = customer.contacts
    .filter(({ emailAddress }) => emailAddress !== '')
    .map(({ name, emailAddress }) => ({ name, email: emailAddress, language }));
  const own = { name: customer.registered_name, email: customer.email, language };
  return [...named, ...(customer.email !== '' ? [own] : [])];
}

export async function sendLoadTracking(
  context: Context,
  { id, recipientName, email, language }: z.output<Operations['sendLoadTracking']['input']>,
): Promise<z.input<Operations['sendLoadTracking']['output']>> {
  const sentTo = email.toLowerCase();
  const { linkId, url, expiresAt } = await shareLoad(context, await loadOf(context, id), {
    name: recipientName,
    email: sentTo,
    language,
  });
  return { linkId, url, sentTo, expiresAt: expiresAt.toISOString() };
}

/** Staff withdraw the link: whoever holds it reads that it was ended. */
export async function revokeLoadTracking(context: Context, { id }: { readonly id: string }) {
  await loadOf(context, id);
  if (!(await revokeTracking(context, id))) throw fail('trackingNotShared', 'rule');
  await context.audit({ noun: 'load', recordId: id, event: 'trackingRevoked' });
  return { id };
}
