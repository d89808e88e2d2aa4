import { formatDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { orderPaperTexts } from '#modules/money/orders/messages/paper/index.ts';
import { printSheets, sheet, type Style, write, writeFacts } from '#modules/parties/parties/server/index.ts';
import type { StoredOrder } from '../queries.ts';
import { type OrderPaper, paperOf, type Words } from './facts.ts';

const { foot, margin, rule, width } = sheet;

/** An order as a PDF: what the supplier gets, and what is printed here. */
export async function makePaper(context: Context, stored: StoredOrder, language: Language = context.language) {
  const t = translator(language, (await orderPaperTexts.load[language]()).texts);
  const paper = await paperOf(context, stored, { t, language });
  const made = t('made', { at: formatDateTime(context.now, language, context.timeZone) });
  const title = `${t(`title_${stored.kind}`)} ${stored.order_number}`;
  const bytes = await printSheets(
    {
      title,
      language,
      now: context.now,
      head: (page, pages) => `${made} · ${stored.order_number} · ${t('page', { page, pages })}`,
    },
    (pdf) => draw(pdf, stored, paper, t),
  );
  return { base64: bytes.toString('base64'), contentType: 'application/pdf', fileName: `${title}.pdf` };
}

function draw(pdf: PDFKit.PDFDocument, stored: StoredOrder, paper: OrderPaper, t: Words): void {
  pdf.addPage();
  let y = margin;
  const line = (style: Style, text: string) => {
    y += write(pdf, style, text, { x: margin, y, width });
  };
  line('label', t(`title_${stored.kind}`));
  line('title', stored.order_number);
  if (stored.revision > 1) line('heading', t('revised', { revision: stored.revision }));
  if (stored.status === 'DRAFT' || stored.status === 'SUBMITTED') line('heading', t('draft'));
  y += 2;
  for (const text of paper.company) line('text', text);
  y = writeFacts(pdf, paper.facts, y + 12) + 4;
  y = writeLines(pdf, paper.lines, y, t);
  y = writeTotals(pdf, paper.totals, y + 8);
  if (y + 70 > foot) {
    pdf.addPage();
    y = margin;
  }
  if (stored.note !== '') {
    y += write(pdf, 'label', t('note'), { x: margin, y: y + 12, width }) + 12;
    y += write(pdf, 'text', stored.note, { x: margin, y, width });
  }
  if (stored.kind !== 'internal')
    write(pdf, 'text', t(stored.kind === 'service' ? 'askWork' : 'ask', { number: stored.order_number }), {
      x: margin,
      y: y + 14,
      width,
    });
}

/** What each column takes of the width; the numbers stand right. */
const columns = [0.15, 0.36, 0.11, 0.09, 0.13, 0.16] as const;
const isNumber = (place: number) => place === 2 || place >= 4;

function writeLines(pdf: PDFKit.PDFDocument, lines: OrderPaper['lines'], from: number, t: Words): number {
  let y = from;
  const row = (style: Style, cells: readonly string[]) => {
    let x = margin;
    const heights = cells.map((cell, place) => {
      const room = columns[place]! * width;
      const align = isNumber(place) ? 'right' : 'left';
      const height = write(pdf, style, cell, { x, y, width: room - 6, align });
      x += room;
      return height;
    });
    y += Math.max(...heights) + 3;
  };
  const head = () => {
    rule(pdf, y);
    y += 5;
    row('label', [t('item'), t('description'), t('quantity'), t('unit'), t('price'), t('net')]);
  };
  head();
  for (const cells of lines) {
    if (y + 30 > foot) {
      pdf.addPage();
      y = margin;
      head();
    }
    row('text', cells);
  }
  return y;
}

function writeTotals(pdf: PDFKit.PDFDocument, totals: OrderPaper['totals'], from: number): number {
  let y = from;
  if (y + 20 * totals.length > foot) {
    pdf.addPage();
    y = margin;
  }
  rule(pdf, y);
  y += 6;
  const half = width / 2;
  for (const [place, [label, amount]] of totals.entries()) {
    const style = place === totals.length - 1 ? 'heading' : 'text';
    write(pdf, style, label, { x: margin + half, y, width: half / 2, align: 'left' });
    y += write(pdf, style, amount, { x: margin + half * 1.5, y, width: half / 2 - 6, align: 'right' }) + 4;
  }
  return y;
}
