import { expect, test } from 'vitest';
import { pdfOfPhoto } from './photo-pdf.ts';

/** Not a picture: what counts here is where its bytes stand. */
const jpeg = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

async function written(width: number, height: number): Promise<string> {
  const bytes = new Uint8Array(await pdfOfPhoto(jpeg, { width, height }).arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

test('every object stands where the table says, and the photo is in it byte by byte', async () => {
  const pdf = await written(1200, 1600);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 9)).toBe('xref\n0 6\n');
  const starts = [...pdf.matchAll(/(\d{10}) 00000 n \n/g)].map(([, start]) => Number(start));
  expect(starts.map((start) => pdf.slice(start, start + 7))).toEqual([1, 2, 3, 4, 5].map((id) => `${id} 0 obj`));
  const [, length, photo] = /\/Length (\d+) >>\nstream\n([^]{300})\nendstream\nendobj\nxref/.exec(pdf) ?? [];
  expect(Number(length)).toBe(300);
  expect(photo).toBe(Array.from(jpeg, (byte) => String.fromCharCode(byte)).join(''));
});

test('the page lies as the photo does', async () => {
  expect(await written(1200, 1600)).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(await written(1600, 1200)).toContain('/MediaBox [0 0 841.89 595.28]');
});
