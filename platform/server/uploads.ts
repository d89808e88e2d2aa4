import { fileTypeFromBuffer } from 'file-type';
import crypto from 'node:crypto';

export type Inspected =
  | { readonly ok: true; readonly contentType: string; readonly sha256: string; readonly pages?: number; readonly text?: string }
  | { readonly ok: false; readonly code: string; readonly details?: Record<string, unknown> };

export function decodeBase64(value: string): Uint8Array | string {
  const body = value.replace(/^data:[^,]*;base64,/, '');
  return /^[A-Za-z0-9+/]*={0,2}$/.test(body) ? Buffer.from(body, 'base64') : 'fileDamaged';
}

export async function inspectUpload(bytes: Uint8Array, _limits: { accept: readonly string[]; maxBytes: number }): Promise<Inspected> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type) return { ok: false, code: 'fileTypeNotAccepted' };
  return { ok: true, contentType: type.mime, sha256: crypto.hash('sha256', bytes) };
}
