import { z } from 'zod';
import { Unsuccessful } from '../port.ts';
import type { Asked, Client } from './client.ts';
import { listOf } from './records.ts';

const subscription = z
  .object({
    subscriptionId: z.string().min(1),
    notificationUrl: z.string().default(''),
    resource: z.string().default(''),
    expirationDateTime: z.coerce.date(),
    '@odata.etag': z.string().default('*'),
  })
  .transform(({ subscriptionId, expirationDateTime, notificationUrl, resource, '@odata.etag': tag }) => ({
    id: subscriptionId,
    until: expirationDateTime,
    url: notificationUrl,
    resource,
    tag,
  }));
/** A subscription to the changes of purchase invoices, as it stands there. */
export type Subscription = z.output<typeof subscription>;

async function ask<Schema extends z.ZodType>(client: Client, asked: Asked, schema: Schema): Promise<z.output<Schema>> {
  // It belongs to no exchange.
  const { json } = await client.ask(asked, () => {});
  const read = schema.safeParse(json);
  if (!read.success) throw new Unsuccessful('later', 'unreadable');
  return read.data;
}

/** All subscriptions of our application there. */
export async function subscriptionsThere(client: Client): Promise<readonly Subscription[]> {
  const { value } = await ask(client, { method: 'GET', path: '/subscriptions', outcome: 'read' }, listOf(subscription));
  return value;
}

/** Asks for notices to an address, which is called before the answer comes. */
export function makeSubscription(client: Client, notificationUrl: string): Promise<Subscription> {
  const resource = `/api/v2.0/companies(${client.connection.companyId})/purchaseInvoices`;
  const body = { notificationUrl, resource };
  return ask(client, { method: 'POST', path: '/subscriptions', body, outcome: 'created' }, subscription);
}

/** Three more days; undefined where the subscription is there no more, or its address was refused. */
export async function renewSubscription(client: Client, own: Subscription): Promise<Subscription | undefined> {
  try {
    return await ask(
      client,
      {
        method: 'PATCH',
        path: `/subscriptions('${own.id}')`,
        headers: { 'if-match': own.tag },
        body: { notificationUrl: own.url, resource: own.resource },
        outcome: 'created',
      },
      subscription,
    );
  } catch (error) {
    if (error instanceof Unsuccessful && error.certainty === 'refused') return undefined;
    throw error;
  }
}
