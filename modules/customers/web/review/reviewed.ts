import type { ShipperRecord } from '#modules/customers/contract.ts';
import { recordContext } from '#modules/parties/web/desk.ts';

/** Stands around everything that shows one customer. */
export const [ReviewedCustomer, useReviewed] = recordContext<ShipperRecord>();
