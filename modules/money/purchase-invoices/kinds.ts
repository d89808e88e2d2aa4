/** What a supplier sends: an invoice, or what it gives back of one. Each kind has numbers of its own. */
export const purchaseKinds = ['invoice', 'creditNote'] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** How a document came: typed at the desk, by the supplier's own link, as the answer to our statement, or by mail. */
export const capturedVias = ['desk', 'link', 'statement', 'mail'] as const;
export type CapturedVia = (typeof capturedVias)[number];

/** What is taken off a payment, and why. */
export const deductionKinds = ['damage', 'short', 'advanceFuel', 'advanceCash', 'disputed', 'other'] as const;
export type DeductionKind = (typeof deductionKinds)[number];
/** What a credit note of the supplier may answer. An advance is money that it had already. */
export const claimKinds = ['damage', 'short', 'disputed', 'other'] as const satisfies readonly DeductionKind[];

/** A document as a list tells it: its state, and what was paid of it since. */
export const purchaseStandings = [
  'CAPTURED',
  'SUBMITTED',
  'MATCHED',
  'VARIANCE',
  'DISPUTED',
  'APPROVED',
  'EXPORTING',
  'EXPORT_FAILED',
  'EXPORTED',
  'POSTED',
  'OVERDUE',
  'PART_PAID',
  'PAID',
  'REJECTED',
  'VOID',
] as const;
export type PurchaseStanding = (typeof purchaseStandings)[number];

/** What holds a document back: from approval, or from payment alone. Each is a code of the failure texts. */
export const approvalHolds = [
  'purchaseSupplierOut',
  'purchasePodMissing',
  'purchaseLoadOpen',
  'purchaseDuplicateHeld',
  'purchaseAccountMissing',
  'purchaseDeductionAtBank',
] as const;
export const holdCodes = [...approvalHolds, 'purchaseCoverEnded', 'purchaseBankMissing', 'purchaseBankHeld'] as const;
export type HoldCode = (typeof holdCodes)[number];
