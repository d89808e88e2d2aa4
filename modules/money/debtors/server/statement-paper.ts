import type { CalendarDate } from '#platform/dates.ts';
import type { Translate } from '#platform/messages.ts';
import { band, bottom, page, room, type Sheet } from '#modules/money/invoice-papers/server/index.ts';
import type { StatementAnswer } from '../answers.ts';
import type { texts } from '../messages/paper/en.ts';

type Words = Translate<typeof texts>;
type Account = StatementAnswer['accounts'][number];

/** What a statement is printed from. */
export interface StatementPaper {
  readonly statement: StatementAnswer;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** Where to pay; empty where the company has no bank. */
  readonly bank: readonly string[];
  readonly t: Words;
  readonly date: (day: CalendarDate) => string;
  readonly amount: (amount: number) => string;
}

const { margin } = page;
const right = page.width - margin;
const at = { date: margin + 6, document: margin + 76, due: margin + 300, amount: right - 92, balance: right - 6 };
const rowHeight = 16;

const known: readonly string[] = ['opening', 'invoice', 'creditNote', 'debitNote', 'receipt', 'payment', 'reversal'];
const kindOf = (kind: string) => `kind_${known.includes(kind) ? kind : 'other'}` as 'kind_other';

/** Draws a statement: an account for each currency, its ages, and where to pay. */
export function drawStatement(sheet: Sheet, paper: StatementPaper): void {
  sheet.pdf.addPage();
  let y = header(sheet, paper);
  for (const account of paper.statement.accounts) y = drawAccount(sheet, paper, account, y) + 18;
  drawPay(sheet, paper, y);
}

function header(sheet: Sheet, { statement, seller, t, date }: StatementPaper): number {
  const titleWidth = Math.max(sheet.widthOf('title', t('title')), 120);
  let left = sheet.text('name', seller.name, margin, margin, room - titleWidth - 16);
  for (const line of seller.lines) left = sheet.text('small', line, margin, left + 1, room - titleWidth - 16);
  sheet.line('title', t('title'), right, margin - 3, 'right');
  const top = Math.max(left, margin + 26) + 18;
  let to = sheet.lines('label', [t('to')], margin, top);
  to = sheet.text('strong', statement.customerName, margin, to, 270);
  let facts = top;
  const said: readonly (readonly [label: string, value: string])[] = [
    [t('days'), `${date(statement.from as CalendarDate)} – ${date(statement.to as CalendarDate)}`],
    [t('account'), statement.accountNumber],
  ];
  for (const [label, value] of said) {
    if (value === '') continue;
    sheet.line('label', label, margin + 290, facts);
    facts = sheet.lines('text', [value], right, facts, 'right');
  }
  return Math.max(to, facts) + 18;
}

function drawAccount(sheet: Sheet, paper: StatementPaper, account: Account, from: number): number {
  const { t, date, amount } = paper;
  let y = head(sheet, paper, account, from);
  const row = (
    cells: readonly [date: string, document: string, due: string, amount: string, balance: string],
    isStrong = false,
  ) => {
    if (y + rowHeight > bottom) y = head(sheet, paper, account, furtherPage(sheet, paper));
    const style = isStrong ? 'strong' : 'text';
    sheet.line(style, cells[0], at.date, y + 4);
    sheet.lines(style, sheet.wrap(style, cells[1], 216).slice(0, 1), at.document, y + 4);
    sheet.line(style, cells[2], at.due, y + 4);
    sheet.line(style, cells[3], at.amount, y + 4, 'right');
    sheet.line(style, cells[4], at.balance, y + 4, 'right');
    y += rowHeight;
    sheet.rule(y);
  };
  row([date(paper.statement.from as CalendarDate), t('opening'), '', '', amount(account.opening)], true);
  for (const line of account.lines)
    row([
      date(line.day as CalendarDate),
      `${t(kindOf(line.kind))} ${line.number}`,
      line.dueDate === null ? '' : date(line.dueDate as CalendarDate),
      amount(line.amount),
      amount(line.balance),
    ]);
  if (account.lines.length === 0) row(['', t('nothing'), '', '', '']);
  row([date(paper.statement.to as CalendarDate), t('closing'), '', '', amount(account.closing)], true);
  return drawAges(sheet, paper, account, y + 14);
}

function head(sheet: Sheet, { t }: StatementPaper, { currency }: Account, y: number): number {
  sheet.pdf.rect(margin, y, room, 18).fill(band);
  sheet.line('strong', t('date'), at.date, y + 4);
  sheet.line('strong', t('document'), at.document, y + 4);
  sheet.line('strong', t('due'), at.due, y + 4);
  sheet.line('strong', `${t('amount')} ${currency}`, at.amount, y + 4, 'right');
  sheet.line('strong', t('balance'), at.balance, y + 4, 'right');
  return y + 18;
}

function furtherPage(sheet: Sheet, { statement, seller, t }: StatementPaper): number {
  sheet.pdf.addPage();
  sheet.line('strong', t('title'), right, margin, 'right');
  const end = sheet.lines(
    'label',
    sheet.wrap('label', `${seller.name} · ${statement.customerName}`, room - 160),
    margin,
    margin,
  );
  sheet.rule(end + 4);
  return end + 14;
}

function drawAges(sheet: Sheet, paper: StatementPaper, account: Account, from: number): number {
  const { t, amount } = paper;
  let y = from + 48 > bottom ? furtherPage(sheet, paper) : from;
  const bands = [
    ...account.bands.map((each, place) => [t(`band${place}` as 'band0'), each] as const),
    [t('onAccount'), account.onAccount] as const,
  ];
  const width = room / bands.length;
  y = sheet.lines('heading', [t('age')], margin, y) + 4;
  for (const [place, [label, each]] of bands.entries()) {
    const end = margin + (place + 1) * width - 6;
    sheet.line('label', label, end, y, 'right');
    sheet.line('text', amount(each), end, y + 13, 'right');
  }
  y += 32;
  if (account.overdue > 0) {
    sheet.line('total', t('overdue'), margin, y);
    sheet.line('total', amount(account.overdue), right - 6, y, 'right');
    y += 20;
  }
  return y;
}

function drawPay(sheet: Sheet, paper: StatementPaper, from: number): void {
  const { bank, statement, t } = paper;
  if (bank.length === 0) return;
  const height = (bank.length + 2) * sheet.lineHeight('text') + 6;
  const y = from + height > bottom ? furtherPage(sheet, paper) : Math.max(from, bottom - height);
  const end = sheet.lines('text', bank, margin, sheet.lines('strong', [t('pay')], margin, y));
  sheet.lines('strong', [t('reference', { number: statement.accountNumber || statement.customerName })], margin, end);
}
