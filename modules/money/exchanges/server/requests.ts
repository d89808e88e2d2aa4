import type { App } from '#platform/server/app.ts';
import { secretOf } from './partners.ts';
import type { StoredExchange, StoredPartner } from './queries.ts';

/** Outside development only https goes out, and into no private network. */
export function isStrict({ config }: Pick<App, 'config'>): boolean {
  return config.NODE_ENV === 'production';
}

function headersOf(app: App, partner: StoredPartner): Readonly<Record<string, string>> {
  const secret = secretOf(app, partner);
  return {
    accept: 'application/json',
    'user-agent': 'Haulway',
    ...(secret !== '' && { authorization: `Bearer ${secret}` }),
  };
}

const baseOf = ({ url }: StoredPartner) => url.replace(/\/$/, '');

/** The other system is asked for a document at the address it was sent to, by its key. */
export function lookUpOf(app: App, partner: StoredPartner, key: string) {
  return { method: 'GET', url: `${baseOf(partner)}/${key}`, headers: headersOf(app, partner) } as const;
}

/** A document on its way to the other system. */
export function sendingOf(app: App, partner: StoredPartner, { idempotency_key, body }: StoredExchange) {
  return {
    method: 'POST',
    url: baseOf(partner),
    headers: {
      ...headersOf(app, partner),
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': idempotency_key,
    },
    body,
  } as const;
}
