import { expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { workbook } from './testing/workbook.ts';
import { UnreadableFile, type SheetRow } from '#platform/workbook/file-limits.ts';
import { openSheet, unpacked } from './read-file.ts';

async function read(content: string | Uint8Array) {
  const { batches, ...file } = await openSheet(typeof content === 'string' ? Buffer.from(content) : content);
  const rows: SheetRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { ...file, rows };
}
const refusal = (content: string | Uint8Array) =>
  read(content).then(
    () => 'nothing',
    (error: unknown) => (error instanceof UnreadableFile ? error.code : error),
  );

test('a file of a southern African spreadsheet: semicolons, quotes, an accent of Windows, empty lines', async () => {
  const file = await read(
    Buffer.from(
      'Name;City;Limit;\r\n"Karoo ""Freight""; Lda";M\xe9rida;1 234,50;\r\n;;;\r\nZambezi;Tete;2;x;y\r\n',
      'latin1',
    ),
  );
  expect(file).toMatchObject({
    format: 'csv',
    delimiter: ';',
    decimalComma: true,
    headings: ['Name', 'City', 'Limit'],
  });
  expect(file.rows).toEqual([
    { number: 2, cells: ['Karoo "Freight"; Lda', 'Mérida', '1 234,50'] },
    { number: 4, cells: ['Zambezi', 'Tete', '2'] },
  ]);
});

test.each([
  // Three columns in each line, of which every amount has a comma.
  ['From;To;Price\n1,5;2,5;3,50\n4,5;5,5;6,50\n', ';'],
  ['Name\tLimit\nKaroo\t1.250,5\n', '\t'],
  ['Rates, as of today\nFrom|To|Price\n1|2|3\n', '|'],
  ['Name,Note\nKaroo,"a;b;c;d"\n', ','],
  ['Name\nKaroo\n', undefined],
])('columns are what most lines have as many of: %j', async (content, delimiter) => {
  const file = await read(content);
  if (delimiter) expect(file.delimiter).toBe(delimiter);
  else expect(file.headings).toEqual(['Name']);
});

test.each([
  ['a comma between columns, and one in amounts', 'Name,Limit\nKaroo,"150 000,50"\nBerg,"R 2 000,00"\n', true],
  ['tabs, and thousands with points', 'Name\tLimit\nKaroo\t1.250,5\n', true],
  ['semicolons, and a point in amounts', 'Name;Limit\nKaroo;150000.50\nBerg;1,250.00\n', false],
  ['semicolons, and no amount with decimals', 'Name;Limit\nKaroo;150000\n', true],
  ['a comma before three digits groups', 'Name\tLimit\nKaroo\t150,000\n', false],
])('decimals are guessed from the amounts: %s', async (_, content, decimalComma) => {
  expect(await read(content)).toMatchObject({ decimalComma });
});

test('tabs and UTF-16, as a spreadsheet saves Unicode text', async () => {
  const file = await read(Buffer.from('\uFEFFA\tB\nä\t1', 'utf16le'));
  expect(file).toMatchObject({ delimiter: '\t', headings: ['A', 'B'], rows: [{ number: 2, cells: ['ä', '1'] }] });
});

test('100,000 rows come in pieces', async () => {
  const { batches } = await openSheet(Buffer.from(`a,b\n${'1,2\n'.repeat(100_000)}`));
  let [pieces, rows] = [0, 0];
  for await (const batch of batches) {
    pieces += 1;
    rows += batch.length;
    expect(batch.length).toBeLessThanOrEqual(500);
  }
  expect([pieces, rows]).toEqual([200, 100_000]);
});

test('what cannot be read says why', async () => {
  expect(await refusal('')).toBe('importEmpty');
  expect(await refusal(' \n')).toBe('importEmpty');
  expect(await refusal(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]))).toBe('importNotReadable');
  expect(await refusal(Buffer.from('PK\u0003\u0004 no workbook'))).toBe('importNotReadable');
  expect(await refusal(`${'x,'.repeat(101)}x\n`)).toBe('importTooManyColumns');
  expect(await refusal(`a\n${'1\n'.repeat(200_001)}`)).toBe('importTooManyRows');
});

