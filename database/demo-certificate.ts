import { deflateSync } from 'node:zlib';
import { formatDate } from '#platform/dates.ts';
import { centsOf, formatMoney } from '#platform/money.ts';

export interface DemoCertificate {
  readonly insuredName: string;
  readonly policyNumber: string;
  readonly insurer: string;
  /** Rand. */
  readonly cover: number;
  readonly from: string;
  readonly to: string;
}

/** A goods-in-transit certificate as an insurer would send it: a real PDF of one page, whose text can be read. */
export function demoCertificate({ insuredName, policyNumber, insurer, cover, from, to }: DemoCertificate): Uint8Array {
  const lines: readonly (readonly [size: number, y: number, text: string])[] = [
    [20, 770, insurer],
    [15, 735, 'Certificate of insurance: goods in transit'],
    [11, 690, `Insured: ${insuredName}`],
    [11, 670, `Policy number: ${policyNumber}`],
    [11, 650, `Insurer: ${insurer}`],
    [11, 630, `Limit per load: ${formatMoney(centsOf(cover.toFixed(2)) ?? 0)}`],
    [11, 610, `Period of insurance: ${formatDate(from, 'en')} to ${formatDate(to, 'en')}`],
    [11, 570, 'Cover: fire, collision, overturning, theft following hijacking. Excess: 10% of claim.'],
    [9, 120, 'Made for a demonstration. It insures nobody.'],
  ];
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
