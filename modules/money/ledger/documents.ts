import type { JournalSource } from './contract.ts';

/** Where the record that posts has its page. */
const pages: Readonly<Partial<Record<JournalSource, string>>> = {
  journal: '/transactionproposals/',
  opening: '/transactionproposals/',
  accrual: '/transactionproposals/',
  yearEnd: '/transactionproposals/',
  driverPay: '/driverpay/',
  internalOrder: '/editInternalOrder/',
  invoice: '/invoices/',
  receipt: '/receipts/',
  payment: '/paymentRuns/',
};

/** The address of the document behind a journal; empty where it has no page. */
export function documentUrl(source: JournalSource, sourceId: string): string {
  const page = pages[source];
  return page === undefined ? '' : `${page}${sourceId}`;
}

/** Sources of which single journals are reversed by a person; documents are taken back by operations of their own. */
export const reversibleSources: readonly JournalSource[] = ['journal', 'opening', 'accrual'];
