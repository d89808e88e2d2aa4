import { described } from '#platform/server/described.ts';
import { bankStatementService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';

export const bankStatementsDescribed = described(bankStatementService, {
  getBankAccounts: {
    does: 'Lists the accounts of all companies at banks, with the closing of their newest statement and how many lines wait.',
    refuses: scoped,
  },
  postBankAccount: {
    does: 'Adds an account of a company at a bank, so that its statements find it by number and currency.',
    refuses:
      'Refuses a number and currency that another account has, and an account of the chart that is no active asset.',
  },
  putBankAccount: {
    does: 'Changes an account at a bank: its name, its account of the chart, its columns, or who mails its statements.',
    refuses:
      'Refuses another number or currency once statements were read, and an account of the chart that is no active asset.',
  },
  getBankStatements: { does: 'Lists statements of banks, the newest first.', refuses: scoped },
  getBankStatement: {
    does: 'Reads a statement of a bank with its balances and how many of its lines wait.',
    refuses: 'Refuses an unknown statement, and a caller whose roles are limited to some records.',
  },
  getBankFiles: {
    does: 'Lists files of banks that came in by upload or mail, with what was new, known or refused of each.',
    refuses: scoped,
  },
  getBankFile: {
    does: 'Reads what came of a file of a bank; a large one is read by a job and waits meanwhile.',
    refuses: 'Refuses an unknown file, and a caller whose roles are limited to some records.',
  },
  previewBankStatement: {
    does: 'Reads a file of a bank without keeping anything: its statements, what would be new, and what is wrong in which row.',
    refuses: 'Refuses a file that is too large or infected, and columns without an account.',
  },
  postBankStatement: {
    does: 'Reads a file of a bank in, so that it brings only lines that are not known; one that is wrong is answered with its reasons and rows, and brings nothing.',
    refuses: 'Refuses a file that is too large or infected, and columns without an account.',
  },
  getBankLines: {
    does: 'Lists lines of statements by search and filters, with how many there are by state.',
    refuses: scoped,
  },
  getBankLineHistory: {
    does: 'Lists what happened to a line of a statement, the latest first.',
    refuses: 'Refuses an unknown line, and a caller whose roles are limited to some records.',
  },
  ignoreBankLine: {
    does: 'Says why nothing will settle a line of a statement: it was booked by hand, or moved between own accounts.',
    refuses: 'Refuses a line that is settled or ignored already.',
  },
  restoreBankLine: {
    does: 'Lets an ignored line of a statement wait to be settled again.',
    refuses: 'Refuses a line that is not ignored.',
  },
});
