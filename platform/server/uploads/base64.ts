import { refusal, tooLarge, type RefusedUpload } from './verdict.ts';

type DecodedUpload = { readonly ok: true; readonly bytes: Uint8Array } | RefusedUpload;

/**
 * The bytes of base64 (RFC 4648 §4) or of a data URL of it. Strict: padding is required, and line breaks, the URL alphabet
 * and stray bits are refused, so that one file has one spelling. What a data URL says about its type does not count.
 */
export function decodeBase64(value: string, maxBytes: number): DecodedUpload {
  const encoded = value.startsWith('data:') ? value.slice(value.indexOf(',') + 1) : value;
  if (
    value.startsWith('data:') &&
    !/^data:[\w.+/-]{0,127}(;[\w.+-]{1,40}=[\w.+-]{0,127}){0,4};base64,/.test(value.slice(0, 1000))
  )
    return refusal('fileDamaged', { check: 'dataUrl' });
  if (encoded === '') return refusal('fileEmpty');
  if (encoded.length > Math.ceil(maxBytes / 3) * 4) return tooLarge(maxBytes);
  const bytes = Buffer.from(encoded, 'base64');
  // Spelled again, it must be what came. Node does both ways in a few milliseconds, far less than a regular expression takes.
  if (bytes.toString('base64') !== encoded) return refusal('fileDamaged', { check: 'base64' });
  return bytes.length > maxBytes ? tooLarge(maxBytes) : { ok: true, bytes };
}
