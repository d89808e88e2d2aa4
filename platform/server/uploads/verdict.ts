import type { FailureCode } from '#platform/messages/failures/index.ts';

export const uploadKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The one type under which a file of each kind is ever served. */
export const contentTypes: Readonly<Record<UploadKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
};

/** What may be uploaded somewhere. */
export interface UploadRules {
  readonly accept: readonly UploadKind[];
  readonly maxBytes: number;
  /** Of a PDF or TIFF. */
  readonly maxPages: number;
  /** Of one picture, width times height. */
  readonly maxPixels: number;
}

export type UploadCode = Extract<FailureCode, `file${string}`>;

export type Inspection = InspectedUpload | RefusedUpload;
export interface InspectedUpload {
  readonly ok: true;
  readonly kind: UploadKind;
  readonly contentType: string;
  /** SHA-256 of the bytes, in hex. */
  readonly sha256: string;
  /** Of a PDF or TIFF. */
  readonly pages?: number;
  /** The text of a PDF's first pages; absent for a scan, and where it could not be read in time. */
  readonly text?: string;
}
export interface RefusedUpload {
  readonly ok: false;
  readonly code: UploadCode;
  /** What the text of the code needs, and for staff which check it was. */
  readonly details: Readonly<Record<string, string | number>>;
}

export function refusal(code: UploadCode, details: RefusedUpload['details'] = {}): RefusedUpload {
  return { ok: false, code, details };
}

export function tooLarge(maxBytes: number): RefusedUpload {
  return refusal('fileTooLarge', { limit: `${Math.floor(maxBytes / 1_000_000)} MB` });
}
