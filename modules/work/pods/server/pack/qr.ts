import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Canvas } from '@napi-rs/canvas';

let prepared: Promise<typeof import('zxing-wasm/reader')> | undefined;

/** The reader, with its program read from the package: it would fetch it from the network otherwise. */
async function reader() {
  const library = await import('zxing-wasm/reader');
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(program);
  await library.prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
  return library;
}

/** The texts of the QR codes on a page, however it lies. */
export async function codesOf(canvas: Canvas): Promise<string[]> {
  const { readBarcodes } = await (prepared ??= reader());
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as never, {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
