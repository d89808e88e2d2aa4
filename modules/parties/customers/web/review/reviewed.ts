import type { ShipperRecord } from '#modules/parties/customers/contract.ts';
import { recordContext } from '#platform/web/record/record-context.ts';

/** Stands around everything that shows one customer. */
export const [ReviewedCustomer, useReviewed] = recordContext<ShipperRecord>();
