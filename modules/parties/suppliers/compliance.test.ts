import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/dates.ts';
import { complianceOf, type CertificateFacts } from './compliance.ts';
import { gitCertificate } from './status.ts';

const today = '2026-06-03';
const certificate = (facts: Partial<CertificateFacts>): CertificateFacts => ({
  status: 'approved',
  from: '2026-01-01',
  to: '2026-12-31',
  decidedOn: '2026-01-02',
  ...facts,
});

test.each([
  ['cover for months to come', [certificate({})], 'COMPLIANT', []],
  ['cover that lasts just long enough', [certificate({ to: '2026-07-04' })], 'COMPLIANT', []],
  ['cover that ends in thirty days', [certificate({ to: '2026-07-03' })], 'EXPIRING', ['gitExpiring']],
  ['cover that ends today', [certificate({ to: today })], 'EXPIRING', ['gitExpiring']],
  ['cover that ended yesterday', [certificate({ to: '2026-06-02' })], 'NON_COMPLIANT', ['gitExpired']],
  ['cover that is yet to begin', [certificate({ from: '2026-06-04' })], 'NON_COMPLIANT', ['gitNotStarted']],
  [
    'a renewal that takes over the next day',
    [certificate({ to: '2026-06-10' }), certificate({ from: '2026-06-11', to: '2027-06-10' })],
    'COMPLIANT',
    [],
  ],
  [
    'a renewal after a gap',
    [certificate({ to: '2026-06-10' }), certificate({ from: '2026-06-13', to: '2027-06-10' })],
    'EXPIRING',
    ['gitExpiring'],
  ],
  [
    'a certificate that nobody looked at',
    [certificate({ status: 'submitted', decidedOn: null })],
    'NOT_CHECKED',
    ['gitAwaitsReview'],
  ],
  [
    'ended cover and a renewal that nobody looked at',
    [certificate({ to: '2026-06-02' }), certificate({ status: 'pending', decidedOn: null })],
    'NON_COMPLIANT',
    ['gitExpired', 'gitAwaitsReview'],
  ],
  ['a refused certificate', [certificate({ status: 'rejected' })], 'NON_COMPLIANT', ['gitRejected']],
  ['no certificate', [], 'NON_COMPLIANT', ['gitMissing']],
  [
    'an approved one without dates',
    [certificate({ from: null, to: null, decidedOn: '2026-05-20' })],
    'EXPIRING',
    ['gitExpiring', 'gitDatesUnknown'],
  ],
  [
    'one without dates that nobody asked for in time',
    [certificate({ from: null, to: null, decidedOn: '2026-04-20' })],
    'NON_COMPLIANT',
    ['gitExpired'],
  ],
] as const)('%s', (_, certificates, state, reasons) =>
  expect(complianceOf(certificates, today, true)).toEqual({ state, reasons }),
);

test('who carries nothing needs no cover', () =>
  expect(complianceOf([], today, false)).toEqual({ state: 'COMPLIANT', reasons: [] }));

test('without an approved certificate nobody is ever compliant, and with one in force nobody is ever not', () => {
  const day = fc.integer({ min: -400, max: 400 }).map((offset) => addDays(today, offset));
  const any = fc.record({ status: fc.constantFrom(...gitCertificate.states), from: day, to: day, decidedOn: day });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (certificates) => {
      const isCovered = certificates.some(
        ({ status, from, to }) => status === 'approved' && from <= today && today <= to,
      );
      expect(['COMPLIANT', 'EXPIRING'].includes(complianceOf(certificates, today, true).state)).toBe(isCovered);
    }),
  );
});
