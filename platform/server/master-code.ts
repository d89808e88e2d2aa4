import { sql } from 'kysely';
import type { MasterData } from '../master-data.ts';
import type { Context } from './implement.ts';
import { masterTable } from './master-table.ts';

/** How long a code that is made of a name gets, before its number. */
const codeLength = 14;

/**
 * A code for a record that came without one: its name in capitals, with a number where that is taken. Two of one name who
 * come in the same moment meet at the constraint of the table, and the second is told.
 */
export async function freeCode(
  noun: MasterData,
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const base = codeOf(String(values[noun.name] ?? ''));
  const { table } = masterTable(noun);
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)} where partition = ${partition} and (code = ${base} or code like ${`${base}-%`})`.execute(
    db,
  );
  const taken = new Set(rows.map(({ code }) => code));
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** `São Tomé, Porto` → `SAO-TOME-PORTO`; a name without letters of ours gets a word that stands for any. */
function codeOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, codeLength)
    .replace(/^-+|-+$/g, '');
  return plain || 'RECORD';
}
