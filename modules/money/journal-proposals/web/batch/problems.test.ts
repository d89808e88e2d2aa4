import { expect, test } from 'vitest';
import { emptyLine } from './lines.ts';
import { conditionOf, inOrder, nextTrouble, unreadCells } from './problems.ts';

const fields = ['account', 'centre', 'debit'];
const trouble = (place: number, field: string) => ({ place, field, text: '' });

test('a number or a day that cannot be read keeps a batch from being sent; an unknown account does not', () => {
  const rows = [
    {
      key: '1',
      line: { ...emptyLine, date: 'soon' },
      refused: {
        account: { text: '9999', problem: 'noChoice' as const },
        debit: { text: 'each', problem: 'noNumber' as const },
      },
    },
  ];
  expect(unreadCells(rows, 'en')).toEqual([
    { place: 0, field: 'debit', problem: 'noNumber', text: 'each' },
    { place: 0, field: 'date', problem: 'noDate', text: 'soon' },
  ]);
});

test('errors are walked from cell to cell and begin again at the end', () => {
  const troubles = inOrder([trouble(4, 'debit'), trouble(1, 'debit'), trouble(1, 'centre')], fields);
  expect(troubles.map(({ place, field }) => [place, field])).toEqual([
    [1, 'centre'],
    [1, 'debit'],
    [4, 'debit'],
  ]);
  expect(nextTrouble(troubles, { place: 1, column: 1 }, fields, 1)).toEqual(trouble(1, 'debit'));
  expect(nextTrouble(troubles, { place: 4, column: 2 }, fields, 1)).toEqual(trouble(1, 'centre'));
  expect(nextTrouble(troubles, { place: 1, column: 1 }, fields, -1)).toEqual(trouble(4, 'debit'));
  expect(nextTrouble([], { place: 1, column: 1 }, fields, 1)).toBeUndefined();
});

test('a finding belongs to the condition that it is about', () => {
  expect(conditionOf({ code: 'groupUnbalanced', field: '' })).toBe('balance');
  expect(conditionOf({ code: 'lineAccountUnknown', field: 'account' })).toBe('account');
  expect(conditionOf({ code: 'linePartyMissing', field: 'party' })).toBe('other');
});
