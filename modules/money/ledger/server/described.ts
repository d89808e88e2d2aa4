import { described } from '#platform/server/described.ts';
import { ledgerService } from '../contract.ts';

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
