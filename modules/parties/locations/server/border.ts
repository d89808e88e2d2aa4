import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { type LocationFields, locations } from '../contract.ts';
import type { LocationFailureCode } from '../messages/failures/index.ts';

const fail = failures<LocationFailureCode>();

interface Post {
  readonly id: string;
  readonly code: string;
  readonly type: LocationFields['type'];
  readonly country: string;
  readonly otherSideId: string | null;
}

/**
 * The two sides of a border are two border posts in two countries, and each is the other side of one alone. Nobody else
 * can change the other post until the transaction ends.
 */
export async function refuseOtherSide(
  context: Context,
  { otherSideId, country }: LocationFields,
  ownId: string | null,
): Promise<void> {
  if (otherSideId === null) return;
  const other = await heldPost(context, otherSideId);
  if (!other || other.type !== 'borderPost' || other.id === ownId) refuse('otherSideNotBorder');
  if (other.country === country) refuse('otherSideSameCountry', { country });
  if (other.otherSideId !== null && other.otherSideId !== ownId) refuse('otherSideTaken', { code: other.code });
}

async function heldPost({ db, partition }: Context, id: string): Promise<Post | undefined> {
  const { rows } = await sql<Post>`
    select id, code, type, country, other_side_id as "otherSideId" from location
     where partition = ${partition} and id = ${id} for update`.execute(db);
  return rows[0];
}

function refuse(
  code: 'otherSideNotBorder' | 'otherSideSameCountry' | 'otherSideTaken',
  details: Readonly<Record<string, string>> = {},
): never {
  throw fail(code, 'rule', details, { otherSideId: { code, details } });
}

/** Lets the post that a border post now names name it back, and the one that it named before no longer. */
export async function pairOtherSide(
  context: Context,
  id: string,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  if (before === after) return;
  if (before !== null) await nameOtherSide(context, before, { from: id, to: null });
  if (after !== null) await nameOtherSide(context, after, { from: null, to: id });
}

/** Writes the other side of a post, with its history; the post across the border is not looked at. */
export async function nameOtherSide(
  context: Context,
  id: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<void> {
  const { db, partition, actor } = context;
  const { rows } = await sql<{ version: number }>`
    update location set other_side_id = ${to}, version = version + 1, updated_by = ${actor.name}, updated_at = now()
     where partition = ${partition} and id = ${id} and other_side_id is distinct from ${to}::uuid
    returning version`.execute(db);
  const written = rows[0];
  if (!written) return;
  await context.audit({
    noun: locations.noun,
    recordId: id,
    event: 'changed',
    before: { otherSideId: from },
    after: { otherSideId: to },
  });
  await context.publish(locations.channel, 'changed', id, String(written.version));
}
