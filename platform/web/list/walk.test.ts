import { expect, test } from 'vitest';
import { placeIn, type Walk } from './walk.ts';

const walk: Walk = {
  title: 'Approvals',
  listPath: '/approvals?page=2',
  before: 50,
  total: 67,
  totalIsCapped: false,
  stops: [
    { path: '/carrierApproval/1', name: 'Kalahari Carriers' },
    { path: '/approveshipper/2', name: 'Transportes Púnguè' },
    { path: '/documentManagement/3?tab=history', name: 'Blouberg' },
  ],
};

test('a record that the list leads to knows its number, its neighbours and the way back', () => {
  expect(placeIn(walk, '/approveshipper/2')).toEqual({
    walk,
    number: 52,
    previous: walk.stops[0],
    next: walk.stops[2],
    isDone: false,
  });
});

test('the first has nothing before it and the last nothing after it; tabs and capitals are the same record', () => {
  expect(placeIn(walk, '/CarrierApproval/1')).toMatchObject({ number: 51, previous: undefined });
  expect(placeIn(walk, '/documentManagement/3?tab=facts')).toMatchObject({ number: 53, next: undefined });
});

test('a page that no row leads to has no place, and a decision counts for its own record alone', () => {
  expect(placeIn(walk, '/carrierApproval/9')).toBeUndefined();
  expect(placeIn(undefined, '/carrierApproval/1')).toBeUndefined();
  expect(placeIn(walk, '/carrierApproval/1', '/carrierapproval/1')).toMatchObject({ isDone: true });
  expect(placeIn(walk, '/approveshipper/2', '/carrierapproval/1')).toMatchObject({ isDone: false });
});
