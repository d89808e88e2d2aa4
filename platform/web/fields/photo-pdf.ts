/** A page of A4 in points. */
const short = 595.28;
const long = 841.89;

/**
 * A photo as a PDF of one page, for documents that must be one: who has the letter on paper has a phone and no scanner.
 * The page lies as the photo does, and the photo fills it as far as its sides allow. PDF 1.4 (ISO 32000-1, 7.5) with the
 * JPEG as it is (DCTDecode).
 */
export function pdfOfPhoto(jpeg: Uint8Array, size: { readonly width: number; readonly height: number }): Blob {
  const isWide = size.width > size.height;
  const [pageWidth, pageHeight] = isWide ? [long, short] : [short, long];
  const scale = Math.min(pageWidth / size.width, pageHeight / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const place = [width, 0, 0, height, (pageWidth - width) / 2, (pageHeight - height) / 2].map((n) => n.toFixed(3));
  const drawing = `q ${place.join(' ')} cm /Photo Do Q`;
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n'];
  const starts: number[] = [];
  let length = parts[0]!.length;
  const add = (...pieces: (string | Uint8Array<ArrayBuffer>)[]) => {
    for (const piece of pieces) length += piece.length;
    parts.push(...pieces);
  };
  const object = (...content: (string | Uint8Array<ArrayBuffer>)[]) => {
    starts.push(length);
    add(`${starts.length} 0 obj\n`, ...content, '\nendobj\n');
  };
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R`,
    ' /Resources << /XObject << /Photo 5 0 R >> >> >>',
  );
  object(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
  object(
    `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /DeviceRGB`,
    ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    new Uint8Array(jpeg),
    '\nendstream',
  );
  const table = length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  add(
    `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
