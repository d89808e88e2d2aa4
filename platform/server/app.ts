import type { FastifyBaseLogger } from 'fastify';
import type { NavGroup } from '../navigation.ts';
import type { Service } from '../operation.ts';
import type { Bells } from './bells.ts';
import type { ClientZones } from './client-zones.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { LinkKind } from './links.ts';
import type { Listener } from './listeners.ts';
import type { MailPort } from './mail.ts';
import type { MalwareScanner } from './malware.ts';
import type { Realtime } from './realtime.ts';
import type { Sealer } from './sealed.ts';
import type { Sessions } from './sessions.ts';
import type { SmsPort } from './sms.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** What a running server is made of. Built once, in the composition root. */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Whose day it is in a partition. */
  readonly zones: ClientZones;
  readonly sealer: Sealer;
  readonly files: FileStore;
  /** Undefined: messages stay in the outbox. */
  readonly mail: MailPort | undefined;
  readonly sms: SmsPort | undefined;
  readonly scanner: MalwareScanner;
  readonly sessions: Sessions;
  readonly jobs: Jobs;
  readonly realtime: Realtime;
  /** What the sockets were told of, and when. */
  readonly bells: Bells;
  readonly log: FastifyBaseLogger;
  /** The flows that an emailed link can open. */
  readonly linkKinds: ReadonlyMap<string, LinkKind>;
  /** Who hears what happens. */
  readonly listeners: ReadonlyMap<string, readonly Listener[]>;
  /** What other systems can be told of, by the entry of the trail that it follows. */
  readonly webhookEvents: ReadonlyMap<string, WebhookEvent>;
  /** What every slice declares: the rights that there are come from here. */
  readonly services: readonly Service[];
  /** Every menu entry with the right it needs; the menu shows a person what theirs admit to. */
  readonly navigation: readonly NavGroup[];
}
