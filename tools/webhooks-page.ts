import { z } from 'zod';
import type { Product } from '#platform/server/module.ts';
import type { WebhookEvent } from '#platform/server/webhook-event.ts';
import {
  failingDays,
  firstPause,
  jitter,
  overlapHours,
  triesAtMost,
  webhookHeaders,
} from '#modules/desk/integrations/signature.ts';

interface Field {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Field[];
  readonly description?: string;
}

function written({ type, format, enum: choices, anyOf }: Field): string {
  if (anyOf) return anyOf.map(written).join(' or ');
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  return format && format !== 'uuid' ? `${type} (${format})` : format === 'uuid' ? 'id' : (type ?? 'anything');
}

/** Events that send the same fields, with those fields once. */
function section(events: readonly WebhookEvent[]): string {
  const { properties = {} } = z.toJSONSchema(events[0]!.data) as { properties?: Record<string, Field> };
  const fields = Object.entries(properties).map(
    ([name, field]) => `| \`${name}\` | ${written(field)} | ${field.description ?? ''} |`,
  );
  const list = events.map(({ name, about, needs }) => `- \`${name}\`: ${about.en} Needs \`${needs}\`.`);
  return `${list.join('\n')}\n\n| field of \`data\` | value | |\n| --- | --- | --- |\n${fields.join('\n')}\n`;
}

/** `docs/webhooks.md`. */
export function webhooksPage(product: Product): string {
  const bySchema = Map.groupBy(product.all('webhookEvents'), ({ data }) => data);
  return `# Webhooks

Made from the code by \`npm run generate\` (decision 0057). Endpoints are set up under Settings → Webhooks; each belongs to one company and hears of that company's records alone.

## A request

\`POST\` to the address of the endpoint, with \`content-type: application/json\` and this body:

| key | meaning |
| --- | --- |
| \`eventId\` | the event; the same at every try, and when it is sent again |
| \`event\` | its name, from the list below |
| \`at\` | when it happened, UTC |
| \`partition\`, \`companyId\` | whose it is; calls to \`/rpc\` name the partition |
| \`data\` | ids, numbers and statuses of the record as it was then; never names of people, identity numbers or account numbers at a bank |

| header | meaning |
| --- | --- |
| \`${webhookHeaders.event}\` | the name of the event |
| \`${webhookHeaders.eventId}\` | its id |
| \`${webhookHeaders.attempt}\` | the number of the try, from 1 |
| \`${webhookHeaders.timestamp}\` | seconds since 1970 when this try was sent |
| \`${webhookHeaders.signature}\` | one or two signatures, separated by commas, each \`v1=\` and 64 hexadecimal digits |

## The signature

A signature is HMAC-SHA-256 with the endpoint's secret (the whole text, \`whsec_\` included, as UTF-8) over the timestamp, a full stop, and the body exactly as it was received. To verify a request:

1. Take the body as bytes, before anything parses it.
2. Compute the HMAC over timestamp + \`.\` + body with your secret, in lower-case hexadecimal digits.
3. Split the header \`${webhookHeaders.signature}\` at the commas. One of its parts must be \`v1=\` and your digits; compare in constant time. Ignore parts that begin with something else.
4. Refuse a timestamp that is more than five minutes away from your clock: it may be an old request that somebody sends again.
5. Look whether you have handled this \`eventId\` already. If so, answer 200 and do nothing.

When the secret is changed, the old one signs too for ${overlapHours} hours, so that a request carries two signatures.

## Answers and tries

Answer with a status from 200 to 299 within 10 seconds, and do the work afterwards. Anything else is a failure: other statuses, redirects (none is followed), no answer. Only the first 2 KB of an answer are read and kept.

A failed delivery is tried again after about ${firstPause} seconds, and then after twice the time of the pause before (give or take ${jitter * 100} %), ${triesAtMost} tries in all over about a day. Then it is given up, and those who may change endpoints are told by mail, at most once a day for each endpoint. It can be sent again from the log, with the same id, for 30 days.

An endpoint that has failed for ${failingDays} days is paused, and people are told. What happens while an endpoint is paused is held, and goes out when it is started again.

Events come at least once, and may come twice or in another order than they happened: go by \`eventId\` and \`at\`.

In production the address must be \`https\` and must not lead into a private network. The event \`webhook.test\` is sent by hand; its \`data\` holds the endpoint's id.

## Events

${[...bySchema.values()].map(section).join('\n')}`;
}
