import { handmadePdf, pdfkitFile, streamObject } from './pdf-files.ts';

/** The same numbers from the same seed, so that a failure can be repeated (mulberry32). */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Up to twenty changes: bytes, cuts, repeats, and pieces of PDF's own language in the wrong place. */
export function mutated(file: Buffer, random: (below: number) => number): Buffer {
  const words = [
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    ' obj ',
    ' endobj ',
    'stream\n',
    'endstream',
    ' 0 R',
    '/Length 99999999',
    '%',
    '\0',
    '-1',
    'trailer',
    '/Kids [2 0 R]',
  ];
  let bytes = file;
  for (let changes = 1 + random(20); changes > 0; changes--) {
    const at = random(bytes.length);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    const length = 1 + random(64);
    const piece = [
      () => [before, Buffer.from([random(256)]), after.subarray(1)],
      () => [before, after.subarray(length)],
      () => [before, after.subarray(0, length), after],
      () => [before, Buffer.from(words[random(words.length)] ?? ''), after],
      () => [before, Buffer.from(String(random(2 ** 31))), after.subarray(1)],
    ][random(5)];
    bytes = Buffer.concat(piece?.() ?? [bytes]);
  }
  return bytes;
}

/** Sound files of every make, to be damaged. */
export async function soundPdfs(): Promise<readonly Buffer[]> {
  return [
    handmadePdf(),
    handmadePdf({ packed: true }),
    handmadePdf({ pages: 30 }),
    handmadePdf({ packed: true, pages: 30, catalog: '/OpenAction [100 0 R /Fit]' }),
    handmadePdf({ content: streamObject('BT (x) Tj ET', '/Filter /ASCIIHexDecode') }),
    handmadePdf({ extra: [streamObject('x'.repeat(5000)), '<< /Title (x) >>'] }),
    await pdfkitFile((document) => document.text('Certificate of insurance')),
    await pdfkitFile((document) => document.text('Certificate'), { compress: false }),
    await pdfkitFile((document) => document.initForm().formText('name', 50, 50, 100, 20)),
    await pdfkitFile((document) => document.addPage().text('link', { link: 'https://a.example' })),
  ];
}
