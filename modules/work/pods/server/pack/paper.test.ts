import { decode, decodeImage, toRGBA8 } from 'utif2';
import { describe, expect, test } from 'vitest';
import { loadCode } from '#modules/work/loads/load-code.ts';
import { pdfkitFile } from '#platform/server/testing/pdf-files.ts';
import { qrPage } from '../testing/qr-page.ts';
import { codesOn, makePack, NotDrawable } from './make-pack.ts';
import { encodePage, tiffOf } from './tiff-file.ts';

/** Every bit of a page as another reader sees it: 1 is ink. */
function bitsOf(tiff: Uint8Array, page = 0): number[][] {
  const content = new Uint8Array(tiff).buffer;
  const read = decode(content)[page]!;
  decodeImage(content, read);
  const pixels = toRGBA8(read);
  return Array.from({ length: read.height }, (_, y) =>
    Array.from({ length: read.width }, (_unused, x) => (pixels[(y * read.width + x) * 4]! < 128 ? 1 : 0)),
  );
}

const changesOf = (bits: readonly number[]) =>
  Uint16Array.from(bits.flatMap((bit, x) => (bit === (bits[x - 1] ?? 0) ? [] : [x])));

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

describe('CCITT Group 4', () => {
  test.each([1, 7, 64, 65, 333, 1654, 2700])('rows of %i pixels are read as they were written', (width) => {
    const roll = dice(width);
    const rows: number[][] = [];
    for (let y = 0; y < 40; y++) {
      const above = rows.at(-1) ?? Array.from({ length: width }, () => 0);
      const kind = roll(5);
      let ink = roll(2);
      rows.push(
        kind === 0
          ? above.map(() => ink)
          : kind === 1
            ? // Moved by a little, as the edges of letters are.
              above.map((_, x) => above[x + roll(3) - 1] ?? 0)
            : above.map(() => (roll(kind === 2 ? 3 : 120) === 0 ? (ink = 1 - ink) : ink)),
      );
    }
    const tiff = tiffOf([encodePage({ width, rows: rows.map(changesOf) })]);
    expect(bitsOf(tiff)).toEqual(rows);
  });

  test('a page says how it is written: Group 4, 200 dpi, one of several', () => {
    const page = encodePage({ width: 16, rows: [changesOf([0, 1, 1, 0])] });
    const pages = decode(new Uint8Array(tiffOf([page, page, page])).buffer);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toMatchObject({ t259: [4], t258: [1], t262: [0], t282: [[200, 1]], t283: [[200, 1]], t296: [2] });
    expect(pages.map((each) => each['t297'])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });
});

const noteOf = (words: string, pages = 1) =>
  pdfkitFile(
    (pdf) => {
      for (let page = 0; page < pages; page++) pdf.addPage().fontSize(40).text(words, 72, 72);
    },
    { size: 'A4', autoFirstPage: false },
  );

describe('a pack', () => {
  test('has every page in its order and turned as the clerk turned it', async () => {
    const files = { a: { contentType: 'application/pdf', bytes: await noteOf('Signed', 2) } };
    const [part, ...more] = await makePack({
      files,
      format: 'TIFF',
      atMost: Number.POSITIVE_INFINITY,
      pages: [
        { file: 'a', page: 2, turn: 0 },
        { file: 'a', page: 1, turn: 90 },
      ],
    });
    expect(more).toEqual([]);
    const sizes = decode(new Uint8Array(part!.bytes).buffer).map((page) => [page['t256'], page['t257']].flat());
    expect(sizes).toEqual(
      [
        [1653, 2339],
        [2339, 1653],
      ].map(([width, height]) => [expect.closeTo(width!, -1), expect.closeTo(height!, -1)]),
    );
    // The heading stands at the top left of the first, and at the top right of the one that was turned.
    const inkIn = (bits: number[][], from: number, to: number) =>
      bits.slice(0, 700).reduce((sum, row) => sum + row.slice(from, to).reduce((ink, bit) => ink + bit, 0), 0);
    const [upright, turned] = [bitsOf(part!.bytes, 0), bitsOf(part!.bytes, 1)];
    expect(inkIn(upright, 0, 900)).toBeGreaterThan(2000);
    expect(inkIn(turned, 1800, 2339)).toBeGreaterThan(2000);
    expect(inkIn(turned, 0, 900)).toBe(0);
  });

  test('is split where a mail would be too large, page by page', async () => {
    const files = { a: { contentType: 'application/pdf', bytes: await noteOf('Signed', 5) } };
    const pages = [1, 2, 3, 4, 5].map((page) => ({ file: 'a', page, turn: 0 as const }));
    const [whole] = await makePack({ files, pages, format: 'PDF', atMost: Number.POSITIVE_INFINITY });
    const atMost = Math.ceil((whole!.bytes.length / 5) * 2.2) + 5000;
    const parts = await makePack({ files, pages, format: 'PDF', atMost });
    expect(parts.map((part) => part.pages)).toEqual([2, 2, 1]);
    for (const { bytes } of parts) {
      expect(bytes.length).toBeLessThanOrEqual(atMost);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    }
  });

  test('says that a damaged file cannot be drawn', async () => {
    const files = { a: { contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 nothing') } };
    const made = makePack({ files, pages: [{ file: 'a', page: 1, turn: 0 }], format: 'TIFF', atMost: 1e9 });
    await expect(made).rejects.toThrow(NotDrawable);
  });
});

test('the code of a waybill is read from its page, upright or not', async () => {
  const code = loadCode({ loadNumber: 'JHB004711', id: crypto.randomUUID() }, 2);
  const bytes = await qrPage(code);
  const files = { a: { contentType: 'application/pdf', bytes } };
  expect(await codesOn({ files, pages: [{ file: 'a', page: 1, turn: 0 }] })).toEqual([code]);
  expect(await codesOn({ files, pages: [{ file: 'a', page: 1, turn: 180 }] })).toEqual([code]);
  expect(
    await codesOn({
      files: { a: { ...files.a, bytes: await noteOf('Nothing') } },
      pages: [{ file: 'a', page: 1, turn: 0 }],
    }),
  ).toEqual([]);
});
