import type { Translate } from '#platform/messages.ts';
import { sheet, type Style, write } from '#modules/parties/parties/server/index.ts';
import type { texts } from '#modules/work/loads/messages/waybill/en.ts';
import type { WaybillPage, WaybillStop } from './facts.ts';

const { foot, ink, line, margin, rule, width } = sheet;
type Words = Translate<typeof texts>;
const signatures = 118;

/** A stop with its goods; a new page begins where it would not fit above the signatures. */
export function writeStop(pdf: PDFKit.PDFDocument, stop: WaybillStop, from: number, t: Words): number {
  let y = from;
  const needed = 64 + 14 * (stop.details.length + stop.lines.length);
  if (y + needed > foot - signatures) {
    pdf.addPage();
    y = margin;
  }
  rule(pdf, y);
  y += 8;
  y += write(pdf, 'label', stop.title, { x: margin, y, width });
  y += write(pdf, 'heading', stop.place, { x: margin, y, width });
  if (stop.address) y += write(pdf, 'text', stop.address, { x: margin, y, width });
  for (const [label, value] of stop.details)
    y += write(pdf, 'text', `${label}: ${value}`, { x: margin, y: y + 2, width }) + 2;
  return stop.lines.length === 0 ? y + 8 : writeLines(pdf, stop, y + 6, t);
}

const columns = [0.36, 0.2, 0.2, 0.12, 0.12] as const;

function writeLines(pdf: PDFKit.PDFDocument, { lines }: WaybillStop, from: number, t: Words): number {
  let y = from;
  const row = (style: Style, cells: readonly string[]) => {
    let x = margin;
    const heights = cells.map((cell, place) => {
      const room = columns[place]! * width;
      const height = write(pdf, style, cell, { x, y, width: room - 6 });
      x += room;
      return height;
    });
    y += Math.max(...heights) + 3;
  };
  row('label', [t('goods'), t('packing'), t('reference'), t('quantity'), t('received')]);
  for (const { goods, packing, reference, quantity } of lines) {
    if (y > foot - signatures) {
      pdf.addPage();
      y = margin;
    }
    row('text', [goods, packing, reference, quantity, '']);
    const left = margin + width * (1 - columns[4]);
    pdf
      .moveTo(left, y - 3)
      .lineTo(margin + width, y - 3)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  }
  return y + 6;
}

/** Where the receiver and the driver sign, at the foot of the page. */
export function writeSignatures(pdf: PDFKit.PDFDocument, { delivery }: Pick<WaybillPage, 'delivery'>, t: Words): void {
  const top = foot - signatures;
  rule(pdf, top);
  write(pdf, 'heading', delivery, { x: margin, y: top + 6, width });
  write(pdf, 'label', t('notes'), { x: margin, y: top + 24, width });
  const fields = [t('signReceiver'), t('signTime'), t('signDriver')];
  const room = width / fields.length;
  for (const [place, label] of fields.entries()) {
    const x = margin + place * room;
    pdf
      .moveTo(x, foot - 22)
      .lineTo(x + room - 14, foot - 22)
      .lineWidth(0.7)
      .strokeColor(ink)
      .stroke();
    write(pdf, 'label', label, { x, y: foot - 18, width: room - 14 });
  }
}
