import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { ReadRow } from './read-row.ts';

/** Puts the ids of the records that cells name in the place of the names; by one statement for each column. */
export async function withReferences(
  context: Context,
  { fields, finders }: ImportKind,
  rows: readonly ReadRow[],
): Promise<readonly ReadRow[]> {
  let resolved = rows;
  for (const { name, refersTo } of fields) {
    if (refersTo === undefined) continue;
    const texts = resolved.flatMap(({ said }) => (name in said ? [String(said[name])] : []));
    if (texts.length === 0) continue;
    const found = (await finders?.get(refersTo)?.(context, texts)) ?? new Map<string, readonly string[]>();
    resolved = resolved.map((row) => (name in row.said ? withReference(row, name, found) : row));
  }
  return resolved;
}

function withReference(row: ReadRow, name: string, found: ReadonlyMap<string, readonly string[]>): ReadRow {
  const { [name]: written, ...others } = row.said;
  const value = String(written);
  const [id, ...more] = found.get(value) ?? [];
  if (id !== undefined && more.length === 0) return { ...row, said: { ...row.said, [name]: id } };
  const code = id === undefined ? 'importUnknownRecord' : 'importSeveralRecords';
  return { said: others, problems: [...row.problems, { field: name, code, details: { value } }] };
}
