import { expect, test } from 'vitest';
import type { TypedColumn } from './columns.ts';
import {
  duplicateLine,
  type Grid,
  type GridKind,
  gridOf,
  insertLine,
  moveLine,
  pasteInto,
  problemsOf,
  redo,
  removeLine,
  typeInto,
  undo,
} from './grid.ts';
import { pastedCells } from './spreadsheet.ts';

interface Line {
  item: string;
  description: string;
  quantity: number | null;
  price: number | null;
}
const items = [
  { value: 'tyre', label: 'TYR-31580', description: 'Tyre, drive', price: 5480 },
  { value: 'valve', label: 'TYR-VALVE', description: 'Valve, steel', price: 38.5 },
];
const columns: readonly TypedColumn<Line>[] = [
  {
    kind: 'choice',
    field: 'item',
    title: 'Item',
    choices: items,
    required: true,
    fill: (value) => {
      const { description, price } = items.find((each) => each.value === value)!;
      return { description, price };
    },
  },
  { kind: 'text', field: 'description', title: 'Description', maxLength: 20 },
  { kind: 'number', field: 'quantity', title: 'Quantity', decimals: 3, min: 0.001, max: 99_999, required: true },
  { kind: 'number', field: 'price', title: 'Price', decimals: 4, min: 0, max: 1_000_000 },
];
const [item, description, quantity] = columns as [TypedColumn<Line>, TypedColumn<Line>, TypedColumn<Line>];
let keys = 0;
const kind: GridKind<Line> = {
  columns,
  empty: { item: '', description: '', quantity: null, price: null },
  newKey: () => `new-${++keys}`,
  most: 6,
};
const start = () =>
  gridOf<Line>([
    { key: 'a', line: { item: 'tyre', description: 'Tyre', quantity: 12, price: 5480 } },
    { key: 'b', line: { item: 'valve', description: 'Valve', quantity: 12, price: 38.5 } },
  ]);
const names = ({ rows }: Grid<Line>) => rows.map(({ line }) => line.description);

test('a cell takes numbers as people type them, and products', () => {
  const typed = (text: string) => typeInto(kind, start(), 0, quantity, text).rows[0]!;
  expect(['4*3', '=4*3', '4 × 2,5', '1 000,5', '12.125'].map((text) => typed(text).line.quantity)).toEqual([
    12, 12, 10, 1000.5, 12.125,
  ]);
  expect(typed('').line.quantity).toBeNull();
});

test.each([
  [quantity, 'many', 'noNumber'],
  [quantity, '4*', 'noNumber'],
  [quantity, '0', 'tooSmall'],
  [quantity, '100000', 'tooLarge'],
  [quantity, '1.2345', 'tooManyDecimals'],
  [description, 'x'.repeat(21), 'tooLong'],
  [item, 'TYR-1', 'noChoice'],
] as const)('what a cell cannot take stays in it with the reason: %#', (column, text, problem) => {
  const [row] = typeInto(kind, start(), 0, column, text).rows;
  expect(row!.refused[column.field]).toEqual({ text, problem });
  expect(row!.line[column.field]).toBe(kind.empty[column.field]);
  expect(problemsOf(kind, row!)).toEqual({ [column.field]: problem });
  const again = typeInto(kind, { ...start(), rows: [row!] }, 0, column, column === item ? 'tyr-valve' : '3');
  expect(problemsOf(kind, again.rows[0]!)).toEqual({});
});

test('an item fills its line, and a required cell that is empty is named', () => {
  const { rows } = typeInto(kind, start(), 2, item, 'tyr-valve');
  expect(rows[2]!.line).toEqual({ item: 'valve', description: 'Valve, steel', quantity: null, price: 38.5 });
  expect(problemsOf(kind, rows[2]!)).toEqual({ quantity: 'required' });
});

test('typing nothing changes nothing, and makes no line', () => {
  const grid = start();
  expect(typeInto(kind, grid, 0, quantity, '12')).toBe(grid);
  expect(typeInto(kind, grid, 2, quantity, ' ')).toBe(grid);
});

test('lines are inserted, copied, moved and removed, and each step is undone and done again', () => {
  const grids = [start()];
  const next = (grid: Grid<Line>) => void grids.push(grid);
  next(insertLine(kind, grids.at(-1)!, 1));
  next(typeInto(kind, grids.at(-1)!, 1, description, 'Balance'));
  next(duplicateLine(kind, grids.at(-1)!, 2));
  next(moveLine(grids.at(-1)!, 0, 1));
  next(removeLine(grids.at(-1)!, 3));
  expect(grids.map(names)).toEqual([
    ['Tyre', 'Valve'],
    ['Tyre', '', 'Valve'],
    ['Tyre', 'Balance', 'Valve'],
    ['Tyre', 'Balance', 'Valve', 'Valve'],
    ['Balance', 'Tyre', 'Valve', 'Valve'],
    ['Balance', 'Tyre', 'Valve'],
  ]);
  let grid = grids.at(-1)!;
  for (const earlier of grids.toReversed().slice(1)) {
    grid = undo(grid);
    expect(grid.rows).toEqual(earlier.rows);
  }
  expect(undo(grid)).toBe(grid);
  for (const later of grids.slice(1)) {
    grid = redo(grid);
    expect(grid.rows).toEqual(later.rows);
  }
  expect(redo(grid)).toBe(grid);
  expect(new Set(grid.rows.map(({ key }) => key)).size).toBe(3);
});

