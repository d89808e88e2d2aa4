import { crc32 } from 'node:zlib';

/** What a picture's header says, before anything is decoded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined where the picture is damaged: cut off, changed, or without the parts that every reader needs. */
export function pngSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | undefined;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined;
    if ((type === 'IHDR') !== (at === 8)) return undefined;
    if (type === 'IHDR') size = length === 13 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
    if (type === 'IDAT') hasPixels = true;
    if (type === 'IEND') return hasPixels && size && size.width > 0 && size.height > 0 ? size : undefined;
    at = end;
  }
  return undefined;
}

const [startOfScan, endOfImage] = [0xda, 0xd9] as const;

/** The same for JPEG: the frame header, and after it a scan and an end. Phones put more behind the end, which is theirs to do. */
export function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: PictureSize | undefined;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) at++;
    else if (marker === startOfScan) {
      const hasEnd =
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(Buffer.from([0xff, endOfImage]), at) > 0;
      return hasEnd && size && size.width > 0 && size.height > 0 ? size : undefined;
    } else {
      const length = view.getUint16(at + 2);
      if (length < 2 || at + 2 + length > bytes.length) return undefined;
      if (isFrameHeader(marker) && length >= 8)
        size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      at += 2 + length;
    }
  }
  return undefined;
}

/** SOF0 to SOF15, without the three of that range that mean something else (DHT, JPG, DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
