import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '../language.ts';
import type { Database, Db } from './database.ts';
import { type Grants, type OutsideRules, readGrants } from './grants.ts';

/** Tokens are 256 random bits; only their SHA-256 is stored, so a copy of the database opens nothing. */
export function newToken(): { token: string; hash: Buffer } {
  const token = crypto.randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function hashOf(token: string): Buffer {
  return crypto.hash('sha256', token, 'buffer');
}

/** What stands in the log for a session: enough to follow it, useless to take it over. */
export function sessionReference(hash: Buffer | undefined): string | undefined {
  return hash?.toString('hex', 0, 4);
}

export interface SessionRow {
  readonly token_hash: Buffer;
  readonly kind: 'user' | 'guest';
  readonly partition: string;
  readonly user_id: string | null;
  readonly company_id: string | null;
  readonly account: string | null;
  readonly user_name: string | null;
  readonly company_name: string | null;
  readonly link_id: string | null;
  readonly link_partition: string | null;
  readonly is_verified: boolean;
  readonly seen_seconds_ago: number;
  readonly grants_key: string | null;
}

export interface NewSession {
  readonly kind: 'user' | 'guest';
  readonly partition: string;
  readonly userId?: string;
  readonly companyId?: string;
  readonly language: Language;
  readonly idleSeconds: number;
  readonly ip: string;
  readonly agent: string;
}

/** A living session as its owner is shown it. */
export interface OpenSession {
  readonly id: string;
  readonly token_hash: Buffer;
  readonly opened_at: Date;
  readonly seen_at: Date;
  readonly ip: string;
  readonly agent: string;
}

/** Seconds between two notes of activity in the database; idle life is counted in minutes. */
const touchEvery = 20;
const noteTokenUseEvery = 60;

/** A usable access token, with the person who made it. */
export interface TokenRow {
  readonly id: string;
  readonly partition: string;
  readonly name: string;
  readonly authorisations: readonly string[];
  readonly user_id: string;
  readonly account: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly grants_key: string;
  readonly used_seconds_ago: number | null;
}

/** A link as its token names it. */
export interface NamedLink {
  readonly id: string;
  readonly partition: string;
  /** By an address that was replaced. */
  readonly is_former: boolean;
  readonly kind: string;
  /** The record that it is for. */
  readonly subject_id: string | null;
  readonly recipient_name: string;
  readonly is_usable: boolean;
}

/** A guest's living session, and the link that their key names. */
export interface GuestRow extends NamedLink {
  readonly link_id: string | null;
  readonly link_partition: string | null;
  readonly is_verified: boolean;
  readonly seen_seconds_ago: number;
}

export interface Sessions {
  /** Within a transaction, it is open when that is committed. */
  open(session: NewSession, transaction?: Db): Promise<string>;
  /** The living session with this id. Look-ups of the same tick travel in one statement. */
  find(hash: Buffer): Promise<SessionRow | undefined>;
  /** A guest by their session and the token of a link; asked along with the statements of a transaction, where there is one. */
  findGuest(hash: Buffer, tokenHash: Buffer, along?: Db): Promise<GuestRow | undefined>;
  /** A call is activity; a socket that only listens is not. */
  noteActivity(row: Pick<SessionRow, 'token_hash' | 'seen_seconds_ago'>): void;
  grants(row: Pick<SessionRow, 'partition' | 'user_id' | 'grants_key'>): Promise<Grants>;
  /** The access token with this hash, if it may be used: not ended, not revoked, its maker still at work for its company. */
  findToken(hash: Buffer): Promise<TokenRow | undefined>;
  /** When and from where a token was used last; to the minute is enough. */
  noteTokenUse(row: TokenRow, ip: string): void;
  /** The link with this token, whatever its state. */
  findLink(tokenHash: Buffer): Promise<NamedLink | undefined>;
  holdLink(hash: Buffer, link: { id: string; partition: string }, isVerified: boolean): Promise<void>;
  end(hash: Buffer): Promise<void>;
  /** Life without activity, in milliseconds. */
  idleMilliseconds(hash: Buffer): Promise<number>;
  /** Ends every session of a user and returns their hashes, so that sockets can be closed at once. */
  endAllOf(partition: string, userId: string): Promise<Buffer[]>;
  /** Ends one session of a user, named by its id; nothing when it is not theirs or ended already. */
  endOneOf(partition: string, userId: string, id: string): Promise<Buffer[]>;
  /** The living sessions of a user, the one used last first. */
  allOf(partition: string, userId: string): Promise<OpenSession[]>;
}

export function sessionsOver({ lookups }: Pick<Database, 'lookups'>, outside: OutsideRules = {}): Sessions {
  const find = batched(async (hashes: readonly Buffer[]) => {
    const query = { name: 'session_find', text: 'select * from session_find($1)', values: [hashes] };
    // One alone goes with what is read for its call. Several would all wait for the slowest of their calls.
    const { rows } = await (hashes.length === 1
      ? lookups.queryAlong<SessionRow & Record<string, unknown>>(query)
      : lookups.query<SessionRow & Record<string, unknown>>(query));
    return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  });
  const known = new Map<string, Grants>();

  return {
    async open(session, transaction) {
      const { token, hash } = newToken();
      const values = openingValues(hash, session);
      if (transaction) await sql`select session_open(${sql.join(values)})`.execute(transaction);
      else await lookups.query('select session_open($1, $2, $3, $4, $5, $6, $7, $8, $9)', values);
      return token;
    },

    find,

    noteActivity(row) {
      if (row.seen_seconds_ago < touchEvery) return;
      lookups
        .query({ name: 'session_touch', text: 'select session_touch($1)', values: [row.token_hash] })
        .catch(() => {});
    },

    async grants(row) {
      // The key names each role and delegation with its version, so a changed one is seen by the very next call.
      const key = `${row.partition}/${row.user_id}/${row.grants_key}`;
      const found = known.get(key) ?? (await readGrants(lookups, row, outside));
      if (known.size > 10_000) known.clear();
      known.set(key, found);
      return found;
    },

    ...tokensOver(lookups),
    ...guestsOver(lookups),

    async end(hash) {
      await lookups.query('select session_end($1)', [hash]);
    },

    async idleMilliseconds(hash) {
      const { rows } = await lookups.query<{ seconds: number | null }>('select session_idle($1) as seconds', [hash]);
      return (rows[0]?.seconds ?? 0) * 1000;
    },

    async endAllOf(partition, userId) {
      const { rows } = await lookups.query<{ hash: Buffer }>('select session_end_all($1, $2) as hash', [
        partition,
        userId,
      ]);
      return rows.map((row) => row.hash);
    },

    async endOneOf(partition, userId, id) {
      const { rows } = await lookups.query<{ hash: Buffer }>('select session_end_one($1, $2, $3) as hash', [
        partition,
        userId,
        id,
      ]);
      return rows.map((row) => row.hash);
    },

    async allOf(partition, userId) {
      const { rows } = await lookups.query<OpenSession & Record<string, unknown>>(
        'select * from session_list($1, $2)',
        [partition, userId],
      );
      return rows;
    },
  };
}

/** Guests, and the links that they hold. */
function guestsOver(lookups: Database['lookups']): Pick<Sessions, 'findLink' | 'findGuest' | 'holdLink'> {
  return {
    async findLink(tokenHash) {
      const { rows } = await lookups.query<NamedLink & Record<string, unknown>>({
        name: 'link_find',
        text: 'select * from link_find($1)',
        values: [tokenHash],
      });
      return rows[0];
    },

    async holdLink(hash, link, isVerified) {
      await lookups.query('select session_hold_link($1, $2, $3, $4)', [hash, link.id, link.partition, isVerified]);
    },

    async findGuest(hash, tokenHash, along) {
      const { rows } = along
        ? await sql<GuestRow>`select * from guest_find(${hash}, ${tokenHash})`.execute(along)
        : await lookups.query<GuestRow & Record<string, unknown>>({
            name: 'guest_find',
            text: 'select * from guest_find($1, $2)',
            values: [hash, tokenHash],
          });
      return rows[0];
    },
  };
}

/** Access tokens, found as sessions are: before anybody knows the partition. */
function tokensOver(lookups: Database['lookups']): Pick<Sessions, 'findToken' | 'noteTokenUse'> {
  return {
    async findToken(hash) {
      const { rows } = await lookups.query<TokenRow & Record<string, unknown>>({
        name: 'access_token_find',
        text: 'select * from access_token_find($1)',
        values: [hash],
      });
      return rows[0];
    },

    noteTokenUse({ id, partition, used_seconds_ago }, ip) {
      if (used_seconds_ago !== null && used_seconds_ago < noteTokenUseEvery) return;
      lookups.query('select access_token_touch($1, $2, $3)', [partition, id, ip]).catch(() => {});
    },
  };
}

function openingValues(hash: Buffer, session: NewSession): readonly unknown[] {
  const { kind, partition, userId, companyId, language, idleSeconds, ip, agent } = session;
  return [hash, kind, partition, userId, companyId, language, idleSeconds, ip, agent];
}

/** Gathers the keys asked for in one tick and answers them from one call. */
function batched<Row>(
  load: (hashes: readonly Buffer[]) => Promise<ReadonlyMap<string, Row>>,
): (hash: Buffer) => Promise<Row | undefined> {
  let waiting: { hashes: Buffer[]; answer: Promise<ReadonlyMap<string, Row>> } | undefined;
  return async (hash) => {
    if (!waiting) {
      const batch: Buffer[] = [];
      const answer = new Promise<ReadonlyMap<string, Row>>((resolve, reject) => {
        setImmediate(() => {
          waiting = undefined;
          load(batch).then(resolve, reject);
        });
      });
      waiting = { hashes: batch, answer };
    }
    waiting.hashes.push(hash);
    return (await waiting.answer).get(hash.toString('hex'));
  };
}
