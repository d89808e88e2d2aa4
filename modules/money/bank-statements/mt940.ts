import { type CalendarDate, daysBetween, isCalendarDate } from '#platform/dates.ts';
import { type Cents, cents, decimalOf } from '#platform/money.ts';
import type { Finding } from './findings.ts';
import { textOf86 } from './mt940-text.ts';
import { faultsOf } from './prove.ts';
import {
  findingOf,
  type ReadFile,
  type ReadLine,
  readLimits,
  type ReadStatement,
  RefusedFile,
  tidy,
} from './read-file.ts';
import { amountIn } from './written.ts';

/** A field of a message: `:61:2511…`, with the lines that belong to it. */
interface Field {
  readonly tag: string;
  readonly value: string;
  readonly row: number;
}

interface Page {
  readonly row: number;
  readonly account: string;
  readonly number: string;
  readonly opening: Balance;
  readonly closing: Balance;
  readonly lines: readonly ReadLine[];
  readonly pending: number;
}

interface Balance {
  /** A first or last balance; otherwise one between two pages. */
  readonly isFinal: boolean;
  readonly amount: Cents;
  readonly currency: string;
  readonly day: CalendarDate;
}

/** SWIFT MT940: customer statement messages, of which several are pages of one statement. */
export function readMt940(text: string): ReadFile {
  const pages = messagesOf(fieldsOf(text)).map(pageOf);
  if (pages.length === 0) throw new RefusedFile('notRecognised');
  const { statements, findings } = joined(pages);
  const pending = pages.reduce((sum, page) => sum + page.pending, 0);
  return { format: 'mt940', template: '', statements, pending, findings, sample: [], columns: null };
}

