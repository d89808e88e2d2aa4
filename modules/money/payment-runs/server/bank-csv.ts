import { csvOf } from '#platform/csv.ts';
import { decimalOf } from '#platform/money.ts';
import { type BankFile, type BankPayment, type PaymentColumn, usualColumns } from '../bank-file.ts';
import { bankText } from '../bank-text.ts';

/** The columns of a CSV file, in their order. */
export type ColumnMapping = readonly { readonly column: PaymentColumn; readonly heading: string }[];

/**
 * The payments as CSV for a bank's import, without a byte order mark. Account numbers and branch codes are texts and keep their
 * noughts; a name cannot run as a formula, since its first sign is a letter or a digit by then.
 */
export function bankCsv(file: BankFile, columns: ColumnMapping = usualColumns): string {
  const cell = (payment: BankPayment, column: PaymentColumn): string => {
    switch (column) {
      case 'name':
        return named(payment.name);
      case 'accountNo':
        return payment.accountNo;
      case 'branchCode':
        return payment.branchCode;
      case 'bank':
        return named(payment.bank);
      case 'amount':
        return decimalOf(payment.amount);
      case 'currency':
        return file.currency;
      case 'payDay':
        return file.payDay;
      case 'ownReference':
        return named(payment.endToEndId);
      case 'theirReference':
        return named(payment.reference);
      case 'email':
        return payment.email;
    }
  };
  const rows = file.payments.map((payment) => columns.map(({ column }) => cell(payment, column)));
  return csvOf([columns.map(({ heading }) => heading), ...rows]).replace('\uFEFF', '');
}

const named = (text: string) => bankText(text, 140).replace(/^[^A-Za-z0-9(]+/, '');
