import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    webhookEndpoint: unknown;
  }
  interface Channels {
    webhooks: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();

export const deliveryStates = ['waiting', 'delivered', 'givenUp', 'held'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const endpointStates = ['active', 'paused'] as const;
export type EndpointState = (typeof endpointStates)[number] | 'deleted';
export const deliveryProblems = ['badStatus', 'redirect', 'timeout', 'unreachable', 'privateAddress'] as const;

const webAddress = z.url({ protocol: /^https?$/ });

/** Whether a text is an address that an endpoint can have; whether it must be https the server says. */
function isEndpointAddress(value: string): boolean {
  return webAddress.safeParse(value).success && !/^https?:\/\/[^/?#]*@|#/i.test(value);
}

export const endpointFields = z.strictObject({
  url: requiredText(500).refine((value) => value === '' || isEndpointAddress(value), { error: 'webhookAddress' }),
  description: text(200).default(''),
  events: z.array(z.string().max(80)).min(1, { error: 'required' }).max(200),
});

/** The private networks that people write out; the server knows all of them, and asks what a name leads to. */
const privateHost =
  /^(?:localhost|(?:10|127)(?:\.\d+){3}|(?:169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|\[(?:::1?\]|f[cde]).*)$/i;
const isPrivate = (url: string) => privateHost.test(/^https?:\/\/(\[[^\]]*\]|[^/?#:]*)/i.exec(url)?.[1] ?? '');
/** Also where another field is wrong. */
const whereWritten = ({ value }: { readonly value: unknown }) =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/**
 * As a form served by https checks them: there the server takes https alone and no private network, and all faults are
 * better said at once.
 */
export const secureEndpointFields = endpointFields
  .refine(({ url }) => !url.startsWith('http:'), { path: ['url'], error: 'webhookAddress', when: whereWritten })
  .refine(({ url }) => !url.startsWith('https:') || !isPrivate(url), {
    path: ['url'],
    error: 'webhookAddressPrivate',
    when: whereWritten,
  });

export const endpointRow = endpointFields.extend({
  webhookEndpointId: id,
  lockId,
  url: z.string(),
  events: z.array(z.string()),
  status: z.enum(endpointStates),
  pausedBecause: z.enum(['', 'person', 'failing']),
  failingSince: timestamp.nullable(),
  lastSuccessAt: timestamp.nullable(),
  /** Until then the secret before signs too. */
  oldSecretUntil: timestamp.nullable(),
  madeBy: z.string(),
  madeAt: timestamp,
  updatedAt: timestamp,
});
export type EndpointRow = z.infer<typeof endpointRow>;

export const deliveryRow = z.object({
  webhookDeliveryId: id,
  webhookEndpointId: id,
  url: z.string(),
  event: z.string(),
  eventId: z.string(),
  status: z.enum(deliveryStates),
  attempts: z.int(),
  /** Of the last try; null where nothing answered. */
  statusCode: z.int().nullable(),
  problem: z.enum(['', ...deliveryProblems]),
  madeAt: timestamp,
  nextAt: timestamp.nullable(),
  settledAt: timestamp.nullable(),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

export const deliveryRecord = deliveryRow.extend({
  body: z.string(),
  tries: z.array(
    z.object({
      number: z.int(),
      at: timestamp,
      milliseconds: z.int(),
      url: z.string(),
      statusCode: z.int().nullable(),
      problem: z.enum(['', ...deliveryProblems]),
      answer: z.string(),
    }),
  ),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

const people = { audience: 'permitted', onlyPeople: true } as const;
const oneEndpoint = z.strictObject({ webhookEndpointId: id });
const saved = z.object({ webhookEndpointId: id, lockId });
const withSecret = saved.extend({ secret: z.string() });

const getWebhookEndpoint = operation({ ...people, reads: true, input: oneEndpoint, output: endpointRow });

export const webhookService = service('tripDirector', {
  /** Every event that there is, and whether the caller may choose it. */
  getWebhookEvents: operation({
    ...people,
    reads: true,
    input: z.strictObject({}),
    output: z.array(z.object({ event: z.string(), about: z.string(), isAllowed: z.boolean() })),
  }),
  /** Endpoints of the caller's company. */
  getWebhookEndpoints: operation({
    ...people,
    reads: true,
    input: listQuery.extend({
      sort: z.enum(['url', 'madeAt']).default('url'),
      status: z.array(z.enum(endpointStates)).max(2).optional(),
    }),
    output: pageOf(endpointRow),
  }),
  getWebhookEndpoint,
  /** The answer shows the secret of the signatures, this once. */
  postWebhookEndpoint: operation({ ...people, secret: true, input: endpointFields, output: withSecret }),
  putWebhookEndpoint: operation({
    ...people,
    locked: true,
    input: endpointFields.extend({ webhookEndpointId: id }),
    output: saved,
    // Deliveries go on meanwhile.
    amends: { read: getWebhookEndpoint, by: ['webhookEndpointId'], passing: ['failingSince', 'lastSuccessAt'] },
  }),
  /** Pauses it, or starts it again; what was held meanwhile goes out then. */
  putWebhookEndpointStatus: operation({
    ...people,
    locked: true,
    input: oneEndpoint.extend({ status: z.enum(endpointStates) }),
    output: saved,
  }),
  /** A new secret, shown this once; the one before signs too for a day. */
  putWebhookSecret: operation({ ...people, locked: true, secret: true, input: oneEndpoint, output: withSecret }),
  deleteWebhookEndpoint: operation({
    ...people,
    locked: true,
    input: oneEndpoint,
    output: z.object({ webhookEndpointId: id }),
  }),
  /** Sends the event `webhook.test` to one endpoint. */
  sendWebhookTest: operation({ ...people, input: oneEndpoint, output: z.object({ webhookDeliveryId: id }) }),
  getWebhookDeliveries: operation({
    ...people,
    reads: true,
    input: listQuery.extend({
      sort: z.enum(['madeAt']).default('madeAt'),
      descending: z.boolean().default(true),
      webhookEndpointId: id.optional(),
      status: z.array(z.enum(deliveryStates)).max(4).optional(),
      event: z.array(z.string().max(80)).max(50).optional(),
    }),
    output: pageOf(deliveryRow),
  }),
  getWebhookDelivery: operation({
    ...people,
    reads: true,
    input: z.strictObject({ webhookDeliveryId: id }),
    output: deliveryRecord,
  }),
  /** Sends the same event with the same id once more. */
  resendWebhookDelivery: operation({
    ...people,
    input: z.strictObject({ webhookDeliveryId: id }),
    output: z.object({ webhookDeliveryId: id }),
  }),
});
