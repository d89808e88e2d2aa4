import { expect, test } from 'vitest';
import { countingRights } from './counting-rights.ts';

test('a role says which of its rights do not count for people of others', () => {
  const held = ['tripDirector.getLoads', 'tripDirector.getShippers', 'tripDirector.assignLoad'];
  expect(countingRights('CARRIER', held)).toEqual({ notOfSuppliers: ['tripDirector.getShippers'], ofCustomers: [] });
  expect(countingRights('PRIMARY', held)).toEqual({ notOfSuppliers: [], ofCustomers: ['tripDirector.getLoads'] });
});
