import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DeliveryError } from '../delivery.ts';
import { basicAuthorization, callGateway, notUnderstood } from './gateway.ts';
import type { GatewayOptions, SmsPort } from './port.ts';

export interface BulkSmsOptions extends GatewayOptions {
  readonly provider: 'bulksms';
  /** An API token, which BulkSMS recommends over the account's own name and password. */
  readonly tokenId: string;
  readonly tokenSecret: string;
  /** A number in E.164, or a registered name of at most 11 characters. */
  readonly from?: string;
}

const sendAnswer = z
  .tuple([z.object({ id: z.string(), status: z.object({ type: z.string(), subtype: z.string().nullish() }) })])
  .rest(z.unknown());
const problem = z.object({ title: z.string(), detail: z.string().optional() });

/**
 * BulkSMS's JSON REST API, `POST /v1/messages`: https://www.bulksms.com/developer/json/v1/#tag/Message
 *
 * A repeated try carries the same `deduplication-id`, which BulkSMS remembers for about twelve hours.
 */
export function bulkSms(options: BulkSmsOptions): SmsPort {
  return {
    async send({ to, text, reference }) {
      const answer = await callGateway(
        'https://api.bulksms.com',
        {
          path: `/v1/messages?auto-unicode=true&deduplication-id=${deduplicationId(reference)}`,
          headers: { authorization: basicAuthorization(options.tokenId, options.tokenSecret) },
          body: [
            {
              to,
              body: text,
              ...(options.from !== undefined && { from: options.from }),
              // Longer ones are refused.
              ...(reference.length <= 20 && { userSuppliedId: reference }),
            },
          ],
        },
        options,
      );
      if (answer.status === 400) {
        const { data } = problem.safeParse(answer.body);
        if (data) throw new DeliveryError('rejected', `${data.title}: ${data.detail ?? ''}`);
      }
      const { data } = sendAnswer.safeParse(answer.body);
      if (answer.status !== 201 || !data) throw notUnderstood(answer);
      const [{ id, status }] = data;
      // NOT_SENT: no route for this number; BLOCKED: the person replied STOP.
      if (status.type === 'FAILED') throw new DeliveryError('recipient', `FAILED.${status.subtype ?? ''}`);
      return { providerId: id };
    },
  };
}

/** An int32 is all there is: the running number itself where the reference is one, so that no two messages share it. */
function deduplicationId(reference: string): number {
  if (/^\d{1,19}$/.test(reference)) return Number(BigInt(reference) & 0x7fff_ffffn);
  return createHash('sha256').update(reference).digest().readUInt32BE() & 0x7fff_ffff;
}
