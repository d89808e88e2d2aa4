import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { email } from '#modules/parties/parties/fields.ts';
import { knownAddress } from '#modules/parties/parties/known-address.ts';
import { carrierDetail } from './fields.ts';

/** What is known of a supplier: one that came from a file may lack what its form requires. */
export const knownCarrier = z.object({
  ...carrierDetail.shape,
  regNo: text(40).default(''),
  email: email.default(''),
  physicalAddress: knownAddress,
  postalAddress: knownAddress,
});
