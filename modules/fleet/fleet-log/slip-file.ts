import { isCalendarDate } from '#platform/dates.ts';
import type { DateForm, SlipColumn } from './fields.ts';

/** How files of a provider are read. */
export interface SlipLayout {
  /** The heading of each column that the file has. */
  readonly columns: Readonly<Partial<Record<SlipColumn, string>>>;
  /** Empty where nobody has said it. */
  readonly decimalMark: '' | ',' | '.';
  readonly dateForm: DateForm;
}

export interface SlipRow {
  /** The line of the file. */
  readonly row: number;
  readonly day: string;
  /** `HH:MM`; noon where the file has no time. */
  readonly time: string;
  readonly card: string;
  readonly registration: string;
  readonly number: string;
  readonly product: string;
  readonly litres: number | null;
  readonly unitPrice: number | null;
  /** Rand. */
  readonly amount: number | null;
  readonly place: string;
  readonly odometer: number | null;
}

export const slipProblems = ['date', 'number', 'cardDamaged', 'cardMissing', 'figure', 'amountMissing'] as const;
export type SlipProblem = (typeof slipProblems)[number];
export interface RefusedRow {
  readonly row: number;
  readonly problem: SlipProblem;
  readonly value: string;
}
export type ReadSlips =
  | { readonly kind: 'read'; readonly rows: readonly SlipRow[]; readonly refused: readonly RefusedRow[] }
  /** A column that the layout names and the file does not have. */
  | { readonly kind: 'columnMissing'; readonly heading: string }
  /** A figure that may be read in two ways, and nobody has said which: asked, never guessed. */
  | { readonly kind: 'decimalUnclear'; readonly value: string; readonly row: number };

/** A row of the file. Figures of a workbook are told from texts: they are plain, with a dot. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Places of the cells, from 0, that are numbers of a workbook. */
  readonly numbers?: readonly number[];
}

class Unclear extends Error {
  readonly value: string;
  constructor(value: string) {
    super(value);
    this.value = value;
  }
}

/**
 * A figure of a file; undefined where it is none. With a decimal mark the other mark and blanks part thousands. Without one, what
 * has a single mark before three digits is unclear.
 */
export function figureOf(text: string, mark: SlipLayout['decimalMark']): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^R(?=[-\d])/i, '');
  const negative = /^\(.*\)$|^-|-$/.test(bare);
  const digits = bare.replace(/[()-]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const decimal = mark || clearMarkOf(digits, text);
  const thousands = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.replaceAll(thousands, '').split(decimal);
  if (more.length > 0 || (fraction !== '' && !/^\d+$/.test(fraction))) return undefined;
  const value = Number(`${whole}.${fraction || '0'}`);
  return negative ? -value : value;
}

function clearMarkOf(digits: string, text: string): ',' | '.' {
  const marks = digits.replace(/\d/g, '');
  if (marks === '') return '.';
  const last = marks.at(-1) as ',' | '.';
  // Two different marks: the last one parts the decimals. The same one twice parts thousands.
  if (marks.includes(',') && marks.includes('.')) return last;
  if (marks.length > 1) return last === ',' ? '.' : ',';
  if (/[.,]\d{3}$/.test(digits)) throw new Unclear(text);
  return last;
}

