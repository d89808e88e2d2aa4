import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Answer } from '#platform/envelope.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import type { Catalogue } from '#platform/messages.ts';
import type { App } from '../app.ts';
import { clientZones } from '../client-zones.ts';
import { movableClock, type MovableClock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { bells } from '../bells.ts';
import { openDatabase } from '../database.ts';
import { createDispatcher, type Outcome } from '../dispatch.ts';
import { loadFailureTexts } from '../failure-texts.ts';
import { localFiles } from '../files.ts';
import type { Implementation } from '../implement.ts';
import { jobsOver, type JobKind } from '../jobs.ts';
import type { LinkKind } from '../links.ts';
import { laterJobs } from '../later-jobs.ts';
import { type Listener, listenersByHappening } from '../listeners.ts';
import { noScanner } from '../malware.ts';
import { messageDelivery, openMessage, type MessageRow } from '../messages.ts';
import { realtimeOver, type ChannelRight, type RecordFilter } from '../realtime.ts';
import { sealer } from '../sealed.ts';
import { sharedAnswers } from '../shared-answers.ts';
import { sessionsOver } from '../sessions.ts';
import { type WebhookEvent, webhookEventsByTrail } from '../webhook-event.ts';
import type { OutsideRules } from '../grants.ts';
import { copyDatabase, dropDatabase } from './cluster.ts';

export interface HouseParts {
  readonly implementations: readonly Implementation[];
  readonly failureCatalogues?: readonly Catalogue[];
  readonly linkKinds?: readonly LinkKind[];
  readonly listeners?: readonly Listener[];
  readonly webhookEvents?: readonly WebhookEvent[];
  readonly jobKinds?: (app: App) => readonly JobKind<never>[];
  readonly channelRights?: Readonly<Record<string, ChannelRight>>;
  readonly channelFilters?: Readonly<Record<string, RecordFilter>>;
  readonly outsiders?: OutsideRules;
  readonly config?: Readonly<Record<string, string>>;
  /** The database to work on instead of an empty one; it is left as it was made. */
  readonly copyOf?: () => Promise<string>;
  readonly parts?: (app: App) => Partial<App>;
  /** Stored records are beyond the bounds of today's contracts. */
  readonly hasOddRecords?: boolean;
  /** Reads once what many ask, as the product does; tests that write behind its back read what they wrote. */
  readonly sharesAnswers?: boolean;
  /** Queues take work that nobody does: for a test that compares all that is stored, before and after. */
  readonly isIdle?: boolean;
}

export interface CallOptions {
  readonly sessionId?: string;
  readonly partition?: string;
  readonly lockId?: string;
  readonly language?: string;
  readonly idempotencyKey?: string;
  readonly accessToken?: string;
  readonly service?: string;
  readonly ip?: string;
}

export interface SentMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code: string | undefined;
}

/** A server without its web port, over a database of its own: what operation tests stand on. */
export interface House {
  readonly app: App;
  readonly clock: MovableClock;
  readonly databaseUrl: string;
  /** Calls as a client does; `service` is tripDirector unless stated. */
  call(operation: string, payload?: unknown, options?: CallOptions): Promise<Answer & { status: number }>;
  /** The same, for calls that must succeed: the result, or an error that shows the answer. */
  ask<T = Record<string, unknown>>(operation: string, payload?: unknown, options?: CallOptions): Promise<T>;
  /** Messages of all partitions, newest first. */
  messages(): Promise<SentMessage[]>;
  close(): Promise<void>;
}

