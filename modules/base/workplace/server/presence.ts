import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Channel } from '#platform/nouns.ts';
import { admits, type ChannelRight } from '#platform/server/realtime.ts';

const fail = failures<FailureCode>();

export interface Presence {
  readonly channel: string;
  readonly editor: string;
  readonly presence: 'asked' | 'editing' | 'ended';
}

/** Passes it on over the sockets. Nothing of it is kept: whoever is still there says so again. */
export async function announce(
  { actor, db, publish }: Context,
  rightFor: (noun: string) => ChannelRight | undefined,
  { channel, editor, presence }: Presence,
): Promise<void> {
  const [noun = '', id = ''] = channel.split(':');
  const right = rightFor(noun);
  if (right === undefined) throw fail('notFound', 'notFound');
  if (actor.kind !== 'user' || !admits(actor.authorisations, right))
    throw fail('forbidden', 'forbidden', { authorisation: [right].flat().join(', ') });
  const { rows } = await sql<{ admitted: boolean }>`select scope_admits(${noun}, ${id}) as admitted`.execute(db);
  if (!rows[0]?.admitted) throw fail('notFound', 'notFound');
  // There is a right for it, so it is a channel.
  await publish(noun as Channel, `presence.${presence}`, id, editor);
}
