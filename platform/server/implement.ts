import type { z } from 'zod';
import type { CalendarDate } from '../dates.ts';
import type { Language } from '../language.ts';
import type { Cents } from '../money.ts';
import type { Channel } from '../nouns.ts';
import type { Operation, Operations, Service } from '../operation.ts';
import type { App } from './app.ts';
import type { AuditEntry } from './audit.ts';
import type { Db } from './database.ts';
import type { Fact, HappeningName, Happenings } from './happenings.ts';
import type { NewMessage } from './messages.ts';
import type { NamedLink } from './sessions.ts';
import type { Statement } from './statements.ts';

export interface UserActor {
  readonly kind: 'user';
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly authorisations: ReadonlySet<string>;
  /** Those of the authorisations that are not their own, with the colleagues who handed them over while they are away. */
  readonly lent?: ReadonlyMap<string, readonly Principal[]>;
  /** Up to which amounts they decide; empty where no role of theirs has a limit. */
  readonly limits?: readonly RoleLimits[];
  /** The records that their view is limited to, as the database reads it; undefined for no limit (decision 0030). */
  readonly scope?: string | undefined;
  /** Of people of others: the fields that no answer to them has. */
  readonly hidden?: RegExp | undefined;
  /** In whose place they act in this call (deciding.ts); `name` has both names then. */
  readonly onBehalfOf?: Principal;
  /**
   * The access token by which another system calls. It acts within the rights, the records and the amounts of the person who
   * made it, whose `id` stands here, so that their captures count as one for four eyes; `name` is the token's.
   */
  readonly token?: { readonly id: string };
}

/** Somebody in whose place a colleague decides. */
export interface Principal {
  readonly id: string;
  readonly name: string;
  readonly limits?: readonly RoleLimits[] | undefined;
  /** Up to which amount the hand-over lets anything be decided, besides their own limits; undefined for no such limit. */
  readonly limit?: Cents | undefined;
}

/** What one role gives, and up to which amount in rand it decides approvals of a kind; a kind that is not named has no limit. */
export interface RoleLimits {
  readonly authorisations: readonly string[];
  readonly limits: Readonly<Record<string, Cents>>;
}

export interface GuestActor {
  readonly kind: 'guest';
  readonly name: string;
  /**
   * The link that the guest holds, if any; `isVerified` once its one-time code was accepted. `isFormer`: named by an address
   * that was replaced, which opens nothing.
   */
  readonly link?: {
    readonly id: string;
    readonly partition: string;
    readonly isVerified: boolean;
    readonly isFormer?: true;
    /** The link as it stands, where the call named its key. */
    readonly named?: NamedLink;
  };
}

/** The product itself, at work that no caller waits for. */
export interface SystemActor {
  readonly kind: 'system';
  readonly name: string;
}

/** Nobody yet: only public operations. */
export interface Stranger {
  readonly kind: 'stranger';
  readonly name: string;
}

export type Actor = UserActor | GuestActor | SystemActor | Stranger;

/** What the sockets of some channels are told of a record. */
export interface Bell {
  readonly channels: readonly Channel[];
  readonly event: string;
  readonly recordId: string;
  readonly lockId?: string;
}

/** What a handler knows of the call, and what it does to the world besides its own rows. */
export interface Context {
  readonly app: App;
  /** SHA-256 of the session id; empty for a stranger. */
  readonly sessionHash: Buffer | undefined;
  readonly actor: Actor;
  readonly partition: string;
  readonly language: Language;
  /** The version of the record that the caller had read (wire.md §5). */
  readonly lockId: string | null;
  readonly requestId: string;
  readonly operation: string;
  readonly ip: string;
  readonly agent: string;
  /** The transaction of this call; for an operation that only reads, single statements. */
  readonly db: Db;
  /** The database's own clock is the law for expiry; this one is for what people see and for calendar dates. */
  readonly now: Date;
  /** The partition's zone (IANA name): where a record names its company, that company's counts instead. */
  readonly timeZone: string;
  /** The calendar date of `now` in that zone. */
  readonly today: CalendarDate;
  /** Writes the audit trail, in the transaction. */
  audit(entries: AuditEntry | readonly AuditEntry[]): Promise<void>;
  /** Tells the sockets, after the commit. The row that makes it certain is written in the transaction. */
  publish(channel: Channel | readonly Channel[], event: string, recordId: string, lockId?: string): Promise<void>;
  /** The same of many records, by one statement. */
  publishAll(bells: readonly Bell[]): Promise<void>;
  /**
   * Sends a statement with the commit, in the order in which they are handed over: for what nothing of this call reads any
   * more, and of which nobody needs the answer (decision 0167). Where a part of the transaction can be taken back, at once.
   */
  writeLast(statement: Statement): Promise<void>;
  /** Queues a mail or an SMS, in the transaction; it is delivered after it. */
  send(message: NewMessage): Promise<string>;
  /** Tells the modules that listen, in the transaction (listeners.ts). */
  happened<Name extends HappeningName>(happening: Name, facts: Happenings[Name] & Fact): Promise<void>;
  /** The same call, whose trail and events name another actor. */
  as(actor: Actor): Context;
  /** Runs once the transaction is committed. What must not be lost does not belong here. */
  afterCommit(task: () => void): void;
}

export type Handlers<Ops extends Operations> = {
  readonly [Name in keyof Ops]: (
    context: Context,
    input: z.output<Ops[Name]['input']>,
  ) => Promise<z.input<Ops[Name]['output']>>;
};

/** Reads the record that a payload amends, as its reader answers it; undefined where there is none yet. */
export type RecordReader = (
  context: Context,
  payload: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

export interface Implementation {
  readonly service: Service;
  readonly handlers: Readonly<Record<string, (context: Context, input: never) => Promise<unknown>>>;
  /** Of operations whose record is not found by the reader that the contract names: a guest's is the link's. */
  readonly records?: Readonly<Record<string, RecordReader>>;
}

/** Binds every operation of a service to its handler; a missing or misspelt one does not compile. */
export function implement<Ops extends Record<string, Operation>>(
  service: Service<Service['name'], Ops>,
  handlers: Handlers<Ops>,
  records: { readonly [Name in keyof Ops]?: RecordReader } = {},
): Implementation {
  return {
    service,
    handlers: handlers as Implementation['handlers'],
    records: records as Readonly<Record<string, RecordReader>>,
  };
}
