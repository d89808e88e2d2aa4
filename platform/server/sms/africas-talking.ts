import { z } from 'zod';
import { DeliveryError, type DeliveryProblem } from '../delivery.ts';
import { callGateway, notUnderstood } from './gateway.ts';
import type { GatewayOptions, SmsPort } from './port.ts';

export interface AfricasTalkingOptions extends GatewayOptions {
  readonly provider: 'africastalking';
  /** The application's user name; `sandbox` together with the sandbox's base address. */
  readonly username: string;
  readonly apiKey: string;
  /** A registered short code or alphanumeric sender. */
  readonly from?: string;
}

const sendAnswer = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(z.object({ statusCode: z.int(), status: z.string(), messageId: z.string() })),
  }),
});

/**
 * Africa's Talking bulk messaging, `POST /version1/messaging`, a form with the key in the header `apiKey`.
 * https://developers.africastalking.com/docs/sms/sending/bulk
 */
export function africasTalking(options: AfricasTalkingOptions): SmsPort {
  return {
    async send({ to, text }) {
      const answer = await callGateway(
        'https://api.africastalking.com',
        {
          path: '/version1/messaging',
          headers: { apiKey: options.apiKey },
          body: new URLSearchParams({
            username: options.username,
            to,
            message: text,
            ...(options.from !== undefined && { from: options.from }),
          }),
        },
        options,
      );
      if (answer.status === 400) throw new DeliveryError('rejected', String(answer.body));
      const { data } = sendAnswer.safeParse(answer.body);
      if (!data) throw notUnderstood(answer);
      const { Message: message, Recipients: recipients } = data.SMSMessageData;
      const [recipient] = recipients;
      // An empty list comes with the reason as the message: our sender is not registered.
      if (!recipient) throw new DeliveryError('account', message);
      const problem = problems[recipient.statusCode];
      if (problem) throw new DeliveryError(problem, `${recipient.statusCode} ${recipient.status}`);
      if (recipient.statusCode > 102)
        throw new DeliveryError('rejected', `${recipient.statusCode} ${recipient.status}`);
      return { providerId: recipient.messageId };
    },
  };
}

/** 100 Processed, 101 Sent and 102 Queued are taken; the rest of the documented status codes, by whom they are about. */
const problems: Readonly<Record<number, DeliveryProblem>> = {
  401: 'account', // RiskHold
  402: 'account', // InvalidSenderId
  403: 'recipient', // InvalidPhoneNumber
  404: 'recipient', // UnsupportedNumberType
  405: 'account', // InsufficientBalance
  406: 'recipient', // UserInBlacklist
  407: 'busy', // CouldNotRoute
  409: 'recipient', // DoNotDisturbRejection
  500: 'busy', // InternalServerError
  501: 'busy', // GatewayError
  502: 'rejected', // RejectedByGateway
};
