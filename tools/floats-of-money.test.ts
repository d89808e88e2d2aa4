import { expect, test } from 'vitest';
import { floatsOfMoney } from './floats-of-money.ts';

test.each([
  'const cents = rand * 100;',
  'const cents = Math.round(rand*100);',
  'const rand = cents / 100;',
  'cents *= 100;',
  'cents /= 1_00;',
  'const cents = rand * 1e2;',
  'row.amount = rand.toFixed(2);',
  'row.amount = (await rand()).toFixed( 2 );',
])('%s is refused', (line) => {
  expect(floatsOfMoney(`const first = 1;\n${line}\n`)).toEqual([2]);
});

test.each([
  'const share = total * 1000;',
  'const place = degrees.toFixed(4);',
  '// what rand * 100 would be',
  '/** Rand,\n * as in amount / 100. */',
  'const half = width / 10;',
  "const path = 'a/100x';",
])('%s is no money', (line) => {
  expect(floatsOfMoney(line)).toEqual([]);
});
