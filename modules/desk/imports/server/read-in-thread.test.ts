import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from './testing/workbook.ts';
import { openInThread, type ThreadLimits } from './read-in-thread.ts';

async function read(content: Uint8Array, limits?: ThreadLimits) {
  const { batches, close, ...file } = await openInThread(new Uint8Array(content), limits);
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  await close();
  return { ...file, rows };
}

test('a text and a workbook are read in a thread, with the row that a spreadsheet shows', async () => {
  expect(await read(Buffer.from('a;b\n\n1;2\n'))).toMatchObject({
    format: 'csv',
    headings: ['a', 'b'],
    rows: [{ number: 3, cells: ['1', '2'] }],
  });
  const file = workbook([['Debtors', ''], [], ['Account', 'Name'], ['0042', "'+27 =1+1"], [], ['0043', 'Ünïcode']]);
  expect(await read(file)).toMatchObject({
    format: 'xlsx',
    headerRow: 3,
    headings: ['Account', 'Name'],
    rows: [
      { number: 4, cells: ['0042', '+27 =1+1'] },
      { number: 6, cells: ['0043', 'Ünïcode'] },
    ],
  });
});

test('of several sheets the first that holds something is read', async () => {
  expect(
    await read(
      workbook(
        [],
        [
          ['a', 'b'],
          ['1', '2'],
        ],
      ),
    ),
  ).toMatchObject({ headings: ['a', 'b'], rows: [{ number: 2 }] });
});

test('a file that is too much for the thread is refused, and the server goes on', async () => {
  const large = workbook(Array.from({ length: 60_000 }, (_, row) => [`C${row}`, `Debtor ${row}`, 'Durban', '4001']));
  const texts = Array.from(
    { length: 500_000 },
    (_, place) => `<si><t>A text that only one cell has: ${place}</t></si>`,
  );
  const manyTexts = { ...unzipSync(large), 'xl/sharedStrings.xml': Buffer.from(`<sst>${texts.join('')}</sst>`) };
  await expect(read(zipSync(manyTexts), { memory: 24, milliseconds: 60_000 })).rejects.toThrow('importNotReadable');
  await expect(read(large, { memory: 768, milliseconds: 20 })).rejects.toThrow('importNotReadable');
  // Neither the sheet nor its rows stand in the thread's memory as a whole.
  expect((await read(large, { memory: 24, milliseconds: 60_000 })).rows).toHaveLength(59_999);
});

test('a workbook that unpacks to more than there may be is refused, whatever it says of its size', async () => {
  const bomb = Buffer.from(workbook([['a', 'b'], [' '.repeat(151_000_000)]]));
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(read(bomb)).rejects.toThrow('importNotReadable');
  const entry = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = bomb.indexOf(entry); at >= 0; at = bomb.indexOf(entry, at + 4)) bomb.writeUInt32LE(2000, at + 24);
  await expect(read(bomb)).rejects.toThrow('importNotReadable');
});
