import { expect, test } from 'vitest';
import { spreadsheet } from '#platform/web/list/spreadsheet.ts';
import { fromHeadings, isWorkbook } from './pasted.ts';
import { workbookCells } from './workbook-cells.ts';

const none = new Map();
const bytesOf = async (rows: readonly (readonly (string | number)[])[]) =>
  new Uint8Array(await (await spreadsheet('Month end', rows)).arrayBuffer());

test('a workbook is read as the server reads it, from its headings on', async () => {
  const bytes = await bytesOf([
    ['Highveld Haulage', '', ''],
    ['Account', 'Debit', 'Credit'],
    ['6100', 1360.5, ''],
    ['2060', '', 1360.5],
  ]);
  expect(isWorkbook(bytes.buffer)).toBe(true);
  expect(fromHeadings(workbookCells(bytes, none), none)).toEqual([
    ['Account', 'Debit', 'Credit'],
    ['6100', '1360.5'],
    ['2060', '', '1360.5'],
  ]);
});

test('rows without headings stay whole, and a broken archive has none', async () => {
  const rows = [
    ['6100', '5'],
    ['2060', '-5'],
  ];
  expect(fromHeadings(workbookCells(await bytesOf(rows), none), none)).toEqual(rows);
  expect(workbookCells(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), none)).toEqual([]);
  expect(isWorkbook(new TextEncoder().encode('Account;Debit').buffer)).toBe(false);
});
