import { partyBankOwner } from '#modules/parties/bank/server/index.ts';
import type { SupplierFailureCode } from '#modules/parties/suppliers/messages/failures/index.ts';
import { suppliers } from '../changes.ts';
import { supplierOwner } from '../queries.ts';

/** Suppliers have bank details whose changes wait for a second person. */
export const supplierBankOwner = partyBankOwner(
  suppliers,
  supplierOwner,
  'bankDetailsChanged' satisfies SupplierFailureCode,
);
