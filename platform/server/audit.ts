import { sql, type JSONColumnType, type Kysely, type RawBuilder } from 'kysely';
import { type Cents, wireOf } from '../money.ts';
import type { Noun } from '../nouns.ts';
import type { Tables } from './tables.ts';
import type { Actor } from './implement.ts';
import type { Narrowed } from './tables.ts';
import type { Rows } from './table-rows.ts';

type AuditEntryTable = Narrowed<
  Rows['audit_entry'],
  {
    actor_kind: 'user' | 'token' | 'link' | 'guest' | 'system';
    changes: JSONColumnType<Record<string, [from: unknown, to: unknown]>, string, never>;
  }
>;
declare module './tables.ts' {
  interface Tables {
    audit_entry: AuditEntryTable;
  }
}

export interface AuditEntry {
  /** The noun of the record, singular: `supplier`, `link`, `user`. */
  readonly noun: Noun;
  readonly recordId: string;
  /** What happened, as a verb in the past: `created`, `approved`, `signedIn`. */
  readonly event: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Names of fields whose values never reach the trail in full, wherever they stand in a record. */
const maskedFields: ReadonlySet<string> = new Set(['idNumber', 'directorIdNumber', 'bankAccountNo']);
/** Files and secrets: that they changed is recorded, never what they are. */
const hiddenFields: ReadonlySet<string> = new Set([
  'gitCertificate',
  'password',
  'passwordHash',
  'signature',
  'approvedSignature',
]);

type Change = readonly [from: unknown, to: unknown];

/** Field path → [from, to] for each field that differs; nested objects and lists are compared field by field. */
export function changesBetween(before: unknown, after: unknown): Record<string, Change> {
  const changes: Record<string, Change> = {};
  compare(before, after, '', '', changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: string, field: string, into: Record<string, Change>): void {
  if (isRecord(before) || isRecord(after)) {
    const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      compare(from[key], to[key], path ? `${path}.${key}` : key, /^\d+$/.test(key) ? field : key, into);
    }
    return;
  }
  const [from, to] = [before ?? null, after ?? null];
  // What was left empty when a record was made is no change; it would be most of the trail.
  if ((from ?? '') === '' && (to ?? '') === '') return;
  if (from !== to && !(from instanceof Date && to instanceof Date && from.getTime() === to.getTime()))
    into[path] = [shown(field, from), shown(field, to)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);
}

function shown(field: string, value: unknown): unknown {
  if (value === null || value === '') return value;
  if (hiddenFields.has(field)) return '•••';
  if (maskedFields.has(field)) return `•••${String(value).slice(-4)}`;
  // Amounts are shown as rand, the way the wire has them.
  return typeof value === 'bigint' ? wireOf(value as Cents) : value;
}

type Changes = Readonly<Record<string, Change>>;

/** What all of several say alike: it is sent once. Of records that a file makes that is most of what is said of each. */
function alikeIn(all: readonly Changes[]): Changes {
  const [first = {}, ...others] = all;
  if (others.length === 0) return {};
  const isCommon = (path: string, [from, to]: Change) =>
    others.every(({ [path]: other }) => other !== undefined && other[0] === from && other[1] === to);
  return Object.fromEntries(Object.entries(first).filter(([path, change]) => isCommon(path, change)));
}

function without(changes: Changes, common: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !Object.hasOwn(common, path)));
}

export interface AuditSource {
  readonly partition: string;
  readonly actor: Actor;
  readonly ip: string;
  readonly requestId: string;
  readonly operation: string;
}

/** Appends to the trail. Called with the transaction of the change, so that neither is ever there without the other. */
export async function writeAudit(
  db: Kysely<Tables>,
  source: AuditSource,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  await auditStatement(source, entries)?.execute(db);
}

/** What appends to the trail; undefined where there is nothing to append. */
export function auditStatement(
  source: AuditSource,
  entries: AuditEntry | readonly AuditEntry[],
): RawBuilder<unknown> | undefined {
  const { actor } = source;
  const rows = [entries].flat().map(({ noun, recordId, event, before, after }: AuditEntry) => ({
    noun,
    recordId,
    event,
    changes: changesBetween(before ?? {}, after ?? {}),
  }));
  if (rows.length === 0) return undefined;
  const link = actor.kind === 'guest' ? actor.link : undefined;
  const token = actor.kind === 'user' ? actor.token : undefined;
  const who = {
    kind: actor.kind === 'stranger' ? 'guest' : link ? 'link' : token ? 'token' : actor.kind,
    id: token?.id ?? (actor.kind === 'user' ? actor.id : (link?.id ?? null)),
    // A token acts in the place of the person who made it.
    onBehalfOf: actor.kind === 'user' ? (token ? actor.id : (actor.onBehalfOf?.id ?? null)) : null,
  };
  const [only] = rows;
  // One entry, which is the rule for a call, is put as values: to the database, reading it from JSON is a quarter of its cost.
  if (only && rows.length === 1)
    return sql`
    insert into audit_entry (partition, actor_kind, actor_id, actor_name, on_behalf_of, ip, request_id, operation, noun, record_id, event, changes)
    values (${source.partition}, ${who.kind}, ${who.id}, ${actor.name}, ${who.onBehalfOf}, ${source.ip}, ${source.requestId}, ${source.operation},
            ${only.noun}, ${only.recordId}, ${only.event}, ${JSON.stringify(only.changes)})`;
  const common = alikeIn(rows.map(({ changes }) => changes));
  const own = rows.map(({ changes, ...entry }) => ({ ...entry, changes: without(changes, common) }));
  // As one JSON text, however many there are: an import appends hundreds at once.
  return sql`
    insert into audit_entry (partition, actor_kind, actor_id, actor_name, on_behalf_of, ip, request_id, operation, noun, record_id, event, changes)
    select ${source.partition}, ${who.kind}, ${who.id}, ${actor.name}, ${who.onBehalfOf}, ${source.ip}, ${source.requestId}, ${source.operation},
           e.noun, e."recordId", e.event, ${JSON.stringify(common)}::jsonb || e.changes
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as e(noun text, "recordId" text, event text, changes jsonb)`;
}
