import { z } from 'zod';
import { DeliveryError, type DeliveryProblem } from '../delivery.ts';
import { basicAuthorization, callGateway, notUnderstood } from './gateway.ts';
import type { GatewayOptions, SmsPort } from './port.ts';

export interface TwilioOptions extends GatewayOptions {
  readonly provider: 'twilio';
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164 or a sender name; or the SID of a messaging service (`MG…`), which chooses the sender itself. */
  readonly from: string;
}

const sendAnswer = z.object({ sid: z.string() });
const refusal = z.object({ code: z.int(), message: z.string() });

/** Twilio's Messages resource, `POST /2010-04-01/Accounts/{sid}/Messages.json`: https://www.twilio.com/docs/messaging/api/message-resource */
export function twilio(options: TwilioOptions): SmsPort {
  const sender = /^MG[0-9a-f]{32}$/i.test(options.from) ? 'MessagingServiceSid' : 'From';
  return {
    async send({ to, text }) {
      const answer = await callGateway(
        'https://api.twilio.com',
        {
          path: `/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}/Messages.json`,
          headers: { authorization: basicAuthorization(options.accountSid, options.authToken) },
          body: new URLSearchParams({ To: to, [sender]: options.from, Body: text }),
        },
        options,
      );
      const sent = sendAnswer.safeParse(answer.body);
      if (answer.status === 201 && sent.success) return { providerId: sent.data.sid };
      const { data } = refusal.safeParse(answer.body);
      if (!data) throw notUnderstood(answer);
      throw new DeliveryError(problems[data.code] ?? 'rejected', `${data.code} ${data.message}`);
    },
  };
}

/** Codes of 400 answers that are not about the message itself: https://www.twilio.com/docs/api/errors */
const problems: Readonly<Record<number, DeliveryProblem>> = {
  20003: 'account', // authentication
  21211: 'recipient', // invalid To
  21408: 'account', // region not enabled
  21606: 'account', // From cannot send SMS
  21608: 'account', // trial account
  21610: 'recipient', // unsubscribed
  21611: 'busy', // the sender's queue is full
  21612: 'recipient', // To cannot be reached from From
  21614: 'recipient', // To is no mobile number
  21659: 'account', // From is not ours
  30002: 'account', // suspended
};
