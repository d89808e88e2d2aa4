/** A write to a table, by the line on which it begins. */
export interface Write {
  readonly table: string;
  readonly line: number;
}

const statements =
  /\b(?:update(?: only)?|insert into|delete from|merge into)\s+([a-z][a-z0-9_]*)\b(?=\s+(?:\w+\s+)?set\b|\s*\(|\s+(?:\w+\s+)?(?:where|using|select|values|as)\b|\s*`|\s*$)/gm;
const calls = /\b(?:updateTable|insertInto|deleteFrom|mergeInto)\(\s*'([a-z][a-z0-9_]*)(?: as \w+)?'/g;
const helpers = /\b(?:updateRow|updateRows|updatingRow|insertRows)\(\s*(?:\{[^}]*\}|[\w.]+),\s*'([a-z][a-z0-9_]*)'/g;
const added = /\b(?:addingRow|addingRows)\(\s*'([a-z][a-z0-9_]*)'/g;
const records = /\brecord\(\{[^}]*?\btable: '([a-z][a-z0-9_]*)'/g;

/** What a source writes to, in statements, by kysely, and by the platform's own helpers; comments do not count. */
export function writesOfTables(source: string): readonly Write[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  return [statements, calls, helpers, added, records].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ 1: table, index }) => ({
      table: table!,
      line: code.slice(0, index).split('\n').length,
    })),
  );
}
