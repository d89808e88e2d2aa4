import { randomUUID } from 'node:crypto';
import { Refusal } from './refusal.ts';

const lifetime = 3 * 24 * 60 * 60_000;

interface Subscription {
  readonly subscriptionId: string;
  readonly notificationUrl: string;
  readonly resource: string;
  readonly clientState: string;
  expirationDateTime: string;
}

/**
 * Webhooks as documented: an address proves itself by echoing a token, a subscription lives three days, and it is deleted when
 * the address answers anything but 2xx, 408, 429 or 5xx. Notices are bundled.
 */
export class Subscriptions {
  private readonly all = new Map<string, Subscription>();
  private changed = new Map<string, string>();

  rows(): object[] {
    return [...this.all.values()];
  }

  async add(body: Readonly<Record<string, unknown>>): Promise<object> {
    const [url, resource] = [String(body['notificationUrl'] ?? ''), String(body['resource'] ?? '')];
    await handshake(url);
    const subscription: Subscription = {
      subscriptionId: randomUUID().replaceAll('-', ''),
      notificationUrl: url,
      resource,
      clientState: String(body['clientState'] ?? ''),
      expirationDateTime: new Date(Date.now() + lifetime).toISOString(),
    };
    this.all.set(subscription.subscriptionId, subscription);
    return subscription;
  }

  async renew(id: string): Promise<object> {
    const found = this.all.get(id);
    if (!found) throw new Refusal(404, 'BadRequest_NotFound', 'Bad Request - Subscription not found.');
    await handshake(found.notificationUrl);
    found.expirationDateTime = new Date(Date.now() + lifetime).toISOString();
    return found;
  }

  vanish(): void {
    this.all.clear();
  }

  /** A record changed: its notice goes out with the next bundle. */
  tell(resource: string, changeType: string): void {
    this.changed.set(resource, changeType);
  }

  /** Sends what has changed since the last bundle; above a thousand changes one notice says so for the collection. */
  async bundle(): Promise<void> {
    const told = [...this.changed];
    this.changed = new Map();
    if (told.length === 0) return;
    for (const each of this.all.values()) {
      const notice = (resource: string, changeType: string) => ({
        subscriptionId: each.subscriptionId,
        clientState: each.clientState,
        expirationDateTime: each.expirationDateTime,
        resource,
        changeType,
        lastModifiedDateTime: new Date().toISOString(),
      });
      const value =
        told.length > 1000
          ? [notice(each.resource, 'collection')]
          : told.map(([resource, kind]) => notice(resource, kind));
      const status = await postTo(each.notificationUrl, { value });
      if (!(status >= 200 && status < 300) && status !== 408 && status !== 429 && status < 500)
        this.all.delete(each.subscriptionId);
    }
  }
}

async function handshake(url: string): Promise<void> {
  const token = randomUUID();
  const address = new URL(url);
  address.searchParams.set('validationToken', token);
  const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (answer?.status !== 200 || (await answer.text()) !== token)
    throw new Refusal(400, 'BadRequest', 'The notification address did not echo the validation token.');
}

async function postTo(url: string, body: object): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  // An address that does not answer at all is tried again, as one that answers 5xx.
  return answer?.status ?? 503;
}
