import type { ComposedRows, ImportedValues, RowField } from '#platform/server/import-kind.ts';
import { bandColumnsOfFile, extraColumnsOfFile, rateColumnsOfFile } from '#modules/rates/import-fields.ts';

type Row = ImportedValues;
type End = 'origin' | 'destination';
type Problem = ComposedRows['problems'][number];

const ends = ['origin', 'destination'] as const;
/** Columns of one end of a lane by how wide they are; the narrowest that a row fills is meant. */
const endColumns = (end: End) =>
  ({
    location: `${end}LocationId`,
    zone: `${end}ZoneId`,
    city: `${end}City`,
    region: `${end}Region`,
    country: `${end}Country`,
  }) as const;
const extraNames = {
  itemMasterId: 'extraItemId',
  method: 'extraMethod',
  rate: 'extraRate',
  passThrough: 'extraPassThrough',
} as const;

const saysAny = (row: Row, columns: readonly { readonly name: string }[]) => columns.some(({ name }) => name in row);
const plain = (value: unknown) => JSON.stringify(value);
/** The rows that say a list, in the order that it has. */
const placesOf = (rows: readonly Row[], columns: readonly { readonly name: string }[]) =>
  rows.flatMap((row, place) => (saysAny(row, columns) ? [place] : []));

/** The rows of one rate as its form would send it: its bands in the order of their units, its extras in that of the file. */
export function composeRate(rows: readonly Row[]): ComposedRows {
  const problems: Problem[] = [];
  const firstOf = new Map<string, number>();
  const once: Record<string, unknown> = {};
  for (const [place, row] of rows.entries())
    for (const { name } of rateColumnsOfFile) {
      if (!(name in row)) continue;
      const first = firstOf.get(name);
      if (first === undefined) {
        firstOf.set(name, place);
        once[name] = row[name];
        // The code holds the rows together, however each of them writes it.
      } else if (name !== 'code' && plain(once[name]) !== plain(row[name]))
        problems.push({ row: place, field: name, code: 'rateRowsDiffer' });
    }
  for (const end of ends) {
    const twice = saidTwice(once, end);
    if (twice) problems.push({ row: firstOf.get(twice)!, field: twice, code: 'rateEndTwice' });
  }
  const bands = placesOf(rows, bandColumnsOfFile).toSorted(
    (one, other) => Number(rows[one]!['bandFrom'] ?? 0) - Number(rows[other]!['bandFrom'] ?? 0),
  );
  const extras = placesOf(rows, extraColumnsOfFile);
  return {
    values: {
      ...partied(once),
      ...(bands.length > 0 && { bands: bands.map((place) => bandOf(rows[place]!)) }),
      ...(extras.length > 0 && { extras: extras.map((place) => extraOf(rows[place]!)) }),
    },
    problems,
    placeOf: (path) => placeOf(path, { once, firstOf, bands, extras }),
  };
}

/** The column of an end that says something else than another one; a city may name its region. */
function saidTwice(once: Row, end: End): string | undefined {
  const { location, zone, city, region } = endColumns(end);
  const said = [location, zone, city, region].filter((name) => name in once);
  const isPlain = said.length < 2 || (said.length === 2 && said.includes(city) && said.includes(region));
  return isPlain ? undefined : said.at(-1);
}

/** What stands once, with the ends of the lane as the form has them, and the kind of party that the columns tell. */
function partied(once: Row): Row {
  const values = Object.fromEntries(
    Object.entries(once).filter(([name]) => !ends.some((end) => Object.values<string>(endColumns(end)).includes(name))),
  );
  for (const end of ends) {
    const at = endOf(once, end);
    if (at) values[end] = at;
  }
  if (!('partyKind' in once)) {
    const kind =
      'supplierId' in once
        ? 'supplier'
        : 'billToPartyId' in once
          ? 'billTo'
          : 'customerId' in once
            ? 'customer'
            : undefined;
    if (kind !== undefined) values['partyKind'] = kind;
  }
  return values;
}

function endOf(once: Row, end: End): Row | undefined {
  const columns = endColumns(end);
  const country = once[columns.country] ?? '';
  for (const scope of ['location', 'zone'] as const)
    if (columns[scope] in once) return { scope, value: once[columns[scope]], country: '' };
  for (const scope of ['city', 'region'] as const)
    if (columns[scope] in once) return { scope, value: once[columns[scope]], country };
  return columns.country in once ? { scope: 'country', value: '', country } : undefined;
}

const bandOf = (row: Row): Row => ({
  ...('bandFrom' in row && { from: row['bandFrom'] }),
  ...('bandRate' in row && { rate: row['bandRate'] }),
});
const extraOf = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(extraNames).flatMap(([name, column]) => (column in row ? [[name, row[column]]] : [])),
  );

interface Places {
  readonly once: Row;
  readonly firstOf: ReadonlyMap<string, number>;
  readonly bands: readonly number[];
  readonly extras: readonly number[];
}

function placeOf(path: string, { once, firstOf, bands, extras }: Places): RowField {
  const [list = '', part = '', name = ''] = path.split('.');
  if (list === 'bands') return { row: bands[Number(part || 0)] ?? 0, field: name === 'rate' ? 'bandRate' : 'bandFrom' };
  if (list === 'extras')
    return {
      row: extras[Number(part || 0)] ?? 0,
      field: extraNames[name as keyof typeof extraNames] ?? 'extraItemId',
    };
  const field = list === 'origin' || list === 'destination' ? columnOf(list, part, once) : list;
  return { row: firstOf.get(field) ?? 0, field };
}

/** The cell that said the end of a lane in which something is wrong. */
function columnOf(end: End, part: string, once: Row): string {
  const { location, zone, city, region, country } = endColumns(end);
  if (part === 'country') return country;
  return [location, zone, city, region].find((name) => name in once) ?? country;
}
