import { afterAll, expect, it } from 'vitest';
import { handmadePdf, pdfkitFile, streamObject } from '../testing/pdf-files.ts';
import { endUploadThreads, inspectUpload, uploadLimits } from '../uploads.ts';

afterAll(endUploadThreads);

/** The same numbers from the same seed, so that a failure can be repeated (mulberry32). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Up to twenty changes: bytes, cuts, repeats, and pieces of PDF's own language in the wrong place. */
function mutated(file: Buffer, random: (below: number) => number): Buffer {
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

it('500 damaged files: an answer to each, and no thread that crashes or hangs', { timeout: 120_000 }, async () => {
  const originals = [
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
  const random = generator(20_260_301);
  const rules = { accept: ['pdf'] as const, ...uploadLimits };
  const answers: Record<string, number> = {};
  for (let at = 0; at < 500; at++) {
    const answer = await inspectUpload(mutated(originals[at % originals.length] ?? handmadePdf(), random), rules);
    const name = answer.ok ? 'accepted' : `${answer.code} ${answer.details['check'] ?? ''}`;
    answers[name] = (answers[name] ?? 0) + 1;
  }
  expect(answers['fileDamaged crashed']).toBeUndefined();
  expect(answers['fileDamaged outOfTime']).toBeUndefined();
  // Both kinds of answer occur, so the damage is neither nothing nor everything.
  expect(answers['accepted']).toBeGreaterThan(50);
  expect(answers['fileDamaged reader'] ?? 0).toBeGreaterThan(10);
});
