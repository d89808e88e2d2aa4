import type { Context } from '#platform/server/implement.ts';

/** Whether the caller is the customer: by a link, or as one of its own people. */
export function isCustomer({ actor }: Pick<Context, 'actor'>): boolean {
  if (actor.kind === 'guest') return true;
  if (actor.kind !== 'user' || actor.scope === undefined) return false;
  return (JSON.parse(actor.scope) as { readonly kind?: string }).kind === 'customer';
}
