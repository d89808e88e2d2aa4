import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type TiffToPdf =
  | { readonly ok: true; readonly bytes: Uint8Array }
  /** The TIFF is kept as it is, and the browser draws it itself. */
  | { readonly ok: false; readonly reason: 'notInstalled' | 'failed' | 'outOfTime' | 'tooLarge' };

interface TiffToPdfOptions {
  /** The program of libtiff; found on the path by default. */
  readonly program?: string;
  readonly timeoutMilliseconds?: number;
  readonly maxBytes?: number;
}

/** What the program may take for itself: one page of 40 million pixels in colour, and room. */
const memoryMegabytes = 256;

/** A TIFF as a PDF, which every browser shows: by libtiff's `tiff2pdf` where it is installed, with its own limits. */
export async function tiffToPdf(
  tiff: Uint8Array,
  { program = 'tiff2pdf', timeoutMilliseconds = 20_000, maxBytes = 40_000_000 }: TiffToPdfOptions = {},
): Promise<TiffToPdf> {
  const folder = await mkdtemp(path.join(tmpdir(), 'haulway-tiff-'));
  try {
    const [input, output] = [path.join(folder, 'in.tif'), path.join(folder, 'out.pdf')];
    await writeFile(input, tiff);
    const problem = await runProgram(
      program,
      ['-m', String(memoryMegabytes), '-o', output, input],
      timeoutMilliseconds,
    );
    if (problem) return { ok: false, reason: problem };
    const made = await stat(output).catch(() => undefined);
    if (made && made.size > maxBytes) return { ok: false, reason: 'tooLarge' };
    const bytes = made ? await readFile(output) : Buffer.alloc(0);
    return bytes.subarray(0, 5).toString() === '%PDF-' ? { ok: true, bytes } : { ok: false, reason: 'failed' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runProgram(
  program: string,
  parameters: readonly string[],
  timeout: number,
): Promise<'notInstalled' | 'failed' | 'outOfTime' | undefined> {
  return new Promise((resolve) => {
    execFile(program, parameters, { timeout, killSignal: 'SIGKILL', maxBuffer: 1_000_000, env: {} }, (error) => {
      if (!error) resolve(undefined);
      else if (error.code === 'ENOENT') resolve('notInstalled');
      else resolve(error.killed ? 'outOfTime' : 'failed');
    });
  });
}