/** A day as the layout writes it, or year first, which no form writes otherwise; undefined where it is none. */
export function dayOf(text: string, written: DateForm): string | undefined {
  const form = /^\s*\d{4}-\d{2}-\d{2}/.test(text) ? 'YMD' : written;
  const parts = text.trim().split(/[T\s]/)[0]!.split(/[./-]/);
  const places = { DMY: [2, 1, 0], MDY: [2, 0, 1], YMD: [0, 1, 2] }[form];
  const [year = '', month = '', day = ''] = places.map((place) => parts[place] ?? '');
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** A number of fifteen digits and more, written as a spreadsheet shortens it. */
const isShortened = (card: string) => /^\d+([.,]\d+)?e\+?\d+$/i.test(card);
/** A spreadsheet keeps fifteen digits, and puts nothing in the place of the others. */
const exactDigits = 15;

/** Whether a card is another one whose last digits a spreadsheet has lost. */
export function isRounded(card: string, known: readonly string[]): boolean {
  if (card.length <= exactDigits || !/^\d+$/.test(card) || known.includes(card)) return false;
  const [kept, lost] = [card.slice(0, exactDigits), card.slice(exactDigits)];
  return /^0+$/.test(lost) && known.some((each) => each.length === card.length && each.startsWith(kept));
}

/** Reads the rows of a file of slips by its layout, headings first, whatever the order of the others. What cannot be read of a row is refused with its line. */
export function readSlips(file: readonly FileRow[], layout: SlipLayout, knownCards: readonly string[]): ReadSlips {
  const [head, ...body] = file;
  const headings = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const places = new Map<SlipColumn, number>();
  for (const [column, heading] of Object.entries(layout.columns)) {
    const place = headings.indexOf(heading.trim().toLowerCase());
    if (place === -1) return { kind: 'columnMissing', heading };
    places.set(column as SlipColumn, place);
  }
  const rows: SlipRow[] = [];
  const refused: RefusedRow[] = [];
  for (const { row, cells, numbers = [] } of body) {
    const cell = (column: SlipColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
    const isNumber = (column: SlipColumn) => numbers.includes(places.get(column) ?? -1);
    try {
      const read = rowOf({ row, cell, isNumber }, layout, knownCards);
      if ('problem' in read) refused.push(read);
      else rows.push(read);
    } catch (error) {
      if (error instanceof Unclear) return { kind: 'decimalUnclear', value: error.value, row };
      throw error;
    }
  }
  return { kind: 'read', rows, refused };
}

interface Cells {
  readonly row: number;
  readonly cell: (column: SlipColumn) => string;
  readonly isNumber: (column: SlipColumn) => boolean;
}

function rowOf(
  { row, cell, isNumber }: Cells,
  { decimalMark, dateForm }: SlipLayout,
  knownCards: readonly string[],
): SlipRow | RefusedRow {
  const refuse = (problem: SlipProblem, value: string): RefusedRow => ({ row, problem, value });
  const day = dayOf(cell('date'), dateForm);
  if (!day) return refuse('date', cell('date'));
  const card = cell('card').replace(/^["']|["']$|\s/g, '');
  // A card that a workbook holds as a number has lost what is behind its fifteenth digit, whether we know it or not.
  const isCut = isNumber('card') && card.length > exactDigits;
  if (isCut || isShortened(card) || isRounded(card, knownCards)) return refuse('cardDamaged', card);
  if (card === '' && cell('registration') === '') return refuse('cardMissing', '');
  const read: Partial<Record<SlipColumn, number | null>> = {};
  for (const name of ['litres', 'unitPrice', 'amount', 'odometer'] as const) {
    const value = cell(name);
    const figure = value === '' ? null : figureOf(value, isNumber(name) ? '.' : decimalMark);
    if (figure === undefined) return refuse('figure', value);
    read[name] = figure;
  }
  const { litres = null, unitPrice = null, amount = null, odometer = null } = read;
  if (cell('number') === '') return refuse('number', '');
  if (amount === null && (litres === null || unitPrice === null)) return refuse('amountMissing', '');
  const time = /(\d{1,2}):(\d{2})/.exec(cell('time') || cell('date'));
  return {
    row,
    day,
    time: time ? `${time[1]!.padStart(2, '0')}:${time[2]}` : '12:00',
    card,
    registration: cell('registration').replace(/[\s-]/g, '').toUpperCase(),
    number: cell('number'),
    product: cell('product'),
    litres,
    unitPrice,
    amount,
    place: cell('place'),
    odometer: odometer === 0 ? null : odometer,
  };
}
