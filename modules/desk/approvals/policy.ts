/** What is decided, in the order of the tabs. */
export const approvalKinds = [
  'supplier',
  'certificate',
  'bank',
  'customer',
  'creditLimit',
  'contractor',
  'document',
  'rate',
  'fuelClause',
  'fuelPrice',
  'payRate',
  'order',
  'fuelAdjustment',
  'driverPay',
  'journal',
  'invoice',
  'payment',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The nouns on whose pages it is decided. */
export const approvalPages = [
  'supplier',
  'customer',
  'contractor',
  'creditLimit',
  'document',
  'company',
  'rate',
  'fuelClause',
  'fuelPrice',
  'driverRateCategory',
  'councilMinimum',
  'purchaseOrder',
  'serviceOrder',
  'internalOrder',
  'fuelAdjustment',
  'driverPay',
  'journalProposal',
  'invoice',
  'paymentRun',
] as const;
export type ApprovalPage = (typeof approvalPages)[number];

/** How long a decision may wait, in hours of the clock. */
export interface ApprovalHours {
  /** From here on it is said to be due soon. */
  readonly warnHours: number;
  readonly overdueHours: number;
}

/** Until a company states its own. A change of bank details is the favourite of fraud: it must not lie about. */
export const usualHours: Readonly<Record<ApprovalKind, ApprovalHours>> = {
  supplier: { warnHours: 48, overdueHours: 72 },
  certificate: { warnHours: 24, overdueHours: 48 },
  bank: { warnHours: 12, overdueHours: 24 },
  customer: { warnHours: 48, overdueHours: 96 },
  creditLimit: { warnHours: 24, overdueHours: 48 },
  contractor: { warnHours: 48, overdueHours: 96 },
  document: { warnHours: 72, overdueHours: 120 },
  rate: { warnHours: 24, overdueHours: 72 },
  fuelClause: { warnHours: 24, overdueHours: 72 },
  fuelPrice: { warnHours: 24, overdueHours: 72 },
  payRate: { warnHours: 24, overdueHours: 72 },
  // Goods that are not ordered do not come: a vehicle may stand for them.
  order: { warnHours: 8, overdueHours: 24 },
  fuelAdjustment: { warnHours: 24, overdueHours: 48 },
  driverPay: { warnHours: 24, overdueHours: 48 },
  journal: { warnHours: 24, overdueHours: 72 },
  invoice: { warnHours: 24, overdueHours: 48 },
  payment: { warnHours: 4, overdueHours: 24 },
};
/** Ninety days. */
export const hoursAtMost = 2160;

export const urgencies = ['inTime', 'dueSoon', 'overdue'] as const;
export type Urgency = (typeof urgencies)[number];

const hour = 3_600_000;

/** When an item is overdue, and how near that is. */
export function dueOf(
  since: Date,
  { warnHours, overdueHours }: ApprovalHours,
  now: Date,
): { readonly dueAt: Date; readonly urgency: Urgency } {
  const waited = now.getTime() - since.getTime();
  return {
    dueAt: new Date(since.getTime() + overdueHours * hour),
    urgency: waited >= overdueHours * hour ? 'overdue' : waited >= warnHours * hour ? 'dueSoon' : 'inTime',
  };
}