test('a title, a date and an empty line may stand above the headings', async () => {
  const file = await read(
    'Debtors of Highveld Freight\nPrinted;2026-11-01\n\nAccount;Name;City;VAT\n\nC1;Karoo;Graaff-Reinet;1\n',
  );
  expect(file).toMatchObject({ headings: ['Account', 'Name', 'City', 'VAT'], headerRow: 4 });
  expect(file.rows).toEqual([{ number: 6, cells: ['C1', 'Karoo', 'Graaff-Reinet', '1'] }]);
});

test('what was made harmless for a spreadsheet is read as it was before', async () => {
  expect((await read("Phone,Name\n'+27825550100,'t Hooft\n")).rows[0]?.cells).toEqual(['+27825550100', "'t Hooft"]);
});

test('a text may come packed; one that unpacks to far more than a table has is refused', async () => {
  const text = Buffer.from('a,b\n1,2\n');
  expect(Buffer.from(await unpacked(gzipSync(text)))).toEqual(text);
  expect(await unpacked(text)).toBe(text);
  await expect(unpacked(gzipSync(Buffer.alloc(70_000_000)))).rejects.toThrow('importNotReadable');
});

test('of several sheets the one is read whose headings are known, or the one that is asked for; all are named', async () => {
  const file = workbook(
    [['How to fill in'], ['Write one driver a line']],
    [],
    [
      ['Driver number', 'Name'],
      ['953', 'Themba'],
    ],
  );
  const open = async (wanted: Parameters<typeof openSheet>[1]) => {
    const { sheets, sheet, headings } = await openSheet(file, wanted);
    return { sheets, sheet, headings };
  };
  const known = new Set(['drivernumber', 'name']);
  expect(await open({ known })).toEqual({
    sheets: ['S1', 'S2', 'S3'],
    sheet: 'S3',
    headings: ['Driver number', 'Name'],
  });
  expect(await open({})).toMatchObject({ sheet: 'S1' });
  expect(await open({ known, sheet: 'S1' })).toMatchObject({ sheet: 'S1', headings: ['How to fill in'] });
});

const known = new Set(['code', 'name', 'addressline1', 'city', 'postalcode', 'contactname', 'phone', 'capacity']);
const headingsOf = async (content: string | Uint8Array) => {
  const file = await openSheet(Buffer.from(content), { known });
  const rows: SheetRow[] = [];
  for await (const batch of file.batches) rows.push(...batch);
  return { headings: file.headings, headerRow: file.headerRow, rows: rows.map(({ number }) => number) };
};

test('headings in two rows, some of them merged, below a title', async () => {
  const title = ['Fleet and yards, November'];
  const upper = ['Code', 'Name', 'Address', '', '', 'Contact', '', 'Capacity'];
  const lower = ['', '', 'Line 1', 'City', 'Postal code', 'Name', 'Phone', ''];
  const data = ['A1', 'Karoo', '5 Main Road', 'Beaufort West', '6970', 'Sipho', '0825550152', '12'];
  const meant = {
    headings: ['Code', 'Name', 'Address Line 1', 'City', 'Postal code', 'Contact Name', 'Phone', 'Capacity'],
    headerRow: 3,
    rows: [4],
  };
  await expect(headingsOf(workbook([title, upper, lower, data]))).resolves.toEqual(meant);
  const text = [title, upper, lower, data].map((cells) => cells.join(';')).join('\n');
  await expect(headingsOf(text)).resolves.toEqual(meant);
});

test('a first row of data is not taken for headings, whatever it says', async () => {
  const meant = { headings: ['Code', 'Name', '', 'City'], headerRow: 1, rows: [2, 3] };
  await expect(headingsOf('Code;Name;;City\nA1;Karoo;x;\nA2;Berg;y;Tete\n')).resolves.toEqual(meant);
  await expect(headingsOf('Code;Name;;City\n;Phone;x;Capacity\nA2;Berg;y;Tete\n')).resolves.toEqual(meant);
});
