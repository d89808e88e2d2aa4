import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const whole = z.coerce.number().int().min(0);
/** `https://tiles.example/{z}/{x}/{y}.png` */
const tileAddress = z
  .url()
  .refine((address) => /^https?:/.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
    error: 'needs an http address with {z}, {x} and {y}',
  });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * Every setting of the server, read once at start. This file is the only reader of the environment; the table in the
 * README is made from the descriptions below (`npm run check` compares them).
 */
export const settings = z.object({
  PORT: port.default(3000).describe('Port of the web server.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` in a container.'),
  DATA_DIR: z.string().default('data').describe('Folder of the embedded database, the files and the keys.'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` turns the demo data, the outbox page and the gallery off.'),
  BASE_URL: z.url().optional().describe('Public address, used in mails. Default: `http://localhost:PORT`.'),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      'PostgreSQL 18 or newer, as the role that owns the tables. Default: the embedded database in `DATA_DIR`.',
    ),
  DATABASE_APP_URL: z
    .string()
    .optional()
    .describe(
      'The same database as a login that is a member of `haulway_app` only; the server then keeps `DATABASE_URL` for migrations. Default: `DATABASE_URL`, stepping down to that role.',
    ),
  DATABASE_POOL: whole.min(2).default(10).describe('Connections for transactions, per process.'),
  MASTER_KEY: z
    .string()
    .optional()
    .describe(
      '32 bytes in base64: seals identity and bank numbers, drafts and messages. Default: a key file in `DATA_DIR`; required in production. A key that follows another has a name before it: `k2:…`; the first is `k1`.',
    ),
  MASTER_KEYS_BEFORE: z
    .string()
    .optional()
    .describe(
      'Keys that open what they sealed and seal nothing new, by name and with commas between them: `k1:…`. See [operating](docs/operating.md#another-server-key).',
    ),
  DEMO: flag
    .optional()
    .describe('Put in the demo data. Default: `true` with the embedded database outside production.'),
  SMTP_URL: z
    .string()
    .optional()
    .describe('Mail server, e.g. `smtps://user:password@mail.example:465`. Default: mails stay in the outbox.'),
  MAIL_FROM: z.string().default('Haulway <no-reply@haulway.example>').describe('Sender of every mail.'),
  SMS_PROVIDER: z
    .enum(['clickatell', 'bulksms', 'africastalking', 'twilio'])
    .optional()
    .describe('Gateway for one-time codes. Default: SMS stay in the outbox.'),
  SMS_USER: z.string().optional().describe('Account, token id or user name at the gateway (not for Clickatell).'),
  SMS_SECRET: z.string().optional().describe('API key, token secret or auth token at the gateway.'),
  SMS_FROM: z.string().optional().describe('Sender id or number, where the gateway wants one.'),
  SMS_BASE_URL: z.url().optional().describe('Another address of the gateway, e.g. its sandbox.'),
  S3_URL: z
    .url()
    .optional()
    .describe('Bucket for files, e.g. `https://s3.af-south-1.amazonaws.com/bucket`. Default: a folder in `DATA_DIR`.'),
  S3_KEY_ID: z.string().optional().describe('Access key id of the bucket.'),
  S3_SECRET: z.string().optional().describe('Secret access key of the bucket.'),
  S3_REGION: z.string().default('auto').describe('Region of the bucket.'),
  CLAMD_HOST: z.string().optional().describe('Virus scanner (clamd). Default: files are not scanned, and say so.'),
  CLAMD_PORT: port.default(3310).describe('Port of the virus scanner.'),
  MINIMUM_CLIENT_VERSION: z.string().default('0.1.0').describe('Older clients are asked to refresh.'),
  CLOCK_AHEAD_MINUTES: whole
    .default(0)
    .describe('Lets the clock run ahead, to see what happens on a later day; not in production.'),
  MAINTENANCE: flag.default(false).describe('Answer every call with `sleep`.'),
  TRUST_PROXY: z
    .union([flag.transform((isOne) => (isOne ? 1 : 0)), whole], { error: 'needs true, false or a number' })
    .default(0)
    .describe(
      'How many proxies of your own stand before the server, `true` for one: the caller’s address is taken from what they wrote into `X-Forwarded-For`, and nothing from what callers wrote before them.',
    ),
  CALLS_PER_SECOND: whole
    .default(50)
    .describe(
      'Calls per second of a session, and of an address as long as nobody is known, with a burst of four times as many, and sixteen times as many files of the pages; 0 turns the brake off.',
    ),
  PUBLIC_CALLS_PER_MINUTE: whole
    .default(120)
    .describe(
      'Calls per minute and address before anyone is known (sign-in, reset, guest sessions, links); 0 turns the brake off.',
    ),
  TOKEN_CALLS_PER_MINUTE: whole
    .default(600)
    .describe('Calls per minute of one access token, per process; 0 turns the brake off.'),
  MEGABYTES_PER_MINUTE: whole
    .default(600)
    .describe(
      'Megabytes per minute and address in the bodies of calls, a tenth of it for files of strangers; 0 turns the brake off.',
    ),
  CONNECTIONS_PER_ADDRESS: whole
    .default(600)
    .describe(
      'Open connections per address; 0 for no limit. Behind proxies of your own (`TRUST_PROXY`) it is theirs to set.',
    ),
  SOCKETS_PER_ADDRESS: whole
    .default(300)
    .describe('Open real-time sockets per address, one for each tab of a browser; 0 for no limit.'),
  LEAVE_MILLISECONDS: whole
    .max(8000)
    .default(300)
    .describe(
      'A server that is told to stop goes on answering for so long, while `/ready` says 503: at least the time in which your proxy notices.',
    ),
  SUPPORT_CONTACT: z
    .string()
    .default('support@haulway.example')
    .describe('Shown on outcome pages and in mails where the company has no contact of its own.'),
  MAP_TILES_URL: tileAddress
    .optional()
    .describe(
      'Tile server of the maps, e.g. `https://tiles.example/{z}/{x}/{y}.png`; its address is added to the content security policy. Default: maps show the outlines of countries and your own locations.',
    ),
  MAP_TILES_ATTRIBUTION: z
    .string()
    .default('')
    .describe('Credit that the licence of the tiles asks for; shown on every map.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Detail of the log on standard output.'),
});
export type Config = z.output<typeof settings> & { readonly baseUrl: string };

