import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the gateways do next: their own documented answers, or what networks do. */
export type GatewayMood =
  | 'accepting'
  | 'refusing the number'
  | 'out of credit'
  | 'limiting'
  | 'down'
  | 'silent'
  | 'dropping'
  | 'breaking off'
  | 'redirecting'
  | 'babbling'
  | 'speaking HTML';

interface TakenSms {
  readonly provider: string;
  readonly to: string;
  readonly text: string;
  readonly from: string | undefined;
  readonly reference: string | undefined;
}

export interface SmsGateways {
  readonly baseUrl: string;
  readonly taken: TakenSms[];
  mood: GatewayMood;
  close(): Promise<void>;
}

/** The credentials that the gateways know. */
export const gatewayCredentials = {
  clickatell: { apiKey: 'click-key==' },
  bulksms: { tokenId: 'token-id', tokenSecret: 'token:secret/ü' },
  africastalking: { username: 'haulway', apiKey: 'atsk-key' },
  twilio: { accountSid: 'AC0123456789abcdef0123456789abcdef', authToken: 'twilio-token' },
};

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}
interface Request {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}
interface Gateway {
  /** The documented answer to this request; anything that the documentation does not allow is refused in its words. */
  answer(request: Request, mood: GatewayMood, take: (sms: Omit<TakenSms, 'provider'>) => void): Reply;
}

