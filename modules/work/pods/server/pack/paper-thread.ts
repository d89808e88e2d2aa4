import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { inkOf } from './ink.ts';
import type { MadePart, PaperAnswer, PaperTask } from './make-pack.ts';
import { pdfOf } from './pdf-file.ts';
import { codesOf } from './qr.ts';
import { drawPages } from './raster.ts';
import { type EncodedPage, encodePage, tiffOf } from './tiff-file.ts';

/** The thread in which the pages of one pack are drawn. It ends with the pack. */
const port = parentPort;
if (!port) throw new Error('this file is the body of a worker thread');
// It gives way to whoever waits for an answer. Only on Linux does this reach one thread alone (setpriority(2), `who` is 0);
// elsewhere it would slow the whole server down.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);
// pdf.js leaves promises unattended that fail with a damaged file; the one that was asked for fails as well, and is heard.
process.on('unhandledRejection', () => undefined);

const task = workerData as PaperTask;
void (task.kind === 'pack' ? packed() : read()).then(
  (answer) => port.postMessage(answer),
  (error: unknown) => port.postMessage({ problem: (error as Error).message } satisfies PaperAnswer),
);

async function packed(): Promise<PaperAnswer> {
  return { parts: task.format === 'TIFF' ? await asTiff() : await asPdf() };
}

async function asTiff(): Promise<readonly MadePart[]> {
  const pages: EncodedPage[] = [];
  for await (const canvas of drawPages(task.pages, task.files)) pages.push(encodePage(inkOf(canvas)));
  return inParts(pages, ({ strip }) => strip.length).map((part) => ({ bytes: tiffOf(part), pages: part.length }));
}

async function asPdf(): Promise<readonly MadePart[]> {
  const pages: { readonly jpeg: Buffer; readonly width: number; readonly height: number }[] = [];
  for await (const canvas of drawPages(task.pages, task.files))
    pages.push({ jpeg: await canvas.encode('jpeg', 72), width: canvas.width, height: canvas.height });
  const made: MadePart[] = [];
  for (const part of inParts(pages, ({ jpeg }) => jpeg.length))
    made.push({ bytes: await pdfOf(part), pages: part.length });
  return made;
}

/** What stands around a page in either kind of file. */
const around = 2000;

/** Pages in as many parts as their sizes need. */
function inParts<Page>(pages: readonly Page[], sizeOf: (page: Page) => number): Page[][] {
  const parts: Page[][] = [];
  let left = 0;
  for (const page of pages) {
    const size = sizeOf(page) + around;
    if (size > left || parts.length === 0) {
      parts.push([]);
      left = task.atMost;
    }
    parts.at(-1)!.push(page);
    left -= size;
  }
  return parts;
}

async function read(): Promise<PaperAnswer> {
  const codes: string[] = [];
  for await (const canvas of drawPages(task.pages, task.files)) codes.push(...(await codesOf(canvas)));
  return { codes };
}
