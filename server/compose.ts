import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { App } from '#platform/server/app.ts';
import { bells } from '#platform/server/bells.ts';
import { systemClock, type Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { localFiles, s3Files, type FileStore } from '#platform/server/files.ts';
import { jobsOver } from '#platform/server/jobs.ts';
import { logFor } from '#platform/server/log.ts';
import { smtpMail, type MailPort } from '#platform/server/mail.ts';
import { clamd, noScanner } from '#platform/server/malware.ts';
import { listenersByHappening } from '#platform/server/listeners.ts';
import { clientZones } from '#platform/server/client-zones.ts';
import { realtimeOver } from '#platform/server/realtime.ts';
import { type MasterKeys, sealer } from '#platform/server/sealed.ts';
import { sessionsOver } from '#platform/server/sessions.ts';
import { chooseSms, type SmsPort } from '#platform/server/sms.ts';
import { webhookEventsByTrail } from '#platform/server/webhook-event.ts';
import { outsiders } from '#modules/base/access/outsiders.ts';
import { channelFilters, channelRights, implementations, linkKinds, listeners, product } from './modules.ts';
import { navigationOf } from './navigation.ts';

export interface Surroundings {
  /** The database as its owner; the application steps down from it unless it has a login of its own. */
  readonly databaseUrl: string;
  readonly clock?: Clock;
}

/** Builds a server's parts from its configuration. Nothing runs yet. */
export function composeApp(config: Config, { databaseUrl, clock = systemClock }: Surroundings): App {
  const url = config.DATABASE_APP_URL ?? databaseUrl;
  const log = logFor(config);
  const database = openDatabase({ url, poolSize: config.DATABASE_POOL });
  const sessions = sessionsOver(database, outsiders);
  const rung = bells();
  return {
    config,
    database,
    clock,
    zones: clientZones(database, clock),
    sessions,
    log,
    navigation: navigationOf(product),
    services: implementations.map(({ service }) => service),
    sealer: sealer(masterKeys(config)),
    files: fileStore(config),
    mail: mailPort(config),
    sms: smsPort(config),
    scanner: config.CLAMD_HOST ? clamd({ host: config.CLAMD_HOST, port: config.CLAMD_PORT }) : noScanner,
    jobs: jobsOver({ url, onError: (error) => log.error({ error }, 'job queue') }),
    bells: rung,
    realtime: realtimeOver({
      database,
      sessions,
      bells: rung,
      listenUrl: url,
      rightFor: (noun) => channelRights[noun],
      filterFor: (noun) => channelFilters[noun],
      // No origin: not a browser. Otherwise only our own pages may listen.
      isAllowedOrigin: (origin) => origin === undefined || isOwnOrigin(origin, config),
    }),
    listeners: listenersByHappening(listeners),
    webhookEvents: webhookEventsByTrail(product.all('webhookEvents')),
    linkKinds: new Map(linkKinds.map((kind) => [kind.name, kind])),
  };
}

function isOwnOrigin(origin: string, config: Config): boolean {
  if (origin === new URL(config.baseUrl).origin) return true;
  // On a developer's machine the pages may come from another port and from either name of the loopback address.
  return config.NODE_ENV !== 'production' && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

/** The configured keys by their names, or one that is made once and kept beside the data, readable by its owner alone. */
function masterKeys(config: Config): MasterKeys {
  const [current, key] = config.MASTER_KEY ? namedKey(config.MASTER_KEY) : (['k1', keptKey(config)] as const);
  const before = (config.MASTER_KEYS_BEFORE ?? '').split(',').filter((text) => text.trim() !== '');
  const keys = [...before.map(namedKey), [current, key] as const];
  const twice = keys.find(([id], place) => keys.some(([other], otherPlace) => other === id && otherPlace > place));
  if (twice) throw new Error(`Two server keys are called "${twice[0]}"; give MASTER_KEY a name of its own, as in k2:…`);
  return { current, keys: Object.fromEntries(keys) };
}

function namedKey(text: string): readonly [string, Uint8Array] {
  const [, id = 'k1', encoded = ''] = /^(?:([^:]*):)?(.*)$/.exec(text.trim())!;
  return [id, Buffer.from(encoded, 'base64')];
}

function keptKey(config: Config): Uint8Array {
  const file = path.join(config.DATA_DIR, 'master.key');
  fs.mkdirSync(config.DATA_DIR, { recursive: true });
  try {
    fs.writeFileSync(file, crypto.randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(fs.readFileSync(file, 'utf8'), 'base64');
}

function fileStore(config: Config): FileStore {
  if (!config.S3_URL) return localFiles(path.resolve(config.DATA_DIR, 'files'));
  const { origin, pathname } = new URL(config.S3_URL);
  return s3Files({
    endpoint: origin,
    bucket: pathname.slice(1),
    region: config.S3_REGION,
    accessKeyId: config.S3_KEY_ID!,
    secretAccessKey: config.S3_SECRET!,
  });
}

function mailPort(config: Config): MailPort | undefined {
  if (!config.SMTP_URL) return undefined;
  const url = new URL(config.SMTP_URL);
  const isTls = url.protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return smtpMail({
    host: url.hostname,
    port: Number(url.port || (isTls ? 465 : 587)),
    security: isTls ? 'tls' : isLocal ? 'plain' : 'starttls',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
    }),
  });
}

function smsPort(config: Config): SmsPort | undefined {
  const {
    SMS_PROVIDER: provider,
    SMS_USER: user = '',
    SMS_SECRET: secret = '',
    SMS_FROM: from,
    SMS_BASE_URL: baseUrl,
  } = config;
  const common = { ...(from && { from }), ...(baseUrl && { baseUrl }) };
  switch (provider) {
    case undefined:
      return undefined;
    case 'clickatell':
      return chooseSms({ provider, apiKey: secret, ...common });
    case 'bulksms':
      return chooseSms({ provider, tokenId: user, tokenSecret: secret, ...common });
    case 'africastalking':
      return chooseSms({ provider, username: user, apiKey: secret, ...common });
    case 'twilio':
      return chooseSms({
        provider,
        accountSid: user,
        authToken: secret,
        from: from ?? '',
        ...(baseUrl && { baseUrl }),
      });
  }
}
