import qrcode from 'qrcode-generator';
import { pdfkitFile } from '#platform/server/testing/pdf-files.ts';

/** A page with a code as large as it stands on a waybill. */
export function qrPage(text: string): Promise<Buffer> {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const size = 104 / (count + 8);
  return pdfkitFile(
    (pdf) => {
      for (let row = 0; row < count; row++)
        for (let column = 0; column < count; column++)
          if (code.isDark(row, column)) pdf.rect(400 + column * size, 40 + row * size, size, size);
      pdf.fill('#000000');
    },
    { size: 'A4' },
  );
}
