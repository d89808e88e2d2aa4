import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryError } from './delivery.ts';
import { chooseSms, type OutgoingSms, type SmsOptions } from './sms.ts';
import { gatewayCredentials, startSmsGateways, type GatewayMood, type SmsGateways } from './testing/sms-gateways.ts';

let gateways: SmsGateways;
beforeAll(async () => {
  gateways = await startSmsGateways();
});
beforeEach(() => {
  gateways.mood = 'accepting';
  gateways.taken.length = 0;
});
afterAll(() => gateways.close());

const sms: OutgoingSms = { to: '+27821234567', text: 'Your code is 004217.', reference: '90071' };
const providers = ['clickatell', 'bulksms', 'africastalking', 'twilio'] as const;
type Provider = (typeof providers)[number];

function optionsOf(provider: Provider): SmsOptions {
  const common = { baseUrl: gateways.baseUrl, timeoutMilliseconds: 5000 };
  switch (provider) {
    case 'clickatell':
      return { provider, ...gatewayCredentials.clickatell, ...common };
    case 'bulksms':
      return { provider, ...gatewayCredentials.bulksms, ...common };
    case 'africastalking':
      return { provider, ...gatewayCredentials.africastalking, ...common };
    case 'twilio':
      return { provider, ...gatewayCredentials.twilio, from: '+12025550123', ...common };
  }
}

async function problemOf(sending: Promise<unknown>): Promise<DeliveryError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  return error as DeliveryError;
}

describe.each(providers)('%s', (provider) => {
  it('hands the message over and answers with the provider’s id', async () => {
    const { providerId } = await chooseSms(optionsOf(provider)).send(sms);
    expect(providerId.length).toBeGreaterThan(10);
    expect(gateways.taken).toMatchObject([{ provider, to: sms.to, text: sms.text }]);
  });

  it.each([
    'Zoë’s code: 004217',
    'O seu código é 004217 – válido até às 10:45 & não o partilhe.',
    'Votre code est 004217; ne le donnez à personne : €100 = 100%.',
    'U kode is 004217.\nMoet dit nie deel nie: https://portal.example/#/x?a=1+2&b=3',
  ])('keeps every letter of %j', async (text) => {
    await chooseSms(optionsOf(provider)).send({ ...sms, text });
    expect(gateways.taken[0]?.text).toBe(text);
  });

  it('sends from the configured sender', async () => {
    await chooseSms({ ...optionsOf(provider), from: 'BAOBAB' }).send(sms);
    expect(gateways.taken[0]?.from).toBe('BAOBAB');
  });

  it.each([
    ['refusing the number', 'recipient', false],
    ['out of credit', 'account', true],
    ['limiting', 'busy', true],
    ['down', 'busy', true],
    ['silent', 'timeout', true],
    ['dropping', 'unreachable', true],
    ['breaking off', 'unreachable', true],
    ['redirecting', 'account', true],
    ['babbling', 'unreachable', true],
    ['speaking HTML', 'unreachable', true],
  ] satisfies [GatewayMood, string, boolean][])('that is %s: %s, retry %s', async (mood, reason, retry) => {
    gateways.mood = mood;
    const error = await problemOf(chooseSms(optionsOf(provider)).send(sms));
    expect(error).toMatchObject({ reason, retry });
    expect(error.message).not.toContain('27821234567');
    expect(gateways.taken).toHaveLength(0);
  });

  it('with wrong credentials is ours to mend', async () => {
    const wrong = { apiKey: 'wrong', tokenSecret: 'wrong', authToken: 'wrong' };
    expect(await problemOf(chooseSms({ ...optionsOf(provider), ...wrong }).send(sms))).toMatchObject({
      reason: 'account',
      retry: true,
    });
  });

  it('that is not there', async () => {
    const nowhere = { ...optionsOf(provider), baseUrl: 'http://127.0.0.1:1' };
    expect(await problemOf(chooseSms(nowhere).send(sms))).toMatchObject({ reason: 'unreachable', retry: true });
  });

  it.each(['0821234567', '27821234567', '+27 82 123 4567', '+', '', '+0821234567', '+27821234567,+27829999999'])(
    'is never called for %j',
    async (to) => {
      expect(await problemOf(chooseSms(optionsOf(provider)).send({ ...sms, to }))).toMatchObject({
        reason: 'recipient',
        retry: false,
      });
      expect(gateways.taken).toHaveLength(0);
    },
  );
});

describe('what only one provider has', () => {
  it('Clickatell carries our reference', async () => {
    await chooseSms(optionsOf('clickatell')).send(sms);
    expect(gateways.taken[0]?.reference).toBe('90071');
  });

  it('BulkSMS gets the same deduplication id for each try, and another for each message', async () => {
    const port = chooseSms(optionsOf('bulksms'));
    const long = 'b6a4c9c2-2d4e-4ff2-9a65-0f7f5a8c1d10';
    for (const reference of ['90071', '90071', '90072', long, long, '9223372036854775807'])
      await port.send({ ...sms, reference });
    const ids = gateways.taken.map(({ reference }) => reference);
    expect(ids).toEqual(['90071', '90071', '90072', ids[3], ids[3], '2147483647']);
    expect(new Set(ids).size).toBe(4);
  });

  it('BulkSMS says how long to wait', async () => {
    gateways.mood = 'limiting';
    expect(await problemOf(chooseSms(optionsOf('bulksms')).send(sms))).toMatchObject({ retryAfterSeconds: 7 });
  });

  it('Africa’s Talking answers an unregistered sender with an empty list', async () => {
    const error = await problemOf(chooseSms({ ...optionsOf('africastalking'), from: 'NOTOURS' }).send(sms));
    expect(error).toMatchObject({ reason: 'account', retry: true, message: 'InvalidSenderId' });
  });

  it('Twilio takes a messaging service instead of a number, and refuses a text that is too long', async () => {
    const service = `MG${'a1'.repeat(16)}`;
    await chooseSms({ ...optionsOf('twilio'), from: service }).send(sms);
    expect(gateways.taken[0]?.from).toBe(service);
    const long = chooseSms(optionsOf('twilio')).send({ ...sms, text: 'x'.repeat(1601) });
    expect(await problemOf(long)).toMatchObject({ reason: 'rejected', retry: false });
  });
});
