import type { Envelope } from '../envelope.ts';
import type { Caller } from './callers.ts';
import { hashOf, type SessionRow, type Sessions } from './sessions.ts';

/** Somebody who called before, as they were then. */
export interface ExpectedCaller {
  readonly caller: Caller;
  /** Whether nothing about them has changed, and their session lives. The database is asked for every call. */
  readonly isStillSo: Promise<boolean>;
}

export interface ExpectedCallers {
  of(envelope: Envelope): ExpectedCaller | undefined;
  remember(caller: Caller): void;
}

/** All of a person's session but when it was used: a new name, company, right or role makes another caller of them. */
const whatTellsThem = [
  'kind',
  'partition',
  'user_id',
  'company_id',
  'account',
  'user_name',
  'company_name',
  'grants_key',
] as const satisfies readonly (keyof SessionRow)[];

const rememberedAtMost = 5000;

/**
 * The callers of last time, by their sessions. What only reads is begun for them while the database says whether they are
 * the same still, and is thrown away where it says no (decision 0147): one way to the database and back instead of two.
 */
export function expectedCallers(sessions: Pick<Sessions, 'find' | 'noteActivity'>): ExpectedCallers {
  const known = new Map<string, Caller & { readonly session: SessionRow }>();
  return {
    of({ sessionId, payload }) {
      // A key names a link, which a guest takes in hand first.
      if (sessionId === '' || payload['key'] !== undefined) return undefined;
      const hash = hashOf(sessionId);
      const name = hash.toString('hex');
      const caller = known.get(name);
      if (!caller) return undefined;
      const isStillSo = sessions.find(hash).then((row) => {
        const isSame = row !== undefined && whatTellsThem.every((column) => row[column] === caller.session[column]);
        if (isSame) sessions.noteActivity(row);
        else known.delete(name);
        return isSame;
      });
      return { caller, isStillSo };
    },

    remember(caller) {
      const { session } = caller;
      if (!session) return;
      if (known.size >= rememberedAtMost) known.clear();
      known.set(session.token_hash.toString('hex'), { ...caller, session });
    },
  };
}
