import { isMasked, maskNumber } from '#platform/mask.ts';
import type { Director } from './fields.ts';

type TextField<Row> = { [Key in keyof Row]-?: Row[Key] extends string ? Key : never }[keyof Row] & string;

/** What a noun calls the name and the identity number of its directors. */
export interface DirectorNames<Row> {
  readonly name: TextField<Row>;
  readonly number: TextField<Row>;
}

/** As suppliers and customers call them. */
export const directorNames: DirectorNames<Director> = { name: 'name', number: 'idNumber' };

interface DirectorRow {
  readonly id?: string | undefined;
}

interface Numbered<Row> {
  readonly bankAccountNo: string;
  readonly directors: readonly Row[];
}

/** `unchanged`: an empty number means the one on file, because it was never sent out. `none`: it is taken away. */
type EmptyMeans = 'unchanged' | 'none';

/**
 * What came in, with the numbers that are on file: a number that came back masked is the one that was masked. Directors are
 * known by their ids. One without an id is known by its name, if only one director on file and only one that came bears it,
 * or by its place while the list of names is as it was; otherwise it is a new one.
 */
export function withNumbersOnFile<Row extends DirectorRow, Detail extends Numbered<Row>>(
  before: Detail | undefined,
  came: Detail,
  names: DirectorNames<Row>,
  empty: EmptyMeans,
): Detail {
  const known = before?.directors ?? [];
  const matches = matched(came.directors, known, names);
  const directors = came.directors.map((row, index) => {
    const match = matches[index];
    const { id: _, ...fields } = row;
    const isSamePerson = match !== undefined && sameName(row, match, names);
    const onFile = match ? textOf(match, names.number) : '';
    const number = numberIn(textOf(row, names.number), onFile, isSamePerson ? empty : 'none');
    return { ...fields, ...(match?.id !== undefined && { id: match.id }), [names.number]: number };
  });
  return { ...came, bankAccountNo: numberIn(came.bankAccountNo, before?.bankAccountNo ?? '', empty), directors };
}

function numberIn(came: string, onFile: string, empty: EmptyMeans): string {
  if (came === '') return empty === 'unchanged' ? onFile : '';
  return isMasked(came) && onFile !== '' && came === maskNumber(onFile) ? onFile : came;
}

/** For each director that came the one on file that it is; each on file is found once. */
function matched<Row extends DirectorRow>(
  came: readonly Row[],
  known: readonly Row[],
  names: DirectorNames<Row>,
): readonly (Row | undefined)[] {
  const claimed = new Set<Row>();
  const claim = (row: Row | undefined) => {
    if (row === undefined || claimed.has(row)) return undefined;
    claimed.add(row);
    return row;
  };
  const byId = came.map(({ id }) => claim(id === undefined ? undefined : known.find((row) => row.id === id)));
  const isSameList = came.length === known.length && came.every((row, index) => sameName(row, known[index]!, names));
  const free = known.filter((row) => !claimed.has(row));
  return came.map((row, index) => {
    if (row.id !== undefined) return byId[index];
    if (isSameList) return claim(known[index]);
    const alike = free.filter((each) => sameName(each, row, names));
    const rivals = came.filter((each) => each.id === undefined && sameName(each, row, names));
    return alike.length === 1 && rivals.length === 1 ? claim(alike[0]) : undefined;
  });
}

function sameName<Row>(one: Row, other: Row, { name }: DirectorNames<Row>): boolean {
  return textOf(one, name).trim().toLowerCase() === textOf(other, name).trim().toLowerCase();
}

function textOf<Row>(row: Row, field: TextField<Row>): string {
  return row[field] as string;
}

/**
 * A record with what somebody answered through a link. Only the fields that the link asks for change. Account and identity
 * numbers are not sent by link, so that an empty one means the one on file.
 */
export function withAnswers<Row extends DirectorRow, Detail extends Numbered<Row>>(
  before: Detail,
  answers: Detail,
  names: DirectorNames<Row>,
  open: ReadonlySet<string>,
): Detail {
  const answered = Object.fromEntries(Object.entries(answers).filter(([field]) => open.has(field)));
  return withNumbersOnFile(before, { ...before, ...answered }, names, 'unchanged');
}

/** The paths of numbers that came masked and are not on file so: nobody knows which number is meant. */
export function unknownMasks<Row>(detail: Numbered<Row>, names: DirectorNames<Row>): string[] {
  return [...numbersIn(detail, names)].filter(([, number]) => isMasked(number)).map(([path]) => path);
}

/** As the record is sent: every identity and account number masked but for its end. */
export function withMaskedNumbers<Row, Detail extends Numbered<Row>>(
  detail: Detail,
  names: DirectorNames<Row>,
): Detail {
  return withNumbers(detail, names, maskNumber);
}

/** As it is sent to the person behind a link: numbers are left out, and shown masked beside it. */
export function withoutNumbers<Row, Detail extends Numbered<Row>>(
  detail: Detail,
  names: DirectorNames<Row>,
): { readonly detail: Detail; readonly maskedNumbers: Record<string, string> } {
  const given = [...numbersIn(detail, names)].filter(([, number]) => number !== '');
  return {
    detail: withNumbers(detail, names, () => ''),
    maskedNumbers: Object.fromEntries(given.map(([path, number]) => [path, maskNumber(number)])),
  };
}

/** The numbers of a party in full, with the directors that they belong to. */
export interface NumbersOnFile {
  readonly bankAccountNo: string;
  readonly directors: readonly { readonly id?: string | undefined; readonly name: string; readonly number: string }[];
}

export function numbersOnFile<Row extends DirectorRow>(
  { bankAccountNo, directors }: Numbered<Row>,
  names: DirectorNames<Row>,
): NumbersOnFile {
  return {
    bankAccountNo,
    directors: directors.map((row) => ({
      id: row.id,
      name: textOf(row, names.name),
      number: textOf(row, names.number),
    })),
  };
}

/** Directors without their ids, as the trail compares them. */
export function withoutIds<Row extends DirectorRow>(directors: readonly Row[]): Omit<Row, 'id'>[] {
  return directors.map((row) => {
    const { id: _, ...director } = row;
    return director;
  });
}

function* numbersIn<Row>(detail: Numbered<Row>, names: DirectorNames<Row>): Generator<[path: string, number: string]> {
  yield ['bankAccountNo', detail.bankAccountNo];
  for (const [index, row] of detail.directors.entries())
    yield [`directors.${index}.${names.number}`, textOf(row, names.number)];
}

function withNumbers<Row, Detail extends Numbered<Row>>(
  detail: Detail,
  names: DirectorNames<Row>,
  shown: (number: string) => string,
): Detail {
  const directors = detail.directors.map((row) => ({ ...row, [names.number]: shown(textOf(row, names.number)) }));
  return { ...detail, bankAccountNo: shown(detail.bankAccountNo), directors };
}
