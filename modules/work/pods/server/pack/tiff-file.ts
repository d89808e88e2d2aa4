import { encodeG4, type InkRows } from './g4.ts';

/** Dots per inch of a pack, as faxes and archives have them. */
export const packDensity = 200;

interface Entry {
  readonly tag: number;
  readonly type: 3 | 4 | 5;
  readonly value: number;
}

/** A page as it stands in the file. */
export interface EncodedPage {
  readonly width: number;
  readonly height: number;
  readonly strip: Uint8Array;
}

export function encodePage(page: InkRows): EncodedPage {
  return { width: page.width, height: page.rows.length, strip: encodeG4(page) };
}

/** Several pages in one TIFF (Adobe TIFF 6.0), each a single strip in CCITT Group 4, white where the bits are 0. */
export function tiffOf(pages: readonly EncodedPage[]): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([0x49, 0x49, 42, 0, 0, 0, 0, 0])];
  let length = 8;
  let link = { part: parts[0]!, at: 4 };
  const add = (part: Uint8Array): number => {
    const at = length;
    // Everything in a TIFF begins at an even place.
    const padded = part.length % 2 === 0 ? part : new Uint8Array([...part, 0]);
    parts.push(padded);
    length += padded.length;
    return at;
  };
  for (const [number, page] of pages.entries()) {
    const { strip } = page;
    const stripAt = add(strip);
    const density = new Uint8Array(8);
    const densityView = new DataView(density.buffer);
    densityView.setUint32(0, packDensity, true);
    densityView.setUint32(4, 1, true);
    const densityAt = add(density);
    const directory = directoryOf([
      // One page of several.
      { tag: 254, type: 4, value: 2 },
      { tag: 256, type: 4, value: page.width },
      { tag: 257, type: 4, value: page.height },
      { tag: 258, type: 3, value: 1 },
      { tag: 259, type: 3, value: 4 },
      { tag: 262, type: 3, value: 0 },
      { tag: 266, type: 3, value: 1 },
      { tag: 273, type: 4, value: stripAt },
      { tag: 277, type: 3, value: 1 },
      { tag: 278, type: 4, value: page.height },
      { tag: 279, type: 4, value: strip.length },
      { tag: 282, type: 5, value: densityAt },
      { tag: 283, type: 5, value: densityAt },
      { tag: 293, type: 4, value: 0 },
      // Inches.
      { tag: 296, type: 3, value: 2 },
      { tag: 297, type: 3, value: number + pages.length * 65_536 },
    ]);
    new DataView(link.part.buffer).setUint32(link.at, add(directory), true);
    link = { part: directory, at: directory.length - 4 };
  }
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const directory = new Uint8Array(2 + entries.length * 12 + 4);
  const view = new DataView(directory.buffer);
  view.setUint16(0, entries.length, true);
  for (const [place, { tag, type, value }] of entries.entries()) {
    const at = 2 + place * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    // The number of the page is a pair: which, and of how many.
    view.setUint32(at + 4, tag === 297 ? 2 : 1, true);
    view.setUint32(at + 8, value, true);
  }
  return directory;
}
