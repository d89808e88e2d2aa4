/**
 * What stands in the receipts' book: money that came (receipt), went back (refund) or was taken by the bank (charge), and what
 * ends a debt without money: a settlement discount, a small rest, a bad debt. A recovery takes a receipt as payment of a bad
 * debt; a transfer moves a credit to another customer of the group.
 */
export const receiptKinds = [
  'receipt',
  'refund',
  'charge',
  'discount',
  'rest',
  'badDebt',
  'recovery',
  'transfer',
] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

const prefixes: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'RC',
  refund: 'RF',
  charge: 'BC',
  discount: 'SD',
  rest: 'SR',
  badDebt: 'BD',
  recovery: 'RV',
  transfer: 'TR',
};

/** A number as people write it: RC-000101. */
export function receiptNumber(kind: ReceiptKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}

export const receiptMethods = ['eft', 'card', 'cash', 'cheque', 'debitOrder', 'other'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

/** What money is that settles nothing yet. */
export const receiptPurposes = ['unsaid', 'advance', 'deposit', 'tooMuch'] as const;
export type ReceiptPurpose = (typeof receiptPurposes)[number];

/** Where a line of the bank stands: decided, or as what it waits. */
export const lineStandings = ['certain', 'proposed', 'question', 'returned', 'decided', 'ignored'] as const;
export type LineStanding = (typeof lineStandings)[number];

/** How sure a proposal is. Certain ones are carried out without a person. */
export const certainties = ['certain', 'likely', 'possible'] as const;
export type Certainty = (typeof certainties)[number];

/** Why something is proposed; each has a sentence. */
export const matchReasons = [
  'number',
  'numbers',
  'amount',
  'amounts',
  'discount',
  'reference',
  'name',
  'payer',
  'group',
  'rule',
  'oldest',
  'returned',
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What a proposal makes of a line. */
export const proposalKinds = ['receipt', 'charge', 'returned'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The months in which VAT periods end. */
export const vatCycles = ['odd', 'even', 'every'] as const;
export type VatCycle = (typeof vatCycles)[number];
