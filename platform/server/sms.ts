import { DeliveryError } from './delivery.ts';
import { africasTalking, type AfricasTalkingOptions } from './sms/africas-talking.ts';
import { bulkSms, type BulkSmsOptions } from './sms/bulksms.ts';
import { clickatell, type ClickatellOptions } from './sms/clickatell.ts';
import { twilio, type TwilioOptions } from './sms/twilio.ts';
import type { SmsPort } from './sms/port.ts';

export type { OutgoingSms, SmsPort } from './sms/port.ts';

/** One provider with its credentials; chosen by configuration. */
export type SmsOptions = ClickatellOptions | BulkSmsOptions | AfricasTalkingOptions | TwilioOptions;

/** SMS through the chosen provider. A number that is not E.164 is refused here, before it costs anything. */
export function chooseSms(options: SmsOptions): SmsPort {
  const gateway = gatewayOf(options);
  return {
    async send(sms) {
      if (!/^\+[1-9]\d{6,14}$/.test(sms.to)) throw new DeliveryError('recipient', 'the number is not in E.164');
      return gateway.send(sms);
    },
  };
}

function gatewayOf(options: SmsOptions): SmsPort {
  switch (options.provider) {
    case 'clickatell':
      return clickatell(options);
    case 'bulksms':
      return bulkSms(options);
    case 'africastalking':
      return africasTalking(options);
    case 'twilio':
      return twilio(options);
  }
}
