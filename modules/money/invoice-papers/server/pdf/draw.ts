import { drawQr } from '#modules/work/loads/server/index.ts';
import type { PaperContent } from '#modules/money/invoice-papers/content.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { band, bottom, page, room, type Sheet } from './sheet.ts';

const { margin } = page;
const right = page.width - margin;
/** Left edge of the description, right edges of the figures, left edge of the VAT mark. */
const columns = {
  description: margin + 6,
  quantity: margin + 345,
  price: margin + 408,
  net: right - 20,
  mark: right - 14,
} as const;
const descriptionWidth = 272;
const tableHead = 18;

/** Draws a paper: its lines with their totals, and the annex. Every page bears a header; no row is cut. */
export function drawPaper(sheet: Sheet, content: PaperContent, paper: InvoicePaper, logo?: Uint8Array): void {
  const { pdf } = sheet;
  pdf.addPage();
  watermark(sheet, content);
  let y = firstHeader(sheet, content, logo);
  y = linesHead(sheet, content, y);
  const rows = content.lines.map((line) => row(sheet, line));
  const tail = tailOf(sheet, content, paper);
  for (const [place, { height, draw }] of rows.entries()) {
    // The totals stand whole beside the last line.
    const needed = place === rows.length - 1 ? height + tail.height : height;
    if (y + needed > bottom) y = linesHead(sheet, content, nextPage(sheet, content));
    draw(y);
    y += height;
    sheet.rule(y);
  }
  tail.draw(y);
  if (content.annex) drawAnnex(sheet, content, content.annex);
}

/** Numbers the pages, once it is known how many there are. */
export function numberPages(sheet: Sheet, label: (page: number, pages: number) => string): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    sheet.pdf.switchToPage(start + place);
    sheet.line('small', label(place + 1, count), right, page.height - 34, 'right');
  }
}

function watermark({ pdf }: Sheet, { watermark: word }: PaperContent): void {
  if (word === '') return;
  pdf.save().rotate(-45, { origin: [page.width / 2, page.height / 2] });
  pdf.font('bold').fontSize(110).fillColor('#eeece8');
  const width = pdf.widthOfString(word);
  pdf.text(word, (page.width - width) / 2, page.height / 2 - 55, { lineBreak: false });
  pdf.restore();
}

function firstHeader(sheet: Sheet, content: PaperContent, logo?: Uint8Array): number {
  const { title, legalTitle, number, copy, seller, to, facts } = content;
  let left: number = margin;
  if (logo) {
    sheet.pdf.image(Buffer.from(logo), margin, margin, { fit: [110, 40] });
    left += 122;
  }
  const titleWidth = Math.max(...[title, legalTitle].map((each) => sheet.widthOf('title', each)), 120);
  let leftEnd = sheet.text('name', seller.name, left, margin, right - titleWidth - 16 - left);
  for (const line of seller.lines)
    leftEnd = sheet.text('small', line, left, leftEnd + 1, right - titleWidth - 16 - left);
  let rightEnd: number = margin - 3;
  for (const [style, text] of [
    ['title', title],
    ['heading', legalTitle],
    ['strong', number],
    ['label', copy],
  ] as const)
    if (text !== '') rightEnd = sheet.lines(style, [text], right, rightEnd, 'right');

  const top = Math.max(leftEnd, rightEnd, logo ? margin + 42 : 0) + 18;
  const factsLeft = margin + 290;
  let toEnd = sheet.lines('label', [to.label], margin, top);
  toEnd = sheet.text('strong', to.name, margin, toEnd, 270);
  for (const line of to.lines) toEnd = sheet.text('text', line, margin, toEnd, 270);
  let factsEnd = top;
  for (const [label, value] of facts) {
    const labelEnd = sheet.text('label', label, factsLeft, factsEnd, 92);
    factsEnd = Math.max(labelEnd, sheet.lines('text', sheet.wrap('text', value, 122), right, factsEnd, 'right'));
  }
  return Math.max(toEnd, factsEnd) + 16;
}

/** The header of every further page. */
function nextPage(sheet: Sheet, content: PaperContent): number {
  sheet.pdf.addPage();
  watermark(sheet, content);
  const named = [content.title, content.number].filter(Boolean).join(' ');
  const width = sheet.widthOf('strong', named);
  sheet.line('strong', named, right, margin, 'right');
  const names = sheet.wrap('label', `${content.seller.name} · ${content.to.name}`, room - width - 20);
  const end = sheet.lines('label', names, margin, margin);
  sheet.rule(end + 4);
  return end + 14;
}

function linesHead(sheet: Sheet, { heads }: PaperContent, y: number): number {
  sheet.pdf.rect(margin, y, room, tableHead).fill(band);
  const at = y + 4;
  sheet.line('strong', heads.description, columns.description, at);
  sheet.line('strong', heads.quantity, columns.quantity, at, 'right');
  sheet.line('strong', heads.price, columns.price, at, 'right');
  sheet.line('strong', heads.net, columns.net, at, 'right');
  return y + tableHead;
}

