import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiff } from '../testing/picture-files.ts';
import { endUploadThreads, inspectUpload, tiffToPdf, uploadLimits } from '../uploads.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiff-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await endUploadThreads();
});

const trial = await tiffToPdf(tiff());
const isInstalled = trial.ok || trial.reason !== 'notInstalled';

async function program(body: string): Promise<string> {
  const file = path.join(folder, `program-${body.length}`);
  await writeFile(file, `#!/bin/sh\n${body}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('a TIFF as a PDF', () => {
  it.skipIf(!isInstalled).each([{ pages: 1 }, { pages: 3 }, { pages: 2, bigEndian: true }])(
    'of %o, page by page, and fit to be kept',
    async (made) => {
      const converted = await tiffToPdf(tiff(made));
      expect(converted).toMatchObject({ ok: true });
      if (!converted.ok) return;
      expect(await inspectUpload(converted.bytes, { accept: ['pdf'], ...uploadLimits })).toMatchObject({
        ok: true,
        pages: made.pages,
      });
    },
  );

  it('is not made where the program is not installed', async () => {
    expect(await tiffToPdf(tiff(), { program: 'tiff2pdf-that-nobody-has' })).toEqual({
      ok: false,
      reason: 'notInstalled',
    });
  });

  it.skipIf(process.platform === 'win32')(
    'is not made where the program fails, hangs, makes too much or something else',
    async () => {
      expect(await tiffToPdf(tiff(), { program: await program('exit 1') })).toEqual({ ok: false, reason: 'failed' });
      expect(await tiffToPdf(tiff(), { program: await program('exec sleep 20'), timeoutMilliseconds: 200 })).toEqual({
        ok: false,
        reason: 'outOfTime',
      });
      expect(
        await tiffToPdf(tiff(), { program: await program('head -c 3000 /dev/zero > "$4"'), maxBytes: 2999 }),
      ).toEqual({ ok: false, reason: 'tooLarge' });
      expect(await tiffToPdf(tiff(), { program: await program('echo no > "$4"') })).toEqual({
        ok: false,
        reason: 'failed',
      });
      expect(await tiffToPdf(tiff(), { program: await program('true') })).toEqual({ ok: false, reason: 'failed' });
    },
  );

  it.skipIf(process.platform === 'win32')('is made without showing the program the secrets of the server', async () => {
    const curious = await program('test -z "$HOME$USER" && echo %PDF-1.7 > "$4"');
    expect(await tiffToPdf(tiff(), { program: curious })).toMatchObject({ ok: true });
  });

  it('leaves nothing behind', async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith('haulway-tiff-'));
    await tiffToPdf(tiff());
    await tiffToPdf(tiff(), { program: 'tiff2pdf-that-nobody-has' });
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith('haulway-tiff-'));
    expect(after.length).toBeLessThanOrEqual(before.length);
  });
});
