import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Canvas, createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import { packDensity } from './tiff-file.ts';

/** A page of a proof, as the clerk put it in order. */
export interface PageToDraw {
  readonly file: string;
  readonly page: number;
  readonly turn: 0 | 90 | 180 | 270;
}
export interface FileToDraw {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A4 at the density of a pack: photos are made to fit it, since they have no size of their own. */
const sheet = { short: 1654, long: 2339 } as const;
/** No page is drawn larger than a poster. */
const longestSide = 4800;

/** Draws the pages one after the other, each file opened once; what one holds is given back before the next. */
export async function* drawPages(
  pages: readonly PageToDraw[],
  files: Readonly<Record<string, FileToDraw>>,
): AsyncGenerator<Canvas> {
  let open: { readonly name: string; readonly file: OpenFile } | undefined;
  try {
    for (const page of pages) {
      if (open?.name !== page.file) {
        await open?.file.close();
        open = { name: page.file, file: await openFile(files[page.file]!) };
      }
      yield turned(await open.file.draw(page.page), page.turn);
    }
  } finally {
    await open?.file.close();
  }
}

interface OpenFile {
  draw(page: number): Promise<Canvas>;
  close(): Promise<void>;
}

function openFile({ contentType, bytes }: FileToDraw): Promise<OpenFile> {
  if (contentType === 'application/pdf') return openPdf(bytes);
  return contentType === 'image/tiff' ? openTiff(bytes) : openPicture(bytes);
}

const require = createRequire(import.meta.url);
const partsOfReader = (folder: string) =>
  pathToFileURL(path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), folder)).href + '/';

async function openPdf(bytes: Uint8Array): Promise<OpenFile> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    // A copy: pdf.js takes over the memory that it is given.
    data: new Uint8Array(bytes),
    verbosity: 0,
    enableXfa: false,
    standardFontDataUrl: partsOfReader('standard_fonts'),
    cMapUrl: partsOfReader('cmaps'),
    wasmUrl: partsOfReader('wasm'),
    iccUrl: partsOfReader('iccs'),
  });
  const file = await loading.promise;
  // One sheet for all pages of a size: fresh memory for each takes longer than what is drawn on it.
  let sheetOfPaper: Canvas | undefined;
  return {
    async draw(number) {
      const page = await file.getPage(number);
      const whole = page.getViewport({ scale: packDensity / 72 });
      const fit = Math.min(1, longestSide / Math.max(whole.width, whole.height));
      const viewport = page.getViewport({ scale: (packDensity / 72) * fit });
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
      if (sheetOfPaper?.width !== width || sheetOfPaper.height !== height) sheetOfPaper = createCanvas(width, height);
      const canvas = sheetOfPaper;
      await page.render({ canvas: canvas as never, viewport, background: '#ffffff', intent: 'print' }).promise;
      page.cleanup();
      return canvas;
    },
    close: () => loading.destroy(),
  };
}

async function openPicture(bytes: Uint8Array): Promise<OpenFile> {
  const picture = await loadImage(Buffer.from(bytes));
  return {
    draw: () => Promise.resolve(onSheet(picture as never, picture.width, picture.height)),
    close: () => Promise.resolve(),
  };
}

async function openTiff(bytes: Uint8Array): Promise<OpenFile> {
  // The library is CommonJS: outside a bundle its names stand on the whole alone.
  const { decode, decodeImage, toRGBA8 } = (await import('utif2')).default;
  const content = new Uint8Array(bytes).buffer;
  const pages = decode(content);
  return {
    draw(number) {
      const page = pages[number - 1];
      if (!page) throw new Error('The file has no such page');
      decodeImage(content, page);
      const { width, height } = page;
      const canvas = createCanvas(width, height);
      canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(toRGBA8(page)), width, height), 0, 0);
      const density = (tag: string) => {
        const [dots = 0, units = 1] = (page[tag] as [number, number][] | undefined)?.[0] ?? [];
        return dots / units;
      };
      const [across, down] = [density('t282'), density('t283')];
      // A fax has half as many lines down as dots across.
      const stretch = across > 0 && down > 0 ? across / down : 1;
      return Promise.resolve(onSheet(canvas, width, height * stretch));
    },
    close: () => Promise.resolve(),
  };
}

/** A picture on a white sheet that lies as it does; a smaller one is enlarged, so that it can be read. */
function onSheet(picture: Canvas, width: number, height: number): Canvas {
  const isWide = width > height;
  const [sheetWidth, sheetHeight] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const scale = Math.min(sheetWidth / width, sheetHeight / height);
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const draw = canvas.getContext('2d');
  draw.fillStyle = '#ffffff';
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function turned(canvas: Canvas, turn: PageToDraw['turn']): Canvas {
  if (turn === 0) return canvas;
  const isOnSide = turn !== 180;
  const made = createCanvas(isOnSide ? canvas.height : canvas.width, isOnSide ? canvas.width : canvas.height);
  const draw = made.getContext('2d');
  draw.translate(made.width / 2, made.height / 2);
  draw.rotate((turn * Math.PI) / 180);
  draw.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return made;
}