/** Reads and checks the environment; throws one error that names every wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const known = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, environment[name] || undefined]));
  const parsed = settings.safeParse(known);
  if (!parsed.success) throw new Error(`The configuration is wrong:\n${z.prettifyError(parsed.error)}`);
  const config = parsed.data;
  const missing = missingSettings(config);
  if (config.NODE_ENV === 'production' && config.CLOCK_AHEAD_MINUTES > 0)
    throw new Error('CLOCK_AHEAD_MINUTES is not for production.');
  if (missing.length > 0) throw new Error(`The configuration is incomplete; set ${missing.join(', ')}.`);
  return { ...config, baseUrl: (config.BASE_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '') };
}

function missingSettings(config: z.output<typeof settings>): string[] {
  const missing: string[] = [];
  if (config.NODE_ENV === 'production' && !config.MASTER_KEY) missing.push('MASTER_KEY');
  if (config.NODE_ENV === 'production' && !config.BASE_URL) missing.push('BASE_URL');
  if (config.SMS_PROVIDER && !config.SMS_SECRET) missing.push('SMS_SECRET');
  if (config.SMS_PROVIDER && config.SMS_PROVIDER !== 'clickatell' && !config.SMS_USER) missing.push('SMS_USER');
  if (config.S3_URL && !(config.S3_KEY_ID && config.S3_SECRET)) missing.push('S3_KEY_ID and S3_SECRET');
  return missing;
}

/** Messages are readable on `/outbox` only while nothing is really sent and nobody depends on it (wire.md §9). */
export function outboxIsOpen(config: Config): boolean {
  return config.NODE_ENV !== 'production' && !config.SMTP_URL && !config.SMS_PROVIDER;
}
