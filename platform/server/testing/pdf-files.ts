import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A file written by a real library. */
export function pdfkitFile(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    draw(document);
    document.end();
  });
}

export interface HandmadePdf {
  /** More entries of the catalog, of the first page, of the trailer. */
  readonly catalog?: string;
  readonly page?: string;
  readonly trailer?: string;
  /** More objects, from number 10 on. */
  readonly extra?: readonly (string | Buffer)[];
  readonly pages?: number;
  /** What `/Count` claims, where it lies. */
  readonly count?: number;
  /** The whole stream object of the first page's content. */
  readonly content?: Buffer;
  /** Puts the objects into a compressed object stream, and the table into a stream, as files since PDF 1.5 do. */
  readonly packed?: boolean;
}

/** A file put together by hand, so that a test can write what no library would. */
export function handmadePdf(made: HandmadePdf = {}): Buffer {
  const pages = made.pages ?? 1;
  const numbers = Array.from({ length: pages }, (_, at) => 100 + at);
  const objects = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${made.catalog ?? ''} >>`],
    [
      2,
      `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${made.count ?? pages} >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, made.content ?? streamObject('BT /F1 12 Tf 72 720 Td (Certificate of insurance) Tj ET')],
  ]);
  for (const [at, number] of numbers.entries())
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> ${at === 0 ? (made.page ?? '') : ''} >>`,
    );
  for (const [at, object] of (made.extra ?? []).entries()) objects.set(10 + at, object);
  return made.packed ? packedFile(objects, made.trailer ?? '') : plainFile(objects, made.trailer ?? '');
}

/** A stream with its dictionary; the content is compressed unless the dictionary says how it is encoded. */
export function streamObject(content: string | Buffer, dictionary?: string): Buffer {
  const bytes = dictionary === undefined ? deflateSync(content) : Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary ?? '/Filter /FlateDecode'} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** An object stream that holds these objects; `more` may spoil its dictionary. */
export function objectStream(
  objects: readonly (readonly [number: number, text: string])[],
  more = '/Type /ObjStm /Filter /FlateDecode',
  encode = deflateSync,
): Buffer {
  let body = '';
  const header = objects.map(([number, text]) => {
    const pair = `${number} ${body.length}`;
    body += `${text}\n`;
    return pair;
  });
  const first = `${header.join(' ')}\n`;
  return streamObject(encode(Buffer.from(first + body)), `/N ${objects.length} /First ${first.length} ${more}`);
}

const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

function plainFile(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const { body, offsets } = bodyOf(objects);
  const rows = [...offsets]
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  const end = `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<< /Size 400 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}

function packedFile(objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer {
  const texts = [...objects].filter((entry): entry is [number, string] => typeof entry[1] === 'string');
  const streams = new Map([...objects].filter(([, object]) => typeof object !== 'string'));
  streams.set(390, objectStream(texts));
  const { body, offsets } = bodyOf(streams);
  offsets.set(391, body.length);
  // Each row: kind, then offset or the number of the object stream, then the place in it.
  const rows = Buffer.alloc(392 * 7);
  const row = (number: number, kind: number, where: number, place: number) => {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(where, number * 7 + 1);
    rows.writeUInt16BE(place, number * 7 + 5);
  };
  for (const [number, offset] of offsets) row(number, 1, offset, 0);
  for (const [place, [number]] of texts.entries()) row(number, 2, 390, place);
  const table = streamObject(
    deflateSync(rows),
    `/Type /XRef /Size 392 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode ${trailer}`,
  );
  return Buffer.concat([
    body,
    Buffer.from('391 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

function bodyOf(objects: ReadonlyMap<number, string | Buffer>): { body: Buffer; offsets: Map<number, number> } {
  const parts: Buffer[] = [head];
  const offsets = new Map<number, number>();
  let length = head.length;
  for (const [number, object] of objects) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.set(number, length);
    parts.push(part);
    length += part.length;
  }
  return { body: Buffer.concat(parts), offsets };
}
