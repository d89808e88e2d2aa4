import type { PictureSize } from './images.ts';

export type TiffPages = { readonly pages: readonly PictureSize[] } | 'damaged' | 'tooManyPages';

const [imageWidth, imageLength, stripOffsets, stripByteCounts, tileOffsets, tileByteCounts] = [
  256, 257, 273, 279, 324, 325,
] as const;
const tagsOfInterest: ReadonlySet<number> = new Set([
  imageWidth,
  imageLength,
  stripOffsets,
  stripByteCounts,
  tileOffsets,
  tileByteCounts,
]);
/** Bytes per value of the whole-number types that these tags use: BYTE, SHORT, LONG. */
const bytesOfType: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 };

/**
 * The pages of a TIFF (Adobe TIFF 6.0, §2) by their directories alone: every page has a size, and its pixels lie inside the
 * file. A chain of directories that returns to itself, or leads out of the file, is damage.
 */
export function tiffPages(bytes: Uint8Array, maxPages: number): TiffPages {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittleEndian = bytes[0] === 0x49;
  const seen = new Set<number>();
  const pages: PictureSize[] = [];
  try {
    for (let at = view.getUint32(4, isLittleEndian); at !== 0;) {
      if (seen.has(at)) return 'damaged';
      seen.add(at);
      if (pages.length === maxPages) return 'tooManyPages';
      const entries = view.getUint16(at, isLittleEndian);
      const tags = new Map<number, readonly number[]>();
      for (let entry = 0; entry < entries; entry++) {
        const place = at + 2 + entry * 12;
        const tag = view.getUint16(place, isLittleEndian);
        if (tagsOfInterest.has(tag)) tags.set(tag, valuesAt(view, place, isLittleEndian));
      }
      const page = pageOf(tags, bytes.length);
      if (!page) return 'damaged';
      pages.push(page);
      at = view.getUint32(at + 2 + entries * 12, isLittleEndian);
    }
  } catch (error) {
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
  return pages.length > 0 ? { pages } : 'damaged';
}

/** The numbers of one entry: in its last four bytes where they fit, else where those bytes lead. */
function valuesAt(view: DataView, place: number, isLittleEndian: boolean): readonly number[] {
  const size = bytesOfType[view.getUint16(place + 2, isLittleEndian)];
  const count = view.getUint32(place + 4, isLittleEndian);
  if (!size || count * size > view.byteLength) return [];
  const start = count * size <= 4 ? place + 8 : view.getUint32(place + 8, isLittleEndian);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return size === 1
      ? view.getUint8(at)
      : size === 2
        ? view.getUint16(at, isLittleEndian)
        : view.getUint32(at, isLittleEndian);
  });
}

function pageOf(tags: ReadonlyMap<number, readonly number[]>, fileLength: number): PictureSize | undefined {
  const [width = 0, height = 0] = [tags.get(imageWidth)?.[0], tags.get(imageLength)?.[0]];
  const offsets = tags.get(stripOffsets) ?? tags.get(tileOffsets) ?? [];
  const counts = tags.get(stripByteCounts) ?? tags.get(tileByteCounts) ?? [];
  const areInside =
    offsets.length > 0 &&
    offsets.length === counts.length &&
    offsets.every((offset, at) => offset + (counts[at] ?? 0) <= fileLength);
  return width > 0 && height > 0 && areInside ? { width, height } : undefined;
}
