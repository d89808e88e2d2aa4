/** One page as a picture. Its address is to be given back with `URL.revokeObjectURL`. */
export interface PagePicture {
  readonly url: string;
  /** Pixels at 100 %. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns to the right that this page alone needs. */
  readonly turns?: number;
}

export type DocumentKind = 'pdf' | 'tiff' | 'image' | 'other';

/** The server found out the type from the content (wire.md §6). */
export function kindOf(contentType: string): DocumentKind {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType === 'image/tiff') return 'tiff';
  return contentType.startsWith('image/') ? 'image' : 'other';
}

/** Larger pictures are not decoded: they would take more memory than a phone has. */
const mostPixels = 40_000_000;

/** The pages of a document, one after the other as they are drawn. */
export async function* pagesOf(document: Blob, kind: DocumentKind): AsyncGenerator<PagePicture> {
  if (kind === 'image') yield await imagePage(document);
  else if (kind === 'tiff') yield* tiffPages(await document.arrayBuffer());
  else if (kind === 'pdf') yield* pdfPages(await document.arrayBuffer());
}

async function imagePage(document: Blob): Promise<PagePicture> {
  const picture = await createImageBitmap(document);
  const { width, height } = picture;
  picture.close();
  return { url: URL.createObjectURL(document), width, height };
}

async function* tiffPages(content: ArrayBuffer): AsyncGenerator<PagePicture> {
  const { decode, decodeImage, toRGBA8 } = await import('utif2');
  for (const page of decode(content)) {
    const [declaredWidth = 0] = (page['t256'] as number[] | undefined) ?? [];
    const [declaredHeight = 0] = (page['t257'] as number[] | undefined) ?? [];
    if (declaredWidth * declaredHeight > mostPixels) throw new Error('The picture is too large to be shown');
    decodeImage(content, page);
    const pixels = new ImageData(new Uint8ClampedArray(toRGBA8(page)), page.width, page.height);
    const canvas = canvasOf(page.width, page.height);
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    yield await pictureOf(canvas, 1);
  }
}

/** Pixels drawn for each pixel shown at 100 %, so that small print stays sharp when it is enlarged. */
const pdfDensity = 2;

async function* pdfPages(content: ArrayBuffer): AsyncGenerator<PagePicture> {
  const { openPdf } = await import('./pdf.ts');
  const loading = openPdf(content);
  try {
    const file = await loading.promise;
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const viewport = page.getViewport({ scale: pdfDensity * (96 / 72) });
      const canvas = canvasOf(viewport.width, viewport.height);
      await page.render({ canvas, viewport }).promise;
      yield await pictureOf(canvas, pdfDensity);
    }
  } finally {
    await loading.destroy();
  }
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return canvas;
}

function pictureOf(canvas: HTMLCanvasElement, density: number): Promise<PagePicture> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob)
        resolve({ url: URL.createObjectURL(blob), width: canvas.width / density, height: canvas.height / density });
      else reject(new Error('The page could not be drawn'));
    }),
  );
}
