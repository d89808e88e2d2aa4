import { expect, test } from 'vitest';
import { type AnsweredField, readValues, sortRead } from './read-facts.ts';

const facts = {
  policyNumber: 'GIT-1',
  insurer: 'Thornveld Mutual',
  cover: '1500000.00',
  from: '2026-11-01',
  to: 'soon',
};

test('what was read becomes what the form holds; what is no date is left out', () => {
  expect(Object.fromEntries(readValues(facts))).toEqual({
    gitPolicyNumber: 'GIT-1',
    gitInsurer: 'Thornveld Mutual',
    gitCover: 1_500_000,
    gitFrom: '2026-11-01',
  });
});

test('empty fields are filled in, and what a person typed stays until they say otherwise', () => {
  const typed: Partial<Record<AnsweredField, unknown>> = {
    gitPolicyNumber: '',
    gitInsurer: 'Another Mutual',
    gitCover: undefined,
    gitFrom: '2026-11-01',
  };
  expect(sortRead(readValues(facts), (field) => typed[field])).toEqual({
    empty: ['gitPolicyNumber', 'gitCover'],
    differ: ['gitInsurer'],
    stale: [],
  });
});

test('another certificate takes the place of the one before, and of nothing that a person wrote', () => {
  const former = readValues(facts);
  const present: Partial<Record<AnsweredField, unknown>> = {
    gitPolicyNumber: 'GIT-1',
    gitInsurer: 'Thornveld Mutual',
    gitCover: 2_000_000,
    gitFrom: '2026-11-01',
  };
  const next = readValues({ policyNumber: 'GIT-2', cover: '1000000.00', from: '2027-01-01' });
  expect(sortRead(next, (field) => present[field], former)).toEqual({
    empty: ['gitPolicyNumber', 'gitFrom'],
    differ: ['gitCover'],
    stale: ['gitInsurer'],
  });
});
