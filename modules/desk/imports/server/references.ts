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
  for (const { name, refersTo, isSeveral = false } of fields) {
    if (refersTo === undefined) continue;
    const texts = resolved.flatMap(({ said }) => namesIn(said[name]));
    if (texts.length === 0) continue;
    const found = (await finders?.get(refersTo)?.(context, texts)) ?? new Map<string, readonly string[]>();
    resolved = resolved.map((row) => (name in row.said ? withReference(row, { name, isSeveral }, found) : row));
  }
  return resolved;
}

function namesIn(said: unknown): readonly string[] {
  return said === undefined ? [] : [said].flat().map(String);
}

function withReference(
  row: ReadRow,
  { name, isSeveral }: { readonly name: string; readonly isSeveral: boolean },
  found: ReadonlyMap<string, readonly string[]>,
): ReadRow {
  const { [name]: written, ...others } = row.said;
  const called = namesIn(written).map((value) => ({ value, ids: found.get(value) ?? [] }));
  const wrong = called.find(({ ids }) => ids.length !== 1);
  if (!wrong) {
    const ids = called.flatMap((each) => each.ids);
    return { ...row, said: { ...row.said, [name]: isSeveral ? ids : ids[0] } };
  }
  const { value, ids } = wrong;
  const code = ids.length === 0 ? 'importUnknownRecord' : 'importSeveralRecords';
  return { ...row, said: others, problems: [...row.problems, { field: name, code, details: { value } }] };
}
