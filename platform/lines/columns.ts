import { type DecimalMark, otherCurrency, parseDecimal, roundDecimal } from '../decimal.ts';
import { pastedNumber } from './spreadsheet.ts';

/** What a cell can be of a choice: `label` is what people read and type. */
export interface LineChoice {
  readonly value: string;
  readonly label: string;
  /** Beside the label: the description of an item, the rate of a VAT code. */
  readonly detail?: string;
}

interface AnyColumn<Line> {
  readonly field: keyof Line & string;
  readonly title: string;
  readonly required?: true;
}
interface TextColumn<Line> extends AnyColumn<Line> {
  readonly kind: 'text';
  readonly maxLength: number;
}
interface NumberColumn<Line> extends AnyColumn<Line> {
  readonly kind: 'number';
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
  /** Decimals that are always written: a price of 38,5000. */
  readonly fixed?: true;
  /** Of an amount: another currency beside it is refused. */
  readonly currency?: string;
}
interface ChoiceColumn<Line> extends AnyColumn<Line> {
  readonly kind: 'choice';
  readonly choices: readonly LineChoice[];
  /** What else the choice sets in its line: an item its description, unit and price. */
  readonly fill?: (value: string) => Partial<Line>;
}
/** A column that people type into. */
export type TypedColumn<Line> = TextColumn<Line> | NumberColumn<Line> | ChoiceColumn<Line>;

/** Why a cell holds no value; each is a key of the texts of lines. */
export type CellProblem =
  | 'required'
  | 'noNumber'
  | 'ambiguousNumber'
  | 'otherCurrency'
  | 'tooManyDecimals'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooLong'
  | 'noChoice';

/** What a cell's text means: a value (null when it is empty), or why it means none. */
export type CellReading = { readonly value: string | number | null } | { readonly problem: CellProblem };

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Reads a cell as it is typed. A product is worked out: `4*3`. */
export function typedCell<Line>(column: TypedColumn<Line>, text: string): CellReading {
  if (column.kind !== 'number') return writtenCell(column, text);
  const factors = text.trim().replace(/^=/, '').split(/[*×]/);
  if (factors.length === 1 && factors[0]!.trim() === '') return { value: null };
  if (isInOtherCurrency(column, text.replaceAll(/[=*×]/g, ''))) return { problem: 'otherCurrency' };
  const numbers = factors.map((each) => parseDecimal(each, column.decimals, column.max));
  if (numbers.includes(undefined)) return { problem: 'noNumber' };
  const product = (numbers as number[]).reduce((total, each) => total * each, 1);
  return boundedNumber(column, factors.length > 1 ? roundDecimal(product, column.decimals) : product);
}

/** Reads a cell that was pasted; `mark` is the decimal mark of everything that was pasted with it. */
export function pastedCell<Line>(column: TypedColumn<Line>, text: string, mark: DecimalMark | undefined): CellReading {
  if (column.kind !== 'number') return writtenCell(column, text);
  if (text.trim() === '') return { value: null };
  if (isInOtherCurrency(column, text)) return { problem: 'otherCurrency' };
  const number = pastedNumber(text, mark);
  if (number === undefined) return { problem: 'noNumber' };
  return number === 'ambiguous' ? { problem: 'ambiguousNumber' } : boundedNumber(column, number);
}

const isInOtherCurrency = <Line>({ currency }: NumberColumn<Line>, text: string) =>
  currency !== undefined && otherCurrency(text, currency) !== undefined;

function boundedNumber<Line>({ decimals, min, max }: NumberColumn<Line>, number: number): CellReading {
  if (roundDecimal(number, decimals) !== number) return { problem: 'tooManyDecimals' };
  return number < min ? { problem: 'tooSmall' } : number > max ? { problem: 'tooLarge' } : { value: number };
}

function writtenCell<Line>(column: TextColumn<Line> | ChoiceColumn<Line>, text: string): CellReading {
  // A cell is one line, whatever was pasted into it.
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '') return { value: null };
  if (column.kind === 'text') return written.length > column.maxLength ? { problem: 'tooLong' } : { value: written };
  const found =
    column.choices.find(({ value }) => value === written) ??
    column.choices.find(({ label }) => folded(label) === folded(written));
  return found ? { value: found.value } : { problem: 'noChoice' };
}
