import qrcode from 'qrcode-generator';

/**
 * A QR code as squares on a page of `size` points. Level M still reads when a seventh of it is smudged (ISO/IEC 18004), and
 * four modules of white stand around it.
 */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const module = size / (count + 8);
  pdf.rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) pdf.rect(x + (column + 4) * module, y + (row + 4) * module, module, module);
  pdf.fill('#000000');
}