/** One server on loopback that speaks four providers' APIs as they are documented, and refuses what they would refuse. */
export async function startSmsGateways(): Promise<SmsGateways> {
  const taken: TakenSms[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => serve(request, Buffer.concat(chunks).toString(), response));
  });
  const gateways: SmsGateways = { baseUrl: '', taken, mood: 'accepting', close: () => stop(server) };

  function serve(request: IncomingMessage, text: string, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', gateways.baseUrl);
    const [provider, gateway] = Object.entries(byPath).find(([, { path }]) => path === url.pathname) ?? [];
    const { mood } = gateways;
    if (mood === 'silent') return;
    if (mood === 'dropping') return void response.socket?.destroy();
    if (mood === 'breaking off') {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': 200 }).write('{"sid":');
      return void setTimeout(() => response.socket?.destroy(), 20);
    }
    const reply = ((): Reply => {
      if (request.method !== 'POST' || !provider || !gateway) return { status: 404, body: 'no such resource' };
      if (mood === 'down') return { status: 503, body: 'Service Unavailable' };
      if (mood === 'redirecting')
        return { status: 302, body: '', headers: { location: `${gateways.baseUrl}/elsewhere` } };
      if (mood === 'babbling') return { status: 201, body: 'x'.repeat(200_000) };
      if (mood === 'speaking HTML')
        return { status: 200, body: '<html><body>Sign in to the wireless network</body></html>' };
      return gateway.answer({ url, headers: request.headers, text }, mood, (sms) => taken.push({ provider, ...sms }));
    })();
    const isText = typeof reply.body === 'string';
    response.writeHead(reply.status, { 'content-type': isText ? 'text/plain' : 'application/json', ...reply.headers });
    response.end(isText ? reply.body : JSON.stringify(reply.body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(gateways, { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function stop(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

const clickatell: Gateway = {
  answer({ headers, text }, mood, take) {
    const globally = (status: number, code: number, description: string): Reply => ({
      status,
      body: { messages: [], error: { code, description } },
    });
    if (headers.authorization !== gatewayCredentials.clickatell.apiKey)
      return globally(401, 1, 'Invalid or missing integration API Key');
    const body = jsonOf(headers, text);
    const message =
      isRecord(body) && Array.isArray(body['messages']) && body['messages'].length === 1
        ? (body['messages'][0] as unknown)
        : undefined;
    if (!isRecord(message)) return globally(400, 21, 'Payload data is malformed');
    const { channel, to, content, from, clientMessageId, ...unknown } = message;
    const one = (status: number, code: number, description: string): Reply => ({
      status,
      body: { messages: [{ apiMessageId: null, accepted: false, to, error: { code, description } }], error: null },
    });
    if (channel !== 'sms' || !isText(content) || Object.keys(unknown).length > 0)
      return one(400, 23, 'Invalid or missing parameter');
    if (!isText(to) || !/^[1-9]\d{6,14}$/.test(to) || mood === 'refusing the number')
      return one(400, 25, `Invalid recipient address: ${String(to)}`);
    if (mood === 'out of credit') return one(402, 20, 'Insufficient account balance');
    if (mood === 'limiting') return one(400, 43, 'Rate limit');
    take({ to: `+${to}`, text: content, from: textOr(from), reference: textOr(clientMessageId) });
    return {
      status: 202,
      body: {
        messages: [{ apiMessageId: randomUUID().replaceAll('-', ''), accepted: true, to, error: null }],
        error: null,
      },
    };
  },
};

const bulkSms: Gateway = {
  answer({ url, headers, text }, mood, take) {
    const problem = (status: number, title: string, detail?: string): Reply => ({
      status,
      body: {
        type: `https://developer.bulksms.com/json/v1/errors#${title.toLowerCase().replaceAll(' ', '-')}`,
        title,
        status,
        detail,
      },
    });
    const { tokenId, tokenSecret } = gatewayCredentials.bulksms;
    if (headers.authorization !== basic(tokenId, tokenSecret)) return problem(401, 'Not Authenticated');
    const body = jsonOf(headers, text);
    const entry = Array.isArray(body) && body.length === 1 ? (body[0] as unknown) : undefined;
    if (!isRecord(entry)) return problem(400, 'Bad Request', 'an array of one entry is expected');
    const { to, body: content, from, userSuppliedId, ...unknown } = entry;
    const deduplication = url.searchParams.get('deduplication-id') ?? '';
    if (!/^\d{1,10}$/.test(deduplication) || Number(deduplication) > 2_147_483_647)
      return problem(400, 'Bad Request', 'deduplication-id is no int32');
    if (!isText(content) || Object.keys(unknown).length > 0) return problem(400, 'Bad Request', 'body');
    if (String(userSuppliedId ?? '').length > 20)
      return problem(400, 'Bad Request', 'userSuppliedId has more than 20 characters');
    if (/[^ -~\n]/.test(content) && url.searchParams.get('auto-unicode') !== 'true')
      return problem(400, 'Bad Request', 'letters would be lost');
    if (!isText(to) || !/^\+[1-9]\d{6,14}$/.test(to))
      return problem(400, 'Bad Request', `to: ${String(to)} is no number`);
    if (mood === 'out of credit') return problem(403, 'Insufficient Credits');
    if (mood === 'limiting') return { ...problem(429, 'Too Many Requests'), headers: { 'retry-after': '7' } };
    const status =
      mood === 'refusing the number'
        ? { id: 'FAILED.NOT_SENT', type: 'FAILED', subtype: 'NOT_SENT' }
        : { id: 'ACCEPTED.null', type: 'ACCEPTED', subtype: null };
    if (status.type === 'ACCEPTED') take({ to, text: content, from: textOr(from), reference: deduplication });
    return { status: 201, body: [{ id: randomUUID(), type: 'SENT', to, body: content, status }] };
  },
};

const africasTalking: Gateway = {
  answer({ headers, text }, mood, take) {
    const form = formOf(headers, text, ['username', 'to', 'message', 'from']);
    const { username, apiKey } = gatewayCredentials.africastalking;
    if (headers['apikey'] !== apiKey || form?.get('username') !== username)
      return { status: 401, body: 'The supplied authentication is invalid' };
    if (headers.accept !== 'application/json') return { status: 201, body: '<AfricasTalkingResponse/>' };
    const [to, message] = [form.get('to'), form.get('message')];
    if (!to || !message)
      return { status: 400, body: `Request is missing required form field '${to ? 'message' : 'to'}'` };
    const recipient = (statusCode: number, status: string): Reply => ({
      status: 201,
      body: {
        SMSMessageData: {
          Message: `Sent to ${statusCode < 200 ? 1 : 0}/1 Total Cost: ZAR ${statusCode < 200 ? '0.2500' : '0'}`,
          Recipients: [
            {
              statusCode,
              number: to,
              cost: statusCode < 200 ? 'ZAR 0.2500' : '0',
              status,
              messageId: statusCode < 200 ? `ATXid_${randomUUID()}` : 'None',
            },
          ],
        },
      },
    });
    if (mood === 'refusing the number' || !/^\+[1-9]\d{6,14}$/.test(to)) return recipient(403, 'InvalidPhoneNumber');
    if (mood === 'out of credit') return recipient(405, 'InsufficientBalance');
    if (mood === 'limiting') return { status: 429, body: 'Too many requests' };
    if (form.get('from') === 'NOTOURS')
      return { status: 201, body: { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } } };
    take({ to, text: message, from: form.get('from') ?? undefined, reference: undefined });
    return recipient(101, 'Success');
  },
};

const twilio: Gateway = {
  answer({ headers, text }, mood, take) {
    const refuse = (status: number, code: number, message: string): Reply => ({
      status,
      body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    });
    const { accountSid, authToken } = gatewayCredentials.twilio;
    if (headers.authorization !== basic(accountSid, authToken)) return refuse(401, 20003, 'Authenticate');
    const form = formOf(headers, text, ['To', 'From', 'MessagingServiceSid', 'Body']);
    const [to, body] = [form?.get('To'), form?.get('Body')];
    if (!form || !to) return refuse(400, 21604, "A 'To' phone number is required.");
    if (!body) return refuse(400, 21602, 'Message body is required.');
    if (body.length > 1600) return refuse(400, 21617, 'The concatenated message body exceeds the 1600 character limit');
    const sender = form.get('From') ?? form.get('MessagingServiceSid');
    if (!sender || (form.has('From') && form.has('MessagingServiceSid')))
      return refuse(400, 21603, "A 'From' phone number is required.");
    if (form.has('MessagingServiceSid') && !/^MG[0-9a-f]{32}$/.test(sender)) return refuse(400, 21212, 'Invalid From');
    if (mood === 'refusing the number' || !/^\+[1-9]\d{6,14}$/.test(to))
      return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
    if (mood === 'out of credit') return refuse(403, 30002, 'Account suspended');
    if (mood === 'limiting') return refuse(429, 20429, 'Too Many Requests');
    take({ to, text: body, from: sender, reference: undefined });
    return {
      status: 201,
      body: {
        sid: `SM${randomUUID().replaceAll('-', '')}`,
        status: 'queued',
        to,
        from: sender,
        body,
        error_code: null,
        error_message: null,
      },
    };
  },
};

const byPath: Readonly<Record<string, Gateway & { path: string }>> = {
  clickatell: { path: '/v1/message', ...clickatell },
  bulksms: { path: '/v1/messages', ...bulkSms },
  africastalking: { path: '/version1/messaging', ...africasTalking },
  twilio: { path: `/2010-04-01/Accounts/${gatewayCredentials.twilio.accountSid}/Messages.json`, ...twilio },
};

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function jsonOf(headers: IncomingMessage['headers'], text: string): unknown {
  if (headers['content-type'] !== 'application/json') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A form of known fields, each at most once. */
function formOf(
  headers: IncomingMessage['headers'],
  text: string,
  fields: readonly string[],
): URLSearchParams | undefined {
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return undefined;
  const form = new URLSearchParams(text);
  const names = [...form.keys()];
  return names.every((name) => fields.includes(name)) && new Set(names).size === names.length ? form : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}

function textOr(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
