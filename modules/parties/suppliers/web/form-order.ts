import { address, director } from '#modules/parties/parties/fields.ts';
import { placesIn } from '#modules/parties/parties/form-order.ts';
import { carrierDetail } from '../fields.ts';

/** The place of a field in the order of the form; what only staff see comes after it. */
export const placeInForm = placesIn([
  ...Object.keys(carrierDetail.shape),
  'vendorNumber',
  'accountNumber',
  'status',
  ...Object.keys(address.shape),
  ...Object.keys(director.shape),
]);
