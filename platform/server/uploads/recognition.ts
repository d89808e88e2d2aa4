import { fileTypeFromBuffer } from 'file-type';
import { isSpace } from './pdf-syntax.ts';
import { contentTypes, uploadKinds, type UploadKind } from './verdict.ts';

/** Readers look for the header of a PDF this far (ISO 32000-1, annex H), and for its end as far from the other side. */
const pdfMargin = 1024;

/**
 * The kind of a file by its content; its name and what the sender calls it do not count. Undefined for every other kind, and
 * for a file that is two things at once: those are made to be one thing to the check and another to the reader.
 */
export async function recognise(bytes: Uint8Array): Promise<UploadKind | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (endsAsZip(file) || speaksOfMarkup(file)) return undefined;
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const pdfHeader = file.subarray(0, pdfMargin).indexOf('%PDF-');
  if (pdfHeader >= 0)
    return mime === contentTypes.pdf || (mime === undefined && isHarmlessPrefix(file.subarray(0, pdfHeader)))
      ? 'pdf'
      : undefined;
  const kind = uploadKinds.find((picture) => picture !== 'pdf' && contentTypes[picture] === mime);
  return kind === 'tiff' && !isClassicTiff(file) ? undefined : kind;
}

/** BigTIFF has the same first letters and another layout, which few programs show. */
function isClassicTiff(file: Buffer): boolean {
  return file.length > 8 && (file[0] === 0x49 ? file.readUInt16LE(2) : file.readUInt16BE(2)) === 42;
}

/** Whether a PDF ends as one: where it does not, it was cut off, or something else was put behind it. */
export function hasPdfEnd(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (isSpace(bytes[end - 1])) end--;
  const last = Buffer.from(bytes.subarray(Math.max(0, end - pdfMargin), end)).toString('latin1');
  return /startxref\s+\d{1,10}\s+%%EOF/.test(last);
}

const byteOrderMark = [0xef, 0xbb, 0xbf];
const [escape, lessThan] = [0x1b, 0x3c] as const;

/** What printers and mail gateways put before a PDF: blank space, a byte order mark, printer commands; never markup or `#!`. */
function isHarmlessPrefix(prefix: Uint8Array): boolean {
  const isPlain = (byte: number) =>
    isSpace(byte) || byte === escape || (byte > 0x20 && byte < 0x7f && byte !== lessThan);
  const isMarked = byteOrderMark.every((byte, at) => prefix[at] === byte);
  return (
    prefix.subarray(isMarked ? byteOrderMark.length : 0).every(isPlain) &&
    !Buffer.from(prefix.subarray(0, 2)).equals(Buffer.from('#!'))
  );
}

/** Markup in the first or last kilobytes, where a browser or a server would look for it. */
function speaksOfMarkup(file: Buffer): boolean {
  const margins = [file.subarray(0, 2 * pdfMargin), file.subarray(-pdfMargin)];
  return margins.some((margin) =>
    /<(!doctype\s+html|html|head|body|script|iframe|svg|\?php)[\s>/]/i.test(margin.toString('latin1')),
  );
}

const zipEndBytes = 22;
const maxZipComment = 65_535;

/**
 * ZIP readers (Java's for a JAR, office programs) find their directory from the end of a file, whatever stands before it:
 * the end record in the last 64 KB, and the directory it points to just before it.
 */
function endsAsZip(file: Buffer): boolean {
  const first = Math.max(0, file.length - zipEndBytes - maxZipComment);
  for (
    let at = file.lastIndexOf('PK\x05\x06');
    at >= first;
    at = at === 0 ? -1 : file.lastIndexOf('PK\x05\x06', at - 1)
  ) {
    if (at + zipEndBytes > file.length) continue;
    const directory = at - file.readUInt32LE(at + 12);
    if (directory >= 0 && file.toString('latin1', directory, directory + 4) === 'PK\x01\x02') return true;
  }
  return false;
}
