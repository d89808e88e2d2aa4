import type { CallOptions, House } from './house.ts';

/** Somebody on a phone who came by a link. */
export interface Guest {
  readonly options: CallOptions;
  readonly key: string;
}

/** A guest session that has typed in the code of the SMS. */
export async function enterLink(house: House, key: string): Promise<Guest> {
  const { sessionId } = await house.ask<{ sessionId: string }>(
    'login',
    { userRole: '', userAccount: '', password: '' },
    {
      service: 'basis',
    },
  );
  const options = { sessionId };
  await house.ask('resendOTP', { key }, options);
  const sms = (await house.messages()).find((message) => message.channel === 'sms');
  await house.ask('isOTPValid', { key, otp: sms!.code }, options);
  return { options, key };
}

/** The token of the newest mail to an address. */
export async function mailedKey(house: House, to: string): Promise<string> {
  const mail = (await house.messages()).find((message) => message.to === to && message.links.length > 0);
  return mail!.links[0]!.split('/').at(-1)!;
}
