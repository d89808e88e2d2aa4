import { deflateSync } from 'node:zlib';

export type DemoLine = readonly [size: number, y: number, text: string];

/** A real PDF of one page, whose text can be read. */
export function demoPage(lines: readonly DemoLine[]): Uint8Array {
  const text = lines.map(([size, y, line]) => `/F1 ${size} Tf 1 0 0 1 60 ${y} Tm (${escaped(line)}) Tj`).join('\n');
  return pdfOf(`BT\n${text}\nET`);
}

/** Latin-1, as the standard fonts are encoded here, without the three marks that mean something in a PDF. */
function escaped(line: string): string {
  return line.replaceAll('\u00a0', ' ').replace(/[\\()]/g, '\\$&');
}

function pdfOf(content: string): Uint8Array {
  const stream = deflateSync(Buffer.from(content, 'latin1'));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
