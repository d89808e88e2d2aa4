import { lineNet } from '#platform/lines/totals.ts';
import { type Cents, noCents } from '#platform/money.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';

export interface OrderLine {
  readonly item: string;
  readonly description: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly price: number | null;
  readonly vatCode: string;
  readonly received: number;
}

const items = [
  ['TYR-31580', 'Tyre 315/80 R22.5 drive', 'each', 5480],
  ['TYR-38565', 'Tyre 385/65 R22.5 steer', 'each', 6120],
  ['TYR-VALVE', 'Valve, steel', 'each', 38.5],
  ['SRV-ALIGN', 'Wheel alignment, 3 axles', 'each', 950],
  ['ADB-BULK', 'AdBlue, bulk', 'litre', 9.45],
  ['OIL-15W40', 'Engine oil 15W-40', 'litre', 62.3],
  ['FLT-AIR', 'Air filter, MAN TGS', 'each', 1184.75],
  ['BRK-PADS', 'Brake pads, axle set', 'set', 2360],
] as const;

export const rates: Readonly<Record<string, number>> = { standard: 15, zeroRated: 0 };
const vatChoices = [
  { value: 'standard', label: '15 %', detail: 'Standard' },
  { value: 'zeroRated', label: '0 %', detail: 'Zero rated' },
];

export const emptyLine: OrderLine = {
  item: '',
  description: '',
  quantity: null,
  unit: '',
  price: null,
  vatCode: 'standard',
  received: 0,
};

export const netOf = ({ quantity, price }: OrderLine): Cents =>
  quantity === null || price === null ? noCents : lineNet({ quantity, price });

function itemOf(code: string): Partial<OrderLine> {
  const found = items.find(([each]) => each === code);
  return found ? { description: found[1], unit: found[2], price: found[3] } : {};
}

export function orderColumns(amount: (cents: Cents) => string): readonly GridColumn<OrderLine>[] {
  return [
    {
      kind: 'choice',
      field: 'item',
      title: 'Item',
      width: 130,
      required: true,
      choices: items.map(([value, detail]) => ({ value, label: value, detail })),
      fill: itemOf,
    },
    { kind: 'text', field: 'description', title: 'Description', maxLength: 100, required: true },
    {
      kind: 'number',
      field: 'quantity',
      title: 'Quantity',
      width: 90,
      decimals: 3,
      min: 0.001,
      max: 999_999,
      required: true,
    },
    { kind: 'text', field: 'unit', title: 'Unit', width: 70, maxLength: 10 },
    {
      kind: 'number',
      field: 'price',
      title: 'Price',
      width: 110,
      decimals: 4,
      min: 0,
      max: 9_999_999,
      fixed: true,
      required: true,
    },
    { kind: 'choice', field: 'vatCode', title: 'VAT', width: 80, choices: vatChoices, required: true },
    { kind: 'shown', field: 'net', title: 'Net R', width: 120, isStrong: true, value: (line) => amount(netOf(line)) },
    { kind: 'shown', field: 'received', title: 'Received', width: 80, value: ({ received }) => String(received) },
  ];
}

const ordered = (code: string, quantity: number, received = 0): OrderLine => ({
  ...emptyLine,
  ...itemOf(code),
  item: code,
  quantity,
  received,
});

/** An order of a workshop, as it stands. */
export const order = [
  { key: 'a', line: ordered('TYR-31580', 12, 8) },
  { key: 'b', line: ordered('TYR-VALVE', 12, 8) },
  { key: 'c', line: ordered('SRV-ALIGN', 3) },
  { key: 'd', line: ordered('ADB-BULK', 1000) },
];

/** What the supplier was sent before it was revised. */
export const sent = [
  { id: 'a', ...ordered('TYR-31580', 8) },
  { id: 'b', ...ordered('TYR-VALVE', 8) },
  { id: 'd', ...ordered('ADB-BULK', 1000) },
];

/** As long as a document gets. */
export const manyLines = Array.from({ length: 300 }, (_, place) => ({
  key: String(place),
  line: ordered(items[place % items.length]![0], 1 + ((place * 7) % 40)),
}));