function fieldsOf(text: string): readonly Field[] {
  const fields: { tag: string; value: string; row: number }[] = [];
  for (const [place, raw] of text.split(/\r\n?|\n/).entries()) {
    // Headers and trailers of SWIFT stand around the text block.
    const line = raw.replace(/^(?:\{[123]:[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\{4:/, '').replace(/^-\}?(?:\{5:.*)?$/, '');
    const start = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (start) fields.push({ tag: start[1]!, value: start[2]!, row: place + 1 });
    else if (line.trim() !== '' && !/^\{[1-5]:/.test(line) && fields.length > 0) fields.at(-1)!.value += `\n${line}`;
    if (fields.length > readLimits.lines * 2 + 100) throw new RefusedFile('tooManyLines', { most: readLimits.lines });
  }
  return fields;
}

/** Each message begins with its reference, `:20:`. */
function messagesOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20') messages.push([]);
    messages.at(-1)?.push(field);
  }
  return messages;
}

function pageOf(fields: readonly Field[]): Page {
  const row = fields[0]!.row;
  const one = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag));
  const [account, opening, closing] = [one('25', '25P'), one('60F', '60M'), one('62F', '62M')];
  if (!account || !opening || !closing) throw new RefusedFile('notWhole', { row });
  const first = balanceOf(opening);
  const lines: ReadLine[] = [];
  let pending = 0;
  for (const [place, field] of fields.entries()) {
    if (field.tag !== '61') continue;
    const next = fields[place + 1];
    const line = lineOf(field, next?.tag === '86' ? next.value : '');
    if (line === 'pending') pending++;
    else lines.push(line);
  }
  return {
    row,
    account: accountOf(account.value, first.currency),
    number: (one('28C', '28')?.value ?? '').split('/')[0]!.trim(),
    opening: first,
    closing: balanceOf(closing),
    lines,
    pending,
  };
}

/** `250655/62012345678`, `NL08DEUT0319809633EUR`: the number without its bank and its currency. */
function accountOf(value: string, currency: string): string {
  const number = value.split('\n')[0]!.trim().split('/').at(-1)!.trim();
  return number.endsWith(currency) && number.length > currency.length + 4
    ? number.slice(0, -currency.length).trim()
    : number;
}

function balanceOf({ tag, value, row }: Field): Balance {
  const match = /^(C|D)(\d{6})([A-Z]{3})([\d,.]+)\s*$/.exec(value.split('\n')[0]!.trim());
  const amount = match && amountIn(match[4]!, 'comma');
  const day = match && shortDay(match[2]!);
  if (!match || amount === undefined || !day) throw new RefusedFile('noAmount', { row, value: value.slice(0, 40) });
  return {
    isFinal: tag.endsWith('F'),
    amount: match[1] === 'D' ? cents(-amount!) : amount!,
    currency: match[3]!,
    day,
  };
}

function shortDay(digits: string): CalendarDate | undefined {
  const day = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return isCalendarDate(day) ? day : undefined;
}

/** What takes out and what brings in: a reversed credit takes out, a reversed debit brings in. */
const signs: Readonly<Record<string, 1n | -1n>> = { C: 1n, RD: 1n, D: -1n, RC: -1n };

function lineOf({ value, row }: Field, about: string): ReadLine | 'pending' {
  const [first = '', ...more] = value.split('\n');
  const match = /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?([\d.]{1,18}(?:,\d{0,6})?)([A-Z][A-Z0-9]{3})?(.*)$/.exec(
    first.trim(),
  );
  if (!match) throw new RefusedFile('noAmount', { row, value: first.slice(0, 60) });
  const [, valueDigits, entryDigits, mark, , digits, , references] = match;
  const valueDay = shortDay(valueDigits!);
  if (!valueDay) throw new RefusedFile('noDate', { row, value: valueDigits! });
  // What the bank expects is not booked.
  if (mark!.startsWith('E')) return 'pending';
  const size = amountIn(digits!, 'comma');
  if (size === undefined || size === 0n) throw new RefusedFile('noAmount', { row, value: digits! });
  const day = entryDigits ? entryDay(entryDigits, valueDay) : valueDay;
  if (!day) throw new RefusedFile('noDate', { row, value: entryDigits! });
  const [own = ''] = (references ?? '').split('//');
  const described = textOf86(about);
  return {
    row,
    day,
    valueDay,
    amount: cents(size * signs[mark!]!),
    text: tidy(described.text || more.join(' ')),
    reference: /^(?:NONREF|NOTPROVIDED)?$/.test(own.trim()) ? described.reference : tidy(own, 200),
    payerName: described.name,
    payerAccount: described.account,
    balance: null,
    isFee: false,
  };
}

/** The day of an entry has no year: it is the one nearest to the value date. */
export function entryDay(digits: string, valueDay: CalendarDate): CalendarDate | undefined {
  const year = Number(valueDay.slice(0, 4));
  const near = [year - 1, year, year + 1]
    .map((each) => `${each}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`)
    .filter(isCalendarDate);
  const away = (day: CalendarDate) => Math.abs(daysBetween(valueDay, day));
  return near.toSorted((a, b) => away(a) - away(b))[0];
}

/** Puts pages together: one that ends between two goes on with the next of its account, which begins as it ended. */
function joined(pages: readonly Page[]): { statements: readonly ReadStatement[]; findings: readonly Finding[] } {
  const statements: ReadStatement[] = [];
  const findings: Finding[] = [];
  let held: Page | undefined;
  for (const page of pages) {
    const isNext = held?.account === page.account && held.closing.currency === page.opening.currency;
    if (held && (!isNext || page.opening.isFinal)) throw new RefusedFile('notWhole', { row: held.row });
    if (!held && !page.opening.isFinal) throw new RefusedFile('notWhole', { row: page.row });
    if (held && held.closing.amount !== page.opening.amount)
      return {
        statements,
        findings: [findingOf('pagesDiffer', { row: page.row, ...amounts(held.closing.amount, page.opening.amount) })],
      };
    const whole: Page = held
      ? { ...page, number: held.number, opening: held.opening, lines: [...held.lines, ...page.lines] }
      : page;
    if (!page.closing.isFinal) {
      held = whole;
      continue;
    }
    held = undefined;
    const statement = statementOf(whole);
    findings.push(...faultsOf(statement, statements.push(statement)));
  }
  if (held) throw new RefusedFile('notWhole', { row: held.row });
  return { statements, findings };
}

const amounts = (expected: Cents, stated: Cents) => ({
  expected: decimalOf(expected),
  stated: decimalOf(stated),
});

function statementOf({ account, number, opening, closing, lines }: Page): ReadStatement {
  const days = [...lines.map(({ day }) => day), closing.day, ...(lines.length === 0 ? [opening.day] : [])].toSorted();
  return {
    account: { number: account, currency: opening.currency },
    number,
    fromDay: days[0]!,
    toDay: days.at(-1)!,
    opening: opening.amount,
    closing: closing.amount,
    lines,
  };
}
