import { z } from 'zod';
import { DeliveryError, type DeliveryProblem } from '../delivery.ts';
import { callGateway, notUnderstood } from './gateway.ts';
import type { GatewayOptions, SmsPort } from './port.ts';

export interface ClickatellOptions extends GatewayOptions {
  readonly provider: 'clickatell';
  readonly apiKey: string;
  /** The long number of a two-way integration, digits only. */
  readonly from?: string;
}

const gatewayError = z.object({ code: z.int(), description: z.string() });
const sendAnswer = z.object({
  messages: z
    .array(z.object({ apiMessageId: z.string().nullish(), accepted: z.boolean(), error: gatewayError.nullish() }))
    .nullish(),
  error: gatewayError.nullish(),
});

/**
 * Clickatell's One API, `POST /v1/message`.
 * https://guides.clickatell.com/clickatell-chat-commerce-platform/developer/channels/whatsapp-and-sms-one-api/api-reference/messages/send-messages
 */
export function clickatell(options: ClickatellOptions): SmsPort {
  return {
    async send({ to, text, reference }) {
      const answer = await callGateway(
        'https://platform.clickatell.com',
        {
          path: '/v1/message',
          headers: { authorization: options.apiKey },
          body: {
            messages: [
              {
                channel: 'sms',
                to: to.slice(1),
                content: text,
                clientMessageId: reference,
                ...(options.from !== undefined && { from: options.from }),
              },
            ],
          },
        },
        options,
      );
      const { data } = sendAnswer.safeParse(answer.body);
      const message = data?.messages?.[0];
      if (message?.accepted && message.apiMessageId) return { providerId: message.apiMessageId };
      const error = message?.error ?? data?.error;
      if (!error) throw notUnderstood(answer);
      throw new DeliveryError(problems[error.code] ?? 'rejected', `${error.code} ${error.description}`);
    },
  };
}

/**
 * The codes of the errors table that are not about the message itself.
 * https://docs.clickatell.com/channels/one-api/one-api-errors-table/
 */
const problems: Readonly<Record<number, DeliveryProblem>> = {
  // API key, account, integration, origin address; balance; channel and sender of the integration; demo access; USA limits.
  ...about('account', [1, 2, 3, 7, 20, 38, 39, 44, 45, 46, 110, 111]),
  // Internal errors; rate limit.
  ...about('busy', [18, 19, 43]),
  // Invalid recipient, opted out, not on the channel, not in the sandbox.
  ...about('recipient', [25, 26, 27, 28]),
};

function about(problem: DeliveryProblem, codes: readonly number[]): Record<number, DeliveryProblem> {
  return Object.fromEntries(codes.map((code) => [code, problem]));
}
