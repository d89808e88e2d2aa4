import { expect, test } from 'vitest';
import { lastingWords, markOf } from './shown-line.ts';

test.each([
  ['decided', [], 'posted'],
  ['certain', [], 'certain'],
  ['proposed', [{ code: 'rule', words: '' }], 'rule'],
  ['decided', [{ code: 'rule', words: '' }], 'posted'],
  ['returned', [{ code: 'returned', words: '' }], 'returned'],
  ['question', [], 'question'],
  ['ignored', [], 'ignored'],
] as const)('a line that is %s with %j has the mark %s', (standing, reasons, mark) =>
  expect(markOf({ standing, reasons: [...reasons] })).toBe(mark),
);

test.each([
  ['LETABA 014733 014781', '', 'LETABA'],
  ['KRUINPARK PAYMENT RUN 2311', '', 'KRUINPARK'],
  ['EFT CREDIT MELKBOS TIMBER 014951', '', 'MELKBOS TIMBER'],
  ['FNB APP PAYMENT FROM INGWE PULP', 'INGWE PULP', 'INGWE PULP'],
  ['BANK CHARGES NOV', '', 'BANK CHARGES NOV'],
  ['0731 4412', '', ''],
])('the lasting words of “%s” are “%s”', (text, payerName, words) =>
  expect(lastingWords({ text, payerName })).toBe(words),
);
