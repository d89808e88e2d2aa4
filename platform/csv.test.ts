import { expect, test } from 'vitest';
import { asWritten, csvOf, harmless } from './csv.ts';

const written = (...cells: Parameters<typeof csvOf>[0][number]) => csvOf([cells]).slice(1, -2);

test('begins with the byte order mark and ends every row', () => {
  expect(csvOf([['Name'], ['Karoo Freight']])).toBe('\uFEFFName\r\nKaroo Freight\r\n');
});

test.each(['=1+1', '+27821234567', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])('%j is not a formula', (text) => {
  expect(written(text)).toContain(`'${text}`);
});

test('what was made harmless comes back as it was, and an apostrophe of its own stays', () => {
  for (const text of ['=1+1', '+27821234567', "'t Hooft Vervoer", 'O’Reilly', ''])
    expect(asWritten(harmless(text))).toBe(text);
});

test('quotes what would break a row', () => {
  expect(written('a,b', 'say "yes"', 'two\nlines')).toBe('"a,b","say ""yes""","two\nlines"');
});

test('with another delimiter that one is quoted', () => {
  expect(csvOf([['1,5', 'a;b']], ';')).toBe('\uFEFF1,5;"a;b"\r\n');
});

test('numbers, dates and nothing', () => {
  // On the client's clock, wherever the file is made: as the screen and the workbook have it.
  expect(written(-12.5, true, null, new Date('2026-06-03T18:09:00Z'))).toBe('-12.5,true,,2026-06-03 20:09');
});
