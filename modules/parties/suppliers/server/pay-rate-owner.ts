import { z } from 'zod';
import type { PayRateOwner } from '#modules/base/pay-rates/server/index.ts';
import { transporterDetails } from '../fields.ts';

/** The share of what the customer pays that a supplier gets without a rate of its own. */
export const supplierPayRate = {
  kind: 'supplier',
  noun: 'supplier',
  channel: 'carriers',
  table: 'supplier',
  nameColumn: 'registered_name',
  reads: 'getCarrier',
  changes: 'putCarrier',
  terms: z.object({ payableRateInPercentage: transporterDetails.shape.payableRateInPercentage }),
  columns: { payableRateInPercentage: 'payable_rate' },
  // Loads of the past were bought by what was agreed then.
  reachesBack: false,
} as const satisfies PayRateOwner;
