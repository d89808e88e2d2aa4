import { expect, test } from 'vitest';
import type { TypedColumn } from '#platform/lines/columns.ts';
import { gridOf } from '#platform/lines/grid.ts';
import { lineAct, restingAct } from './keys.ts';
import { type Act, act, tabbed, type View, type ViewKind, viewOf } from './view.ts';

interface Line {
  name: string;
  quantity: number | null;
  price: number | null;
}
const columns: readonly TypedColumn<Line>[] = [
  { kind: 'text', field: 'name', title: 'Name', maxLength: 20 },
  { kind: 'number', field: 'quantity', title: 'Quantity', decimals: 3, min: 0, max: 99_999 },
  { kind: 'number', field: 'price', title: 'Price', decimals: 4, min: 0, max: 99_999 },
];
let keys = 0;
const kind: ViewKind<Line> = {
  columns,
  shown: [columns[0]!, columns[1]!, { kind: 'shown', field: 'unit', title: 'Unit', value: () => 'each' }, columns[2]!],
  empty: { name: '', quantity: null, price: null },
  newKey: () => `new-${++keys}`,
  most: 4,
};
const start = () =>
  viewOf(
    gridOf<Line>([
      { key: 'a', line: { name: 'Tyre', quantity: 12, price: 5480 } },
      { key: 'b', line: { name: 'Valve', quantity: 12, price: 38.5 } },
    ]),
  );
const after = (view: View<Line>, ...acts: Act[]) => acts.reduce((each, action) => act(kind, each, action), view);
const names = ({ grid }: View<Line>) => grid.rows.map(({ line }) => line.name);

test('a new line is typed with Tab and Enter alone, and Enter goes back below its first cell', () => {
  const view = after(
    start(),
    { do: 'focus', at: { row: 2, column: 0 } },
    { do: 'commit', text: 'Oil', step: 'next' },
    { do: 'commit', text: '4*3', step: 'next' },
    { do: 'commit', text: '900', step: 'down' },
  );
  expect(view.grid.rows[2]!.line).toEqual({ name: 'Oil', quantity: 12, price: 900 });
  expect(view.at).toEqual({ row: 3, column: 0 });
});

test('Tab passes what cannot be typed into, goes on in the next line and leaves at both ends', () => {
  const at = (row: number, column: number) => ({ ...start(), at: { row, column } });
  expect(tabbed(kind, at(0, 1), 1)).toEqual({ row: 0, column: 3 });
  expect(tabbed(kind, at(0, 3), -1)).toEqual({ row: 0, column: 1 });
  expect(tabbed(kind, at(0, 3), 1)).toEqual({ row: 1, column: 0 });
  expect(tabbed(kind, at(1, 0), -1)).toEqual({ row: 0, column: 3 });
  expect(tabbed(kind, at(0, 0), -1)).toBeUndefined();
  expect(tabbed(kind, at(2, 3), 1)).toBeUndefined();
});

test('Enter and the arrows stop at the first line and at the row for a new one', () => {
  const down = after(start(), ...Array.from({ length: 9 }, () => ({ do: 'step', step: 'down' }) as const));
  expect(down.at.row).toBe(2);
  expect(after(down, ...Array.from({ length: 9 }, () => ({ do: 'step', step: 'up' }) as const)).at.row).toBe(0);
});

test('a cell that refuses its text is announced; one that is left as it was is not', () => {
  const view = after(start(), { do: 'focus', at: { row: 1, column: 1 } });
  const refused = after(
    view,
    { do: 'begin', text: 'm', selected: false },
    { do: 'commit', text: 'many', step: 'down' },
  );
  expect(refused.said).toEqual({ kind: 'refused', row: 1, field: 'quantity' });
  expect(refused.typing).toBeUndefined();
  expect(after(view, { do: 'commit', text: '12', step: 'stay' }).said).toBeUndefined();
  expect(after(view, { do: 'begin', text: '9', selected: false }, { do: 'cancel' }).grid).toBe(view.grid);
  expect(after(view, { do: 'clear' }).grid.rows[1]!.line.quantity).toBeNull();
});

test('what is worked out cannot be opened, cleared or pasted over', () => {
  const view = after(start(), { do: 'focus', at: { row: 0, column: 2 } });
  expect(after(view, { do: 'begin', text: 'x', selected: false }).typing).toBeUndefined();
  expect(after(view, { do: 'clear' }, { do: 'paste', cells: [['9']] }).grid).toBe(view.grid);
});

test('the focus follows a line that is copied or moved, and stays in the grid when lines go', () => {
  const copied = after(start(), { do: 'duplicate' });
  expect([names(copied), copied.at.row, copied.said]).toEqual([
    ['Tyre', 'Tyre', 'Valve'],
    1,
    { kind: 'copied', row: 1 },
  ]);
  const moved = after(copied, { do: 'move', by: 1 });
  expect([names(moved), moved.at.row]).toEqual([['Tyre', 'Valve', 'Tyre'], 2]);
  expect(after(moved, { do: 'move', by: 1 }).at.row).toBe(2);
  const gone = after(
    moved,
    { do: 'remove' },
    { do: 'focus', at: { row: 2, column: 0 } },
    { do: 'undo' },
    { do: 'undo' },
    { do: 'undo' },
  );
  expect([names(gone), gone.at.row]).toEqual([['Tyre', 'Valve'], 2]);
  expect(names(after(gone, { do: 'redo' }))).toEqual(['Tyre', 'Tyre', 'Valve']);
});

test('a paste goes on from the column with the focus and says what came of it', () => {
  const view = after(
    start(),
    { do: 'focus', at: { row: 1, column: 1 } },
    {
      do: 'paste',
      cells: [
        ['7', '9,5'],
        ['x', '1'],
        ['2', '3'],
        ['4', '5'],
      ],
    },
  );
  expect(view.grid.rows.map(({ line }) => [line.quantity, line.price])).toEqual([
    [12, 5480],
    [7, 9.5],
    [null, 1],
    [2, 3],
  ]);
  expect(view.said).toEqual({ kind: 'pasted', lines: 3, refused: 1, dropped: 1 });
});

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('a'), { do: 'begin', text: 'a', selected: false }],
  [press('='), { do: 'begin', text: '=', selected: false }],
  [press('Enter'), { do: 'step', step: 'down' }],
  [press('Enter', { shiftKey: true }), { do: 'step', step: 'up' }],
  [press('Enter', { ctrlKey: true }), { do: 'insert' }],
  [press('d', { ctrlKey: true }), { do: 'duplicate' }],
  [press('Backspace', { metaKey: true }), { do: 'remove' }],
  [press('Backspace'), { do: 'clear' }],
  [press('ArrowUp', { altKey: true }), { do: 'move', by: -1 }],
  [press('z', { ctrlKey: true }), { do: 'undo' }],
  [press('Z', { ctrlKey: true, shiftKey: true }), { do: 'redo' }],
  [press('y', { metaKey: true }), { do: 'redo' }],
  [press('c', { ctrlKey: true }), undefined],
  [press('Shift', { shiftKey: true }), undefined],
  [press('Tab'), undefined],
])('key %#', (pressed, expected) => {
  expect(restingAct(pressed)).toEqual(expected);
});

test('an open cell keeps its own undo, and the keys of lines work in it', () => {
  expect(lineAct(press('z', { ctrlKey: true }))).toBeUndefined();
  expect(lineAct(press('ArrowDown', { altKey: true }))).toEqual({ do: 'move', by: 1 });
});
