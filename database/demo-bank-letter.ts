import { formatDate } from '#platform/dates.ts';
import { demoPage } from './demo-page.ts';

export interface DemoBankLetter {
  readonly bank: string;
  readonly holder: string;
  readonly account: string;
  readonly branchCode: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** A bank's letter of confirmation, as a customer would send it: a real PDF whose date can be read from its text. */
export function demoBankLetter({ bank, holder, account, branchCode, date }: DemoBankLetter): Uint8Array {
  return demoPage([
    [20, 770, bank],
    [11, 735, `Date: ${formatDate(date, 'en')}`],
    [13, 700, 'TO WHOM IT MAY CONCERN'],
    [15, 670, 'Confirmation of account'],
    [11, 630, `Account holder: ${holder}`],
    [11, 610, `Account number: ${account}`],
    [11, 590, `Branch code: ${branchCode}`],
    [11, 550, 'The account is conducted to our satisfaction.'],
    [9, 120, 'Made for a demonstration. No bank wrote it.'],
  ]);
}
