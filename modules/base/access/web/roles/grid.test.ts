import { expect, test } from 'vitest';
import { compareRights, groupedRights, tickOf } from './grid.ts';

const rights = [
  'tripDirector.putCarrier',
  'tripDirector.getCarrier',
  'tripDirector.approveCarrier',
  'tripDirector.getUsers',
  'tripDirector.loadingPerformance.carrierFilter.Karoo',
];

test('rights stand under their noun and the name that they are shown as; special ones are no lines', () => {
  expect(groupedRights(rights)).toMatchObject([
    { noun: 'users', cells: { show: ['tripDirector.getUsers'], create: [] } },
    {
      noun: 'suppliers',
      cells: {
        show: ['tripDirector.getCarrier'],
        edit: ['tripDirector.putCarrier'],
        manage: ['tripDirector.approveCarrier'],
      },
    },
  ]);
});

test('a cell is ticked in full, in part, or not', () => {
  const cell = ['a', 'b'];
  expect(tickOf(cell, new Set(['a', 'b', 'c']))).toBe('all');
  expect(tickOf(cell, new Set(['b']))).toBe('some');
  expect(tickOf(cell, new Set())).toBe('none');
});

test('two roles are compared right by right', () => {
  expect(compareRights(['a', 'b'], ['b', 'c'])).toEqual({ onlyLeft: ['a'], onlyRight: ['c'], both: ['b'] });
});
