import type { ComposedRows, ImportedValues, RowField } from '#platform/server/import-kind.ts';
import {
  bandColumnsOfFile,
  extraColumnsOfFile,
  noneOfThem,
  rateColumnsOfFile,
} from '#modules/prices/rates/import-fields.ts';
import type { LaneScope } from '#modules/prices/rates/lanes.ts';

type Row = ImportedValues;
type End = 'origin' | 'destination';
type Problem = ComposedRows['problems'][number];

const ends = ['origin', 'destination'] as const;
/** Columns of one end of a lane by how wide they are; where no cell says how wide it is, the narrowest that a row fills is meant. */
const endColumns = (end: End) =>
  ({
    scope: `${end}Scope`,
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

const extrasBesides = extraColumnsOfFile.filter(({ name }) => name !== extraNames.method);

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
    if (twice) problems.push({ ...twice, row: firstOf.get(twice.field)! });
  }
  const bands = placesOf(rows, bandColumnsOfFile).toSorted(
    (one, other) => Number(rows[one]!['bandFrom'] ?? 0) - Number(rows[other]!['bandFrom'] ?? 0),
  );
  const isWithoutBands = once['bandMode'] === noneOfThem;
  if (isWithoutBands) delete once['bandMode'];
  if (isWithoutBands && bands.length > 0)
    problems.push({ row: firstOf.get('bandMode')!, field: 'bandMode', code: 'rateNoneAndSome' });
  const saying = placesOf(rows, extraColumnsOfFile);
  const none = saying.filter((place) => rows[place]![extraNames.method] === noneOfThem);
  const extras = saying.filter((place) => !none.includes(place) || saysAny(rows[place]!, extrasBesides));
  if (none.length > 0 && extras.length > 0)
    problems.push({ row: none[0]!, field: extraNames.method, code: 'rateNoneAndSome' });
  return {
    values: {
      ...partied(once),
      ...((isWithoutBands || bands.length > 0) && { bands: bands.map((place) => bandOf(rows[place]!)) }),
      ...(saying.length > 0 && { extras: extras.map((place) => extraOf(rows[place]!)) }),
    },
    problems,
    placeOf: (path) => placeOf(path, { once, firstOf, bands, extras }),
  };
}

/** Writes a rate as the columns of its file, to show what a file changes. */
export function columnsOfRate(values: Row): Row {
  const { bands, extras } = values as { readonly bands?: readonly Row[]; readonly extras?: readonly Row[] };
  const spread = { ...values };
  for (const end of ends) {
    const { scope, value, country } = (values[end] ?? {}) as Partial<Record<string, string>>;
    const columns = endColumns(end);
    spread[columns.scope] = scope;
    spread[columns.country] = country;
    if (scope && scope !== 'any' && scope !== 'country') spread[columns[scope as keyof typeof columns]] = value;
  }
  for (const [name, column] of [
    ['from', 'bandFrom'],
    ['rate', 'bandRate'],
  ] as const)
    spread[column] = bands?.map((band) => band[name]);
  for (const [name, column] of Object.entries(extraNames)) spread[column] = extras?.map((extra) => extra[name]);
  return spread;
}

/** The cells that an end may fill by how wide it says it is; a city may name its region. */
const fittingCells: Readonly<Record<LaneScope, readonly string[]>> = {
  any: [],
  country: ['country'],
  region: ['region', 'country'],
  zone: ['zone', 'country'],
  city: ['city', 'region', 'country'],
  location: ['location', 'country'],
};

/** The column of an end that says something else than another one. */
function saidTwice(once: Row, end: End): Pick<Problem, 'field' | 'code'> | undefined {
  const { scope, ...columns } = endColumns(end);
  const said = Object.entries(columns).filter(([, column]) => column in once);
  if (scope in once) {
    const other = said.find(([cell]) => !fittingCells[once[scope] as LaneScope].includes(cell));
    return other && { field: other[1], code: 'rateEndOther' };
  }
  const narrow = said.flatMap(([cell]) => (cell === 'country' ? [] : cell));
  const isPlain =
    narrow.length < 2 || (narrow.length === 2 && narrow.every((cell) => fittingCells.city.includes(cell)));
  return isPlain ? undefined : { field: columns[narrow.at(-1) as keyof typeof columns], code: 'rateEndTwice' };
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
  const said = once[columns.scope] as LaneScope | undefined;
  if (said === 'any') return { scope: said, value: '', country: '' };
  if (said === 'country') return { scope: said, value: '', country };
  if (said) return { scope: said, value: once[columns[said]] ?? '', country: isNamed(said) ? country : '' };
  for (const scope of ['location', 'zone'] as const)
    if (columns[scope] in once) return { scope, value: once[columns[scope]], country: '' };
  for (const scope of ['city', 'region'] as const)
    if (columns[scope] in once) return { scope, value: once[columns[scope]], country };
  return columns.country in once ? { scope: 'country', value: '', country } : undefined;
}

const isNamed = (scope: LaneScope) => scope === 'city' || scope === 'region';

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
  const { scope, location, zone, city, region, country } = endColumns(end);
  if (part === 'country') return country;
  if (scope in once) return scope;
  return [location, zone, city, region].find((name) => name in once) ?? country;
}
