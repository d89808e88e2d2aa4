import { described } from '#platform/server/described.ts';
import { debtorService } from '../contract.ts';

const limited = 'Refuses a caller whose roles are limited to some records.';
const unknown = 'Refuses a customer that is not there, and a caller whose roles are limited to some records.';

export const debtorsDescribed = described(debtorService, {
  getInvoiceAgeing: {
    does: 'Lists what customers owe as of a day by age, the gravest first, with what comes next; later payments are not seen, and the sum is beside that of the ledger.',
    refuses: limited,
  },
  getDebtorsOverview: {
    does: 'Reads days of sales outstanding over twelve months, the latest promises, and how many of them were kept.',
    refuses: limited,
  },
  getDebtor: {
    does: 'Reads a customer as a debtor: whom to ring, what is open, promises, notes, reminders, statements and settings.',
    refuses: unknown,
  },
  postPaymentPromise: {
    does: 'Takes down what a customer promised to pay by a day; reminders wait for it.',
    refuses: 'Refuses a day that has passed, an amount of nothing, and a customer that is not there.',
  },
  withdrawPaymentPromise: {
    does: 'Takes a promise back with a reason; reminders go on.',
    refuses: 'Refuses a promise that was taken back already.',
  },
  postDebtorNote: {
    does: 'Takes down a note, a call, or the day on which a customer is to be rung again.',
    refuses: 'Refuses an empty note, a day that has passed, and a customer that is not there.',
  },
  putDebtorArrangement: {
    does: 'Saves on which day and to which addresses a customer gets statements, and until when it is not reminded.',
    refuses:
      'Refuses a pause without a reason or up to a day that has passed, and a record that somebody else changed.',
  },
  getDebtorRule: {
    does: 'Reads on which day a company sends statements, after how many days overdue it reminds, and whether by itself.',
    refuses: limited,
  },
  putDebtorRule: {
    does: 'Changes on which day a company sends statements, after how many days overdue it reminds, and whether by itself.',
    refuses: 'Refuses reminders that do not follow each other, and a record that somebody else changed.',
  },
  getPaymentReminders: {
    does: 'Lists whom a run would remind today, in which step and of how much, and who is left out and why.',
    refuses: limited,
  },
  sendPaymentReminders: {
    does: 'Sends the reminders of the day, each customer one; started twice it sends once.',
    refuses: limited,
  },
  getShipperStatement: {
    does: 'Reads what a customer owed before some days, what moved in them, and what it owes after by age.',
    refuses: 'Refuses days to come and days in the wrong order, and a customer that is not there.',
  },
  getShipperStatementFile: {
    does: 'Prints the same as a PDF in the customer’s language, in base64.',
    refuses: 'Refuses days to come and days in the wrong order, and a customer that is not there.',
  },
  sendShipperStatements: {
    does: 'Sends statements of some customers by mail, to their usual addresses or to others.',
    refuses: unknown,
  },
});
