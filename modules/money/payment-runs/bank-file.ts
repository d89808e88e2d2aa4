import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';

/** The formats in which a company's bank takes payments. */
export const paymentFormats = ['pain001', 'csv'] as const;
export type PaymentFormat = (typeof paymentFormats)[number];

/** What a column of a bank's CSV file holds. */
export const paymentColumns = [
  'name',
  'accountNo',
  'branchCode',
  'bank',
  'amount',
  'currency',
  'payDay',
  'ownReference',
  'theirReference',
  'email',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

/** The columns as most internet banks of South Africa import them, until a company says otherwise. */
export const usualColumns: readonly { readonly column: PaymentColumn; readonly heading: string }[] = [
  { column: 'name', heading: 'Beneficiary name' },
  { column: 'accountNo', heading: 'Account number' },
  { column: 'branchCode', heading: 'Branch code' },
  { column: 'amount', heading: 'Amount' },
  { column: 'ownReference', heading: 'My reference' },
  { column: 'theirReference', heading: 'Beneficiary reference' },
];

export interface BankPayment {
  /** Of this payment in the file: unique, and the same each time the file is made. */
  readonly endToEndId: string;
  readonly name: string;
  readonly bank: string;
  readonly branchCode: string;
  readonly accountNo: string;
  readonly amount: Cents;
  readonly reference: string;
  readonly email: string;
}

/** All that a file says. Two files of the same run are the same to the byte. */
export interface BankFile {
  readonly messageId: string;
  readonly createdAt: Date;
  readonly payer: { readonly name: string; readonly accountNo: string; readonly branchCode: string };
  readonly currency: string;
  readonly payDay: CalendarDate;
  readonly payments: readonly BankPayment[];
}
