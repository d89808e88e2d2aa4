import type { ComposedRows, ImportedValues, RowField } from '#platform/server/import-kind.ts';
import type { StopInput } from '#modules/work/loads/fields.ts';
import { goodsColumnsOfFile, loadColumnsOfFile, stopColumnsOfFile } from '#modules/work/loads/import-fields.ts';
import { cellOf, planRows } from './plan-rows.ts';

type Row = ImportedValues;

/** Where the file calls a field otherwise than the form does. */
const stopNames = {
  type: 'stopType',
  stopLocationId: 'stopLocationId',
  address: 'stopAddress',
  stopCountry: 'stopCountry',
  scheduleType: 'scheduleType',
  windowStart: 'windowStart',
  windowEnd: 'windowEnd',
  plannedArrival: 'plannedArrival',
  appointmentRef: 'appointmentRef',
  references: 'stopReferences',
  note: 'stopNote',
} as const satisfies Partial<Record<keyof StopInput, string>>;
const goodsNames = {
  reference: 'goodsReference',
  commodityTypeId: 'goodsCommodityTypeId',
  packingTypeId: 'goodsPackingTypeId',
  quantityPlanned: 'quantity',
  note: 'goodsNote',
} as const satisfies Partial<Record<keyof StopInput['goodsLines'][number], string>>;

const said = (row: Row, names: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(Object.entries(names).flatMap(([name, column]) => (column in row ? [[name, row[column]]] : [])));
const saysAny = (row: Row, columns: readonly { readonly name: string }[]) => columns.some(({ name }) => name in row);
const plain = (value: unknown) => JSON.stringify(value);

/** The rows of one load as its form would send it: stops in the order of the file, each with its lines of goods. */
export function composeLoad(said: readonly Row[]): ComposedRows {
  const plan = planRows(said);
  const rows = plan.map(({ values }) => values);
  const problems: ComposedRows['problems'][number][] = [];
  const firstOf = new Map<string, number>();
  const once: Record<string, unknown> = {};
  const sayOnce = (into: Record<string, unknown>, row: number, name: string, { where = '' } = {}) => {
    const value = rows[row]![name];
    if (value === undefined) return;
    const first = firstOf.get(where + name);
    if (first === undefined) {
      firstOf.set(where + name, row);
      into[name] = value;
    } else if (plain(rows[first]![name]) !== plain(value))
      problems.push({ row, field: name, code: 'importRowsDiffer' });
  };
  const stops: { readonly key: string; readonly values: Record<string, unknown>; readonly lines: number[] }[] = [];
  for (const [place, row] of rows.entries()) {
    for (const { name } of loadColumnsOfFile) sayOnce(once, place, name);
    if (!saysAny(row, stopColumnsOfFile) && !saysAny(row, goodsColumnsOfFile)) continue;
    const key = stopKey(row);
    // A stop that says its number may come back further down; without one, rows of the same stop follow each other.
    const known = 'stopNumber' in row || plan[place]!.end ? stops.find((stop) => stop.key === key) : stops.at(-1);
    const stop = known?.key === key || (known && key === '') ? known : undefined;
    const at = stop ?? { key, values: {}, lines: [] };
    if (!stop) stops.push(at);
    for (const { name } of stopColumnsOfFile) sayOnce(at.values, place, name, { where: `${stops.indexOf(at)} ` });
    at.lines.push(place);
  }
  stops.sort((one, other) => Number(one.values['stopNumber'] ?? 0) - Number(other.values['stopNumber'] ?? 0));
  // Rows that say both ends of a trip collect everything before they deliver.
  if (plan.some(({ end }) => end))
    stops.sort(
      (one, other) => Number(one.values['stopType'] !== 'pickup') - Number(other.values['stopType'] !== 'pickup'),
    );
  return {
    values: { ...loadOf(once), ...(stops.length > 0 && { stops: stops.map((stop) => stopOf(stop, rows)) }) },
    problems: problems.map((problem) => ({ ...problem, ...cellOf(plan, problem) })),
    placeOf: (path) => cellOf(plan, placeOf(path, stops, rows, firstOf)),
  };
}

const moments = ['windowStart', 'windowEnd', 'plannedArrival'] as const;
/** A file says minutes. */
const minuteOf = (value: unknown) => (typeof value === 'string' ? Math.floor(Date.parse(value) / 60_000) : undefined);

/**
 * A load of a file over the load that is there. What no column says stays: the seals of a stop that is in the same place, the
 * kind of a number that was there, the seconds of a time.
 */
export function uponLoad(record: Row, said: Row): Row {
  const stored = (record['stops'] ?? []) as readonly Row[];
  const stops = said['stops'] as readonly Row[] | undefined;
  const numbers = (record['orderNumbers'] ?? []) as readonly { readonly number: string }[];
  const saidNumbers = said['orderNumbers'] as readonly { readonly number: string }[] | undefined;
  return {
    ...said,
    ...(stops?.length === stored.length && { stops: stops.map((stop, place) => uponStop(stored[place]!, stop)) }),
    ...(saidNumbers && {
      orderNumbers: saidNumbers.map((each) => numbers.find(({ number }) => number === each.number) ?? each),
    }),
  };
}

function uponStop(stored: Row, said: Row): Row {
  const unsaid = Object.entries(stored).filter(([name]) => !(name in stopNames) && name !== 'goodsLines');
  const same = moments.filter((name) => minuteOf(said[name]) === minuteOf(stored[name]) && name in said);
  return { ...Object.fromEntries(unsaid), ...said, ...Object.fromEntries(same.map((name) => [name, stored[name]])) };
}

function stopKey(row: Row): string {
  if ('stopNumber' in row) return `n${plain(row['stopNumber'])}`;
  const own = ['stopType', 'stopLocationId', 'stopAddress', 'windowStart'].filter((name) => name in row);
  return own.map((name) => plain(row[name])).join(' ');
}

function loadOf(once: Row): Row {
  const { orderNumbers, containerNumber, ...values } = once;
  return {
    ...values,
    ...(orderNumbers !== undefined && {
      orderNumbers: (orderNumbers as readonly string[]).map((number) => ({ kind: 'customerOrder', number })),
    }),
    ...(containerNumber !== undefined && { container: { number: containerNumber } }),
  };
}

function stopOf(
  { values, lines }: { readonly values: Row; readonly lines: readonly number[] },
  rows: readonly Row[],
): Row {
  return {
    ...said(values, stopNames),
    goodsLines: goodsRows(lines, rows).map((place) => said(rows[place]!, goodsNames)),
  };
}

const goodsRows = (lines: readonly number[], rows: readonly Row[]) =>
  lines.filter((place) => saysAny(rows[place]!, goodsColumnsOfFile));

function placeOf(
  path: string,
  stops: readonly { readonly lines: readonly number[] }[],
  rows: readonly Row[],
  firstOf: ReadonlyMap<string, number>,
): RowField {
  const parts = path.split('.');
  const [list = '', index = '0', name = ''] = parts;
  const stop = list === 'stops' ? stops[Number(index)] : undefined;
  if (stop) {
    const first = stop.lines[0] ?? 0;
    if (name !== 'goodsLines') return { row: first, field: stopNames[name as keyof typeof stopNames] ?? 'stopNumber' };
    const line = goodsRows(stop.lines, rows)[Number(parts[3] ?? 0)] ?? first;
    return { row: line, field: goodsNames[parts[4] as keyof typeof goodsNames] ?? 'quantity' };
  }
  const field = { stops: 'stopNumber', container: 'containerNumber', charges: 'sellAmount' }[list] ?? list;
  return { row: firstOf.get(field) ?? 0, field };
}
