import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { amount, email } from '#modules/parties/parties/fields.ts';
import { knownAddress } from '#modules/parties/parties/known-address.ts';
import { shipperDetail } from './fields.ts';

/** What is known of a customer: one that came from a file may lack what its form requires. */
export const knownShipper = z.object({
  ...shipperDetail.shape,
  registrationNumber: text(40).default(''),
  email: email.default(''),
  /** Rand; 0 where nobody has said it. */
  monthlyPurchaseAmount: amount.default(0),
  creditRequired: amount.default(0),
  physicalAddress: knownAddress,
  postalAddress: knownAddress,
});
