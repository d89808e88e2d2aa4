import { expect, test } from 'vitest';
import { closingGap } from './closing.ts';

const delivered = {
  podStatus: 'podAccepted',
  sell: 15_401.81,
  buy: 8_983.8,
  customerBilling: 'INVOICED',
  supplierBilling: 'APPROVED',
} as const;

test.each([
  { what: 'nothing, with its proofs and both invoices', load: {}, gap: undefined },
  {
    what: 'nothing, with a waived proof and nothing on either side',
    load: { podStatus: 'WAIVED', sell: 0, buy: 0, customerBilling: 'NOT_READY', supplierBilling: 'NOT_READY' },
    gap: undefined,
  },
  { what: 'its proof', load: { podStatus: 'podSubmitted' }, gap: 'podMissing' },
  {
    what: 'its proof, before its invoices',
    load: { podStatus: 'AWAITED', customerBilling: 'READY' },
    gap: 'podMissing',
  },
  { what: 'the invoice of the customer', load: { customerBilling: 'READY' }, gap: 'billingOpen' },
  { what: 'the invoice of the supplier', load: { supplierBilling: 'RECEIVED' }, gap: 'billingOpen' },
] as const)('a load waits for $what', ({ load, gap }) => {
  expect(closingGap({ ...delivered, ...load })).toBe(gap);
});