test('a step after an undo forgets what was undone, and old steps are forgotten after a hundred', () => {
  const grid = undo(removeLine(start(), 0));
  expect(redo(typeInto(kind, grid, 0, quantity, '1')).rows[0]!.line.quantity).toBe(1);
  let long = start();
  for (let step = 1; step <= 150; step++) long = typeInto(kind, long, 0, quantity, String(step));
  for (let step = 1; step <= 150; step++) long = undo(long);
  expect(long.rows[0]!.line.quantity).toBe(50);
});

test('the first and the last line go no further, and the row after the last one copies it', () => {
  const grid = start();
  expect(moveLine(grid, 0, -1)).toBe(grid);
  expect(moveLine(grid, 1, 1)).toBe(grid);
  expect(removeLine(grid, 2)).toBe(grid);
  expect(names(duplicateLine(kind, grid, 2))).toEqual(['Tyre', 'Valve', 'Valve']);
  expect(duplicateLine(kind, gridOf<Line>([]), 0).rows).toEqual([]);
});

test('pasted rows go on from the cell with the focus, with every cell that means nothing marked', () => {
  const cells = pastedCells('TYR-31580\tTyre 315/80\t8\t5 480,00\nGEAR\tGearbox\tone\t1,234\n');
  const { grid, lines, refused, dropped } = pasteInto(kind, start(), { row: 1, column: 0 }, cells);
  expect({ lines, refused, dropped }).toEqual({ lines: 2, refused: 2, dropped: 0 });
  expect(grid.rows[1]).toMatchObject({
    key: 'b',
    line: { item: 'tyre', description: 'Tyre 315/80', quantity: 8, price: 5480 },
  });
  expect(grid.rows[2]!.line).toEqual({ item: '', description: 'Gearbox', quantity: null, price: 1.234 });
  expect(grid.rows[2]!.refused).toEqual({
    item: { text: 'GEAR', problem: 'noChoice' },
    quantity: { text: 'one', problem: 'noNumber' },
  });
  expect(names(undo(grid))).toEqual(['Tyre', 'Valve']);
});

test('a first row of titles says which column is which', () => {
  const cells = pastedCells('Price\tColour\tItem\n41,5\tred\tTYR-VALVE');
  const { grid } = pasteInto(kind, start(), { row: 2, column: 3 }, cells);
  expect(grid.rows[2]!.line).toMatchObject({ item: 'valve', description: 'Valve, steel', quantity: null });
});

test('an empty cell of a paste takes nothing away', () => {
  const { grid, refused } = pasteInto(kind, start(), { row: 0, column: 1 }, pastedCells('\t8\t'));
  expect(refused).toBe(0);
  expect(grid.rows[0]!.line).toEqual({ item: 'tyre', description: 'Tyre', quantity: 8, price: 5480 });
});

test('one word that is also a title is a cell like others', () => {
  const { grid, lines } = pasteInto(kind, start(), { row: 0, column: 1 }, pastedCells('Item\t8'));
  expect(lines).toBe(1);
  expect(grid.rows[0]!.line).toMatchObject({ description: 'Item', quantity: 8 });
});

test('an item that fills a cell takes away what was refused there', () => {
  const refused = typeInto(kind, start(), 0, description, 'x'.repeat(21));
  expect(problemsOf(kind, refused.rows[0]!)).toEqual({ description: 'tooLong' });
  const [row] = typeInto(kind, refused, 0, item, 'tyr-valve').rows;
  expect(row!.line.description).toBe('Valve, steel');
  expect(problemsOf(kind, row!)).toEqual({});
});

test('a required text is missing when it is empty', () => {
  const [row] = typeInto(kind, start(), 0, item, '').rows;
  expect(problemsOf(kind, row!)).toEqual({ item: 'required' });
});

test('a number that may be a thousand or a fraction is asked about, unless another one of the paste decides', () => {
  const paste = (text: string) => pasteInto(kind, start(), { row: 0, column: 2 }, pastedCells(text)).grid.rows[0]!;
  expect(paste('1,234\t9').refused.quantity).toEqual({ text: '1,234', problem: 'ambiguousNumber' });
  expect(paste('1,234\t9.50').line.quantity).toBe(1234);
  expect(paste('1,234\t9,50').line.quantity).toBe(1.234);
});

test('a document takes no more lines than it may have', () => {
  const many = Array.from({ length: 9 }, (_, place) => ['tyr-valve', `Valve ${place}`, '1', '2']);
  const { grid, lines, dropped } = pasteInto(kind, start(), { row: 2, column: 0 }, many);
  expect({ lines, dropped, rows: grid.rows.length }).toEqual({ lines: 4, dropped: 5, rows: 6 });
  expect(insertLine(kind, grid, 0)).toBe(grid);
  expect(duplicateLine(kind, grid, 0)).toBe(grid);
  expect(typeInto(kind, grid, 6, description, 'One more')).toBe(grid);
  expect(pasteInto(kind, grid, { row: 6, column: 0 }, many)).toMatchObject({ lines: 0, dropped: 9 });
});
