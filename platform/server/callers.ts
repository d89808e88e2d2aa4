import { failures, type Failure } from '../failure.ts';
import type { Envelope } from '../envelope.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { audiencesOf, authorisation, isForTokens, type Audience } from '../operation.ts';
import type { Declared } from './dispatch.ts';
import type { Actor, GuestActor } from './implement.ts';
import { hashOf, type NamedLink, type SessionRow, type Sessions } from './sessions.ts';

const fail = failures<FailureCode>();

export interface Caller {
  readonly actor: Actor;
  readonly partition: string;
  readonly sessionHash: Buffer | undefined;
  /** Of people who signed in. */
  readonly session?: SessionRow;
}

const stranger: Caller = { actor: { kind: 'stranger', name: 'stranger' }, partition: '', sessionHash: undefined };

/** Who is calling. A session that is unknown, ended or idle too long ends the call, unless the operation is for anybody. */
export async function identify(sessions: Sessions, envelope: Envelope, isPublic: boolean): Promise<Caller> {
  if (envelope.sessionId === '') {
    if (isPublic) return stranger;
    throw fail('sessionEnded', 'ended');
  }
  const sessionHash = hashOf(envelope.sessionId);
  const { key } = envelope.payload;
  // Asked for together: a guest's session and the link that its key names.
  const isNamed = typeof key === 'string' && key !== '';
  const [row, named] = await Promise.all([
    sessions.find(sessionHash),
    isNamed ? sessions.findLink(hashOf(key)) : undefined,
  ]);
  if (!row) {
    if (isPublic) return stranger;
    throw fail('sessionEnded', 'ended');
  }
  sessions.noteActivity(row);
  if (row.kind === 'guest') {
    const held = heldBy(row);
    const link = isNamed ? named && (await takenInHand(sessions, sessionHash, held, named)) : held;
    return {
      actor: { kind: 'guest', name: 'guest', ...(link && { link }) },
      partition: link?.partition ?? '',
      sessionHash,
    };
  }
  const actor: Actor = {
    kind: 'user',
    id: row.user_id!,
    account: row.account!,
    name: row.user_name!,
    companyId: row.company_id!,
    companyName: row.company_name!,
    ...(await sessions.grants(row)),
  };
  return { actor, partition: row.partition, sessionHash, session: row };
}

function heldBy({ link_id: id, link_partition: partition, is_verified: isVerified }: SessionRow): GuestActor['link'] {
  return id && partition !== null ? { id, partition, isVerified } : undefined;
}

/**
 * The link that a key in the payload names is taken in hand before anything else, because the partition of the call is the
 * link's; the code that was accepted for one link says nothing for another.
 */
async function takenInHand(
  sessions: Sessions,
  sessionHash: Buffer,
  held: GuestActor['link'],
  named: NamedLink,
): Promise<GuestActor['link']> {
  const { id, partition, is_former: isFormer } = named;
  // What became of it is told; it is not taken in hand, and says nothing of the link that the session holds.
  if (isFormer) return { id, partition, isVerified: false, isFormer };
  if (id === held?.id) return { ...held, named };
  await sessions.holdLink(sessionHash, { id, partition }, false);
  return { id, partition, isVerified: false, named };
}

/**
 * The other system that calls with an access token: the token's authorisations, as far as the person who made it still holds
 * them, within that person's records and amounts. What colleagues handed over to that person is not the token's.
 */
export async function identifyToken(
  sessions: Sessions,
  envelope: Envelope,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Caller & { readonly tokenId: string }> {
  if (envelope.sessionId !== '') throw fail('tokenWithSession', 'invalid');
  const row = await sessions.findToken(hashOf(token));
  if (!row) throw fail('tokenNotUsable', 'unauthorised');
  sessions.noteTokenUse(row, ip);
  const { authorisations, lent, ...reach } = await sessions.grants(row);
  const listed = new Set(row.authorisations);
  // What limits the person limits the token, whether it is listed or not.
  const effective = [...authorisations].filter((right) => !lent.has(right) && (listed.has(right) || isLimiting(right)));
  const actor: Actor = {
    kind: 'user',
    id: row.user_id,
    account: row.account,
    name: row.name,
    companyId: row.company_id,
    companyName: row.company_name,
    ...reach,
    authorisations: new Set(effective),
    token: { id: row.id },
  };
  return { actor, partition: row.partition, sessionHash: undefined, tokenId: row.id };
}

/** Rights that admit to nothing: they limit or mark whoever holds them (wire.md §3). */
function isLimiting(right: string): boolean {
  return right.startsWith('tripDirector.loadingPerformance.') || right.startsWith('tripDirector.slpBinding');
}

/** The refusal, if the caller is not among the operation's audience or names another partition than its own. */
export function admit({ actor, partition }: Caller, envelope: Envelope, declared: Declared): Failure | undefined {
  const right = authorisation(declared.service, declared.name);
  if (actor.kind === 'user' && actor.token && !isForTokens(declared.service, declared.contract))
    return fail('notByToken', 'forbidden');
  if (!audiencesOf(declared.contract).some((audience) => belongs(actor, audience, right))) {
    if (actor.kind === 'stranger') return fail('sessionEnded', 'ended');
    // Guests are told nothing of rights: for them the door is simply not there.
    return actor.kind === 'guest'
      ? fail('linkNotUsable', 'refused')
      : fail('forbidden', 'forbidden', { authorisation: right });
  }
  if (audiencesOf(declared.contract).includes('public')) return undefined;
  const stated = envelope.partition;
  // A guest learns the partition only with the code; before that it leaves the field empty.
  if (actor.kind !== 'guest') return stated === partition ? undefined : fail('notFound', 'notFound');
  // One answer for every token that opens nothing there, whichever partition is stated (wire.md §4).
  const isElsewhere = stated !== '' && stated !== partition;
  return isElsewhere ? fail('linkNotUsable', 'refused') : undefined;
}

function belongs(actor: Actor, audience: Audience, right: string): boolean {
  switch (audience) {
    case 'public':
      return true;
    case 'guest':
      return actor.kind === 'guest';
    case 'verifiedGuest':
      return actor.kind === 'guest' && actor.link?.isVerified === true;
    case 'signedIn':
      return actor.kind === 'user';
    case 'permitted':
      return actor.kind === 'user' && actor.authorisations.has(right);
  }
}
