import { sql } from 'kysely';
import type { MasterData } from '../master-data.ts';
import type { Noun } from '../nouns.ts';
import type { Context } from './implement.ts';

interface Moved {
  readonly referring: string;
  readonly field: string;
  readonly recordId: string;
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Lets every record that refers to one record of a noun refer to another one, and writes it into their histories. Which
 * nouns those are the foreign keys say, so whoever refers to the noun later need not be known to it. Returns how many.
 */
export async function moveReferences(
  { db, actor, audit }: Context,
  { noun }: MasterData,
  fromId: string,
  toId: string,
): Promise<number> {
  const table = noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const { rows } = await sql<Moved>`
    select referring, field, record_id as "recordId"
      from move_references(${table}::regclass, ${fromId}, ${toId}, ${actor.name})`.execute(db);
  await audit(
    rows.map(({ referring, field, recordId }) => ({
      // Its table is called as the noun is, in snake case.
      noun: camelCase(referring) as Noun,
      recordId,
      event: 'changed',
      before: { [camelCase(field)]: fromId },
      after: { [camelCase(field)]: toId },
    })),
  );
  return rows.length;
}
