import type { Envelope } from '../envelope.ts';
import type { Caller } from './callers.ts';
import type { Db } from './database.ts';
import { type GuestRow, hashOf, type NamedLink, type SessionRow, type Sessions } from './sessions.ts';

/** Somebody who called before, as they were then. */
export interface ExpectedCaller {
  readonly caller: Caller;
  /**
   * Whether nothing about them has changed, and their session lives. The database is asked for every call, and once: a guest
   * along with the first statements of a transaction, where there is one.
   */
  isStillSo(along?: Db): Promise<boolean>;
}

export interface ExpectedCallers {
  of(envelope: Envelope): ExpectedCaller | undefined;
  remember(envelope: Envelope, caller: Caller): void;
}

/** All of a person's session but when it was used: a new name, company, right or role makes another caller of them. */
const whatTellsPeople = [
  'kind',
  'partition',
  'user_id',
  'company_id',
  'account',
  'user_name',
  'company_name',
  'grants_key',
] as const satisfies readonly (keyof SessionRow)[];

/** All of the link that a guest's key names; its session must have it in hand, verified or not as before. */
const whatTellsLinks = [
  'id',
  'partition',
  'is_former',
  'kind',
  'subject_id',
  'recipient_name',
  'is_usable',
] as const satisfies readonly (keyof NamedLink)[];

const rememberedAtMost = 5000;

/**
 * The callers of last time, people by their sessions and guests by the key of their link too. What they call is begun for them
 * while the database says whether they are the same still, and is thrown away where it says no (decisions 0147, 0173): one way
 * to the database and back instead of two.
 */
export function expectedCallers(sessions: Pick<Sessions, 'find' | 'findGuest' | 'noteActivity'>): ExpectedCallers {
  const known = new Map<string, Caller>();

  async function isSamePerson(hash: Buffer, { session }: Caller): Promise<boolean> {
    const row = await sessions.find(hash);
    if (!row || !whatTellsPeople.every((column) => row[column] === session?.[column])) return false;
    sessions.noteActivity(row);
    return true;
  }

  async function isSameGuest(hash: Buffer, token: Buffer, { actor }: Caller, along?: Db): Promise<boolean> {
    const row = await sessions.findGuest(hash, token, along);
    const link = actor.kind === 'guest' ? actor.link : undefined;
    if (!row || !link || !isInHand(row) || row.is_verified !== link.isVerified) return false;
    if (!whatTellsLinks.every((column) => row[column] === link.named?.[column])) return false;
    sessions.noteActivity({ token_hash: hash, seen_seconds_ago: row.seen_seconds_ago });
    return true;
  }

  return {
    of({ sessionId, payload: { key } }) {
      if (sessionId === '' || (key !== undefined && typeof key !== 'string')) return undefined;
      const hash = hashOf(sessionId);
      const token = key === undefined ? undefined : hashOf(key);
      const name = nameOf(hash, token);
      const caller = known.get(name);
      if (!caller) return undefined;
      const ask = async (along?: Db) => {
        const isSame = await (token ? isSameGuest(hash, token, caller, along) : isSamePerson(hash, caller));
        if (!isSame) known.delete(name);
        return isSame;
      };
      let asked: Promise<boolean> | undefined;
      // A question that went down with its transaction is asked again by the next one.
      const isStillSo = (along?: Db) =>
        (asked ??= ask(along).catch((error: unknown) => {
          asked = undefined;
          throw error;
        }));
      return { caller, isStillSo };
    },

    remember({ payload: { key } }, caller) {
      const { actor, sessionHash, session } = caller;
      const isKnown = actor.kind === 'guest' ? actor.link?.named && !actor.link.isFormer : session && key === undefined;
      if (!sessionHash || !isKnown) return;
      if (known.size >= rememberedAtMost) known.clear();
      known.set(nameOf(sessionHash, typeof key === 'string' ? hashOf(key) : undefined), caller);
    },
  };
}

function nameOf(session: Buffer, token: Buffer | undefined): string {
  return `${session.toString('hex')}/${token?.toString('hex') ?? ''}`;
}

function isInHand({ id, partition, link_id: heldId, link_partition: heldPartition }: GuestRow): boolean {
  return heldId === id && heldPartition === partition;
}