function row(sheet: Sheet, line: PaperContent['lines'][number]) {
  const described = sheet.wrap('text', [line.load, line.description].filter(Boolean).join(' '), descriptionWidth);
  return {
    height: described.length * sheet.lineHeight('text') + 6,
    draw(y: number): void {
      const at = y + 4;
      sheet.lines('text', described, columns.description, at);
      sheet.line('text', line.quantity, columns.quantity, at, 'right');
      sheet.line('text', line.price, columns.price, at, 'right');
      sheet.line('text', line.net, columns.net, at, 'right');
      sheet.line('label', line.mark, columns.mark, at);
    },
  };
}

/** What follows the last line: totals, notes, where to pay, codes to scan. It is measured before it is drawn. */
function tailOf(sheet: Sheet, content: PaperContent, paper: InvoicePaper) {
  const { totals, total, notes, pay, foot, genuine } = content;
  const totalsHeight = 10 + totals.length * 14 + 24;
  const wrapped = notes.map((note) => sheet.wrap('small', note, room));
  const notesHeight = 12 + wrapped.reduce((all, lines) => all + lines.length * sheet.lineHeight('small') + 3, 0);
  const codes = [...(paper.fiscal ? [paper.fiscal.qr] : []), ...(paper.verifyUrl ? [paper.verifyUrl] : [])];
  const size = 64;
  const footWidth = room - codes.length * (size + 8) - (genuine ? 90 : 0);
  const payLines = pay ? pay.lines.flatMap((line) => sheet.wrap('text', line, footWidth)) : [];
  const footLines = foot.flatMap((line) => sheet.wrap('small', line, footWidth));
  const payHeight = pay ? (payLines.length + 2) * sheet.lineHeight('text') + 6 : 0;
  const footHeight =
    Math.max(payHeight + footLines.length * sheet.lineHeight('small'), codes.length > 0 ? size : 0) + 14;
  return {
    height: totalsHeight + notesHeight + footHeight,
    draw(from: number): void {
      let y = from + 10;
      const labels = margin + 255;
      for (const [label, value] of totals) {
        sheet.line('label', label, labels, y);
        sheet.line('text', value, columns.net, y, 'right');
        y += 14;
      }
      sheet.rule(y, { from: labels, to: columns.net, strong: true });
      sheet.line('total', total[0], labels, y + 5);
      sheet.line('total', total[1], columns.net, y + 5, 'right');
      y += 36;
      for (const lines of wrapped) y = sheet.lines('small', lines, margin, y) + 3;
      // At the bottom of the page, wherever the lines end.
      let at = bottom - footHeight + 14;
      const top = at;
      if (pay) {
        at = sheet.lines('strong', [pay.label], margin, at);
        at = sheet.lines('text', payLines, margin, at);
        at = sheet.lines('strong', [pay.reference], margin, at) + 6;
      }
      sheet.lines('small', footLines, margin, at);
      for (const [place, code] of codes.entries())
        drawQr(sheet.pdf, code, { x: right - (codes.length - place) * (size + 8) + 8, y: top, size });
      if (genuine)
        sheet.lines(
          'small',
          sheet.wrap('small', genuine, 80),
          right - codes.length * (size + 8) - 4,
          top + 18,
          'right',
        );
    },
  };
}

/** Where each column of the annex begins, and how wide it is. */
const annexColumns = [
  [0, 62],
  [66, 62],
  [132, 160],
  [296, 70],
  [370, 70],
] as const;

function drawAnnex(
  sheet: Sheet,
  content: PaperContent,
  { title, heads, rows, sum }: NonNullable<PaperContent['annex']>,
): void {
  const begin = (): number => {
    let y = nextPage(sheet, content);
    y = sheet.lines('heading', [title], margin, y) + 4;
    sheet.pdf.rect(margin, y, room, tableHead).fill(band);
    for (const [place, [left]] of annexColumns.entries()) sheet.line('strong', heads[place]!, margin + left + 4, y + 4);
    sheet.line('strong', heads[5], right - 4, y + 4, 'right');
    return y + tableHead;
  };
  let y = begin();
  const last = rows.length - 1;
  for (const [place, cells] of rows.entries()) {
    const wrapped = annexColumns.map(([, width], column) => sheet.wrap('text', cells[column]!, width));
    const height = Math.max(...wrapped.map((lines) => lines.length)) * sheet.lineHeight('text') + 6;
    if (y + height + (place === last ? 22 : 0) > bottom) y = begin();
    for (const [column, lines] of wrapped.entries())
      sheet.lines('text', lines, margin + annexColumns[column]![0] + 4, y + 4);
    sheet.line('text', cells[5], right - 4, y + 4, 'right');
    y += height;
    sheet.rule(y);
  }
  sheet.line('strong', sum[0], margin + 4, y + 6);
  sheet.line('strong', sum[1], right - 4, y + 6, 'right');
}
