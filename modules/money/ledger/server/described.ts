import { described } from '#platform/server/described.ts';
import { ledgerService } from '../contract.ts';
import { reportService } from '../report-contract.ts';

const scoped = 'Refuses a company that is no active client, and a caller whose roles are limited to some records.';

export const ledgerDescribed = described(ledgerService, {
  getJournalAccountsWithBalances: {
    does: 'Answers the trial balance of a month: opening, debit, credit, closing and last year of each account, and their sums.',
    refuses: scoped,
  },
  getAccountTransactions: {
    does: 'Lists the lines of an account, party, centre or load, the latest first, each with the balance after it.',
    refuses:
      'Refuses a company that is no active client, and a caller whose roles are limited to suppliers or customers.',
  },
  getJournal: {
    does: 'Reads a journal with its lines, its document, and who posted and approved it.',
    refuses: 'Refuses an unknown journal, and a caller whose roles are limited to some records.',
  },
  reverseTransaction: {
    does: 'Mirrors a typed journal: on its own day while that month is open, else today.',
    refuses: 'Refuses a journal that is a reversal, was reversed already, or belongs to a document.',
  },
  getLedgerAgeing: {
    does: 'Lists what debtors or creditors owe and are owed as of a day, by party and age.',
    refuses: scoped,
  },
});

export const reportDescribed = described(reportService, {
  getVatReport: {
    does: 'Answers VAT by month, direction and rate, with what the VAT accounts have moved and what is to be paid.',
    refuses: scoped,
  },
  getIncomeByProfitCentre: {
    does: 'Answers the income statement by profit centre for a month and its year so far, beside the budget of each.',
    refuses: scoped,
  },
  getNumberProof: {
    does: 'Holds balances against lines, control accounts against open items, and journals against the audit trail.',
    refuses: scoped,
  },
  getStatementFile: {
    does: 'Makes a statement of the accounts summary as a PDF in the language of the caller.',
    refuses: scoped,
  },
});