export async function openHouse(parts: HouseParts): Promise<House> {
  const databaseUrl = await (parts.copyOf?.() ?? copyDatabase(inject('clusterUrl'), inject('templateDatabase')));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-'));
  const config: Config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...parts.config });
  const clock = movableClock(new Date());
  const app = { ...makeApp(parts, config, databaseUrl, clock) };
  Object.assign(app, parts.parts?.(app));
  const texts = await loadFailureTexts([failureTexts, ...(parts.failureCatalogues ?? [])]);
  const dispatch = createDispatcher({
    app,
    implementations: parts.implementations,
    texts,
    shared: parts.sharesAnswers ? sharedAnswers(app.bells) : undefined,
  });
  // Without workers the queues must be there all the same, because calls put work into them.
  const kinds = [messageDelivery(app), ...laterJobs(app, parts.listeners ?? []), ...(parts.jobKinds?.(app) ?? [])];
  const byName = new Map(kinds.map((kind) => [kind.name, parts.isIdle ? idle(kind) : (kind as JobKind<never>)]));
  await app.jobs.start([...byName.values()]);

  const call: House['call'] = async (operation, payload = {}, options = {}) => {
    const {
      sessionId = '',
      partition = '',
      lockId = null,
      language = 'en',
      service = 'tripDirector',
      idempotencyKey,
      accessToken,
      ip = '127.0.0.1',
    } = options;
    const body = { clientVersion: '0.1.335', sessionId, service, operation, lockId, language, partition, payload };
    const { status, answer, log }: Outcome = await dispatch(body, {
      requestId: crypto.randomUUID(),
      ip,
      agent: 'test',
      idempotencyKey,
      accessToken,
      bodySize: JSON.stringify(body).length,
    });
    // Callers are told all the same (told.ts); here it is a mistake, except where a test makes such a record.
    if (log.odd && !parts.hasOddRecords)
      throw new Error(`${operation} answers what it does not declare: ${log.odd.join(', ')}`);
    return { status, ...answer };
  };

  return {
    app,
    clock,
    databaseUrl,
    call,
    async ask<T>(operation: string, payload?: unknown, options?: CallOptions) {
      const answer = await call(operation, payload, options);
      if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
      return answer.result as T;
    },
    async messages() {
      const { rows } = await app.database.lookups.query<MessageRow>('select * from outbox_newest(500)');
      return rows.map((row) => {
        const { to, text } = openMessage(app, row);
        return {
          channel: row.channel,
          to,
          subject: row.subject,
          text,
          links: text.match(/https?:\/\/\S+/g) ?? [],
          code: /\b\d{6}\b/.exec(text)?.[0],
        };
      });
    },
    async close() {
      await app.realtime.stop();
      await app.jobs.stop();
      await app.database.close();
      await dropDatabase(inject('clusterUrl'), new URL(databaseUrl).pathname.slice(1));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The queue of a kind of job alone: nothing begins by the clock, and what is taken is not worked on. */
function idle({ schedule: _schedule, ...kind }: JobKind<never>): JobKind<never> {
  return { ...kind, work: async () => {} };
}

function makeApp(
  {
    implementations,
    linkKinds = [],
    listeners = [],
    webhookEvents = [],
    channelRights = {},
    channelFilters = {},
    outsiders = {},
  }: HouseParts,
  config: Config,
  url: string,
  clock: MovableClock,
): App {
  const database = openDatabase({ url, poolSize: 10 });
  const sessions = sessionsOver(database, outsiders);
  const rung = bells();
  return {
    config,
    database,
    clock,
    zones: clientZones(database, clock),
    sessions,
    sealer: sealer({ current: 'test', keys: { test: crypto.randomBytes(32) } }),
    files: localFiles(path.join(config.DATA_DIR, 'files')),
    mail: undefined,
    sms: undefined,
    scanner: noScanner,
    jobs: jobsOver({ url, onError: () => {} }),
    bells: rung,
    realtime: realtimeOver({
      database,
      sessions,
      bells: rung,
      listenUrl: url,
      rightFor: (noun) => channelRights[noun],
      filterFor: (noun) => channelFilters[noun],
      isAllowedOrigin: () => true,
    }),
    log: pino({ level: 'silent' }),
    linkKinds: new Map(linkKinds.map((kind) => [kind.name, kind])),
    listeners: listenersByHappening(listeners),
    webhookEvents: webhookEventsByTrail(webhookEvents),
    navigation: [],
    services: implementations.map(({ service }) => service),
  };
}
