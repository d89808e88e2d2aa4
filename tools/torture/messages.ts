import { setTimeout as wait } from 'node:timers/promises';
import {
  gatewayCredentials,
  type GatewayMood,
  type SmsGateways,
  startSmsGateways,
} from '#platform/server/testing/sms-gateways.ts';
import { freePort, rpc, startServerProcess, type ServerProcess } from '../../server/testing/server-process.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { signIn } from './workload.ts';

const mailMoods = ['ok', '421', '450', '550', 'hang', 'drop'] as const;
const smsMoods: readonly GatewayMood[] = ['down', 'silent', 'speaking HTML', 'dropping', 'breaking off', 'limiting'];
/** A mail that is not answered is given up after a minute, and tried again after that. */
const patience = 240_000;
const settled = new Set(['sent', 'bounced', 'dead']);

interface Sent {
  readonly to: string;
  readonly channel: string;
  readonly status: string;
  readonly attempts: number;
}

/** Bad mail servers and bad gateways: everything that can be delivered is, in the end; what cannot is said to have bounced. */
export async function tortureMessages(around: Surroundings, rounds: number): Promise<Result> {
  const each = Math.max(1, Math.min(20, rounds));
  const [mails, gateways] = [await startMailServer(), await startSmsGateways()];
  // Both would take the messages of one queue; this one has nobody to hand them to.
  await around.server().kill('SIGTERM');
  const server = await startServerProcess({
    ...around.environment,
    PORT: String(await freePort()),
    SMTP_URL: mails.url,
    SMS_PROVIDER: 'bulksms',
    SMS_USER: gatewayCredentials.bulksms.tokenId,
    SMS_SECRET: gatewayCredentials.bulksms.tokenSecret,
    SMS_BASE_URL: gateways.baseUrl,
  });
  try {
    const addresses = mailMoods.flatMap((mood) =>
      Array.from({ length: each }, (_, index) => `${mood}.${index}@torture.example`),
    );
    const session = await signIn(server.url);
    for (const [index, email] of addresses.entries()) {
      const mobileNumber = `+2783555${String(index).padStart(4, '0')}`;
      await rpc(server.url, 'postCarrierLink', { email, mobileNumber, language: 'en' }, { ...session });
    }
    await codesInBadMoods(server, mails, gateways);
    const found = await whenSettled(around);
    return judged(found, mails, gateways, addresses.length);
  } finally {
    await server.kill('SIGTERM');
    await Promise.all([mails.close(), gateways.close()]);
    await around.startServer();
  }
}

/** Asks for a code in each mood of the gateway; then the gateway is well again. */
async function codesInBadMoods(server: ServerProcess, mails: MailServer, gateways: SmsGateways): Promise<void> {
  await until(() => [...mails.taken.values()].filter(({ to }) => to.startsWith('ok.')).length > 0, 30_000);
  const open = [...mails.taken.values()].filter(({ to }) => !to.startsWith('550'));
  for (const [index, mood] of smsMoods.entries()) {
    const mail = open[index % open.length];
    const key = /#\/carrierregister\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!key) continue;
    gateways.mood = mood;
    const { body } = await rpc(server.url, 'login', {}, { service: 'basis' });
    const { sessionId } = body.result as { sessionId: string };
    await rpc(server.url, 'getCarrierLink', { key }, { sessionId });
    await rpc(server.url, 'resendOTP', { key }, { sessionId });
    await wait(1500);
  }
  gateways.mood = 'accepting';
}

async function whenSettled(around: Surroundings): Promise<Sent[]> {
  const read = () =>
    around.owner(async (client) => {
      const { rows } = await client.query<Sent>(
        `select l.recipient_email as "to", o.channel, o.status, o.attempts from outgoing_message o
           join link l on l.partition = o.partition and l.id = o.link_id
          where l.recipient_email ~ '^(ok|421|450|550|hang|drop)\\.[0-9]+@torture' order by 1`,
      );
      return rows;
    });
  await until(async () => (await read()).every(({ status }) => settled.has(status)), patience);
  return read();
}

async function until(isSo: () => boolean | Promise<boolean>, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end && !(await isSo());) await wait(500);
}

function judged(found: readonly Sent[], mails: MailServer, gateways: SmsGateways, asked: number): Result {
  const mail = found.filter(({ channel }) => channel === 'email');
  const codes = found.filter(({ channel }) => channel === 'sms');
  const refused = mail.filter(({ to }) => to.startsWith('550'));
  const others = mail.filter(({ to }) => !to.startsWith('550'));
  const arrived = new Set([...mails.taken.values()].map(({ to }) => to));
  const figures = {
    mails: mail.length,
    'never arrived': others.filter(({ to, status }) => status !== 'sent' || !arrived.has(to)).length,
    'arrived twice under two ids': mails.taken.size - arrived.size,
    'refused and not bounced at once': refused.filter(({ status, attempts }) => status !== 'bounced' || attempts > 1)
      .length,
    'taken, and sent again': [...mails.taken.values()].filter(({ times }) => times > 1).length,
    codes: codes.length,
    'codes not sent': codes.filter(({ status }) => status !== 'sent').length,
    'codes that came twice': gateways.taken.length - new Set(gateways.taken.map(({ reference }) => reference)).size,
  };
  return {
    figures,
    isHeld:
      figures.mails === asked &&
      figures['never arrived'] === 0 &&
      figures['arrived twice under two ids'] === 0 &&
      figures['refused and not bounced at once'] === 0 &&
      codes.length > 0 &&
      figures['codes not sent'] === 0 &&
      figures['codes that came twice'] === 0,
  };
}
