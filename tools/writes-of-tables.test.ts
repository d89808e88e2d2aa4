import { expect, test } from 'vitest';
import { writesOfTables } from './writes-of-tables.ts';

test.each([
  ['sql`update load set status = 1`', 'load'],
  ['sql`update load l set status = 1`', 'load'],
  ['sql`insert into load_event (partition) values (1)`', 'load_event'],
  ['sql`delete from load where id = 1`', 'load'],
  ["db.updateTable('load').set({})", 'load'],
  ["db.insertInto('load as l')", 'load'],
  ["await updateRow({ db, partition }, 'load', id, {})", 'load'],
  ["updatingRow(context, 'stop', id, {})", 'stop'],
  ["insertRows(db, 'load', rows)", 'load'],
  ["addingRows('load_event', rows)", 'load_event'],
  ["record({\n  noun: loadNoun,\n  table: 'load',\n})", 'load'],
])('%s writes %s', (source, table) => {
  expect(writesOfTables(`\n${source}`)).toEqual([{ table, line: 2 }]);
});

test.each([
  'sql`select from load where id = 1 for update`',
  "db.selectFrom('load')",
  '// update load set status',
  "const list = { table: 'load', order: [] };",
  'await update(load, set);',
])('%s writes nothing', (source) => {
  expect(writesOfTables(source)).toEqual([]);
});
