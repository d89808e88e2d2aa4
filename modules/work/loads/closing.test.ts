import { expect, test } from 'vitest';
import { closingGap } from './closing.ts';

const delivered = {
  podStatus: 'podAccepted',
  isSoldFree: false,
  isBoughtFree: false,
  customerBilling: 'INVOICED',
  supplierBilling: 'APPROVED',
} as const;

test.each([
  { what: 'nothing, with its proofs and both invoices', load: {}, gap: undefined },
  {
    what: 'nothing, with a waived proof and both sides free of charge',
    load: {
      podStatus: 'WAIVED',
      isSoldFree: true,
      isBoughtFree: true,
      customerBilling: 'NOT_READY',
      supplierBilling: 'NOT_READY',
    },
    gap: undefined,
  },
  { what: 'a price for the customer', load: { customerBilling: 'NOT_READY', isBoughtFree: true }, gap: 'billingOpen' },
  { what: 'an amount for the supplier', load: { supplierBilling: 'NOT_READY' }, gap: 'billingOpen' },
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
