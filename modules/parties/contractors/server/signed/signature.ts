import crypto from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { invalidFields } from '#platform/failure.ts';
import type { ContractorFailureCode } from '#modules/parties/contractors/messages/failures/index.ts';

const prefix = 'data:image/png;base64,';
const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels of one side; a box on a large screen with a dense display has less. */
const maxSide = 4000;

/** The picture of a signature, from the data URL that the form sends. Refused at `field` if it is not a sound PNG. */
export function signaturePng(dataUrl: string, field: string): Buffer {
  const png = dataUrl.startsWith(prefix) ? Buffer.from(dataUrl.slice(prefix.length), 'base64') : Buffer.alloc(0);
  if (!isSoundPng(png)) {
    const code: ContractorFailureCode = 'signatureNotAPicture';
    throw invalidFields({ [field]: { code } });
  }
  return png;
}

export function pictureHash(png: Uint8Array): string {
  return crypto.createHash('sha256').update(png).digest('hex');
}

/** Whole, of a sane size, and with pixels that unpack to no more than that size needs: the document maker trusts it. */
function isSoundPng(png: Buffer): boolean {
  if (!png.subarray(0, 8).equals(pngMark) || png.length < 45) return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (width === 0 || height === 0 || width > maxSide || height > maxSide) return false;
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > png.length) return false;
    if (kind === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    if (kind === 'IEND') return canUnpack(Buffer.concat(data), width * height * 8 + height);
    at += 12 + length;
  }
  return false;
}

function canUnpack(data: Buffer, atMost: number): boolean {
  try {
    return inflateSync(data, { maxOutputLength: atMost }).length > 0;
  } catch {
    return false;
  }
}
