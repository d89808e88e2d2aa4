import { described, refusesNothing } from '#platform/server/described.ts';
import { invoiceService } from '../contract.ts';
import { invoiceLinkService } from '../link-contract.ts';

const unknown = 'Refuses a document that the caller cannot see.';

export const invoicesDescribed = described(invoiceService, {
  getLoadsToInvoice: {
    does: 'Lists delivered loads that no invoice has, the oldest first, with what each of them waits for and who mends it.',
    refuses: 'Refuses a caller who sees some suppliers alone.',
  },
  getBillingGaps: {
    does: 'Counts what delivered loads wait for before they are invoiced, with amounts, owners and the oldest of each.',
    refuses: 'Refuses a caller who sees some suppliers alone.',
  },
  putLoadBilling: {
    does: 'Holds loads back from billing, sends them back to operations with a reason, or lets them go on.',
    refuses: 'Refuses loads that are not ready, or not held, and a missing reason.',
  },
  putZeroRateReason: {
    does: 'Says why loads are billed at 0 % VAT; their invoices print it.',
    refuses:
      'Refuses loads that a document has, a missing reason, and a caller whose roles are limited to some records.',
  },
  putBuyerWithoutVat: {
    does: 'Says that customers are not registered for VAT, so that their loads wait for no VAT number.',
    refuses: 'Refuses unknown customers, and a caller whose roles are limited to some records.',
  },
  remindBillingOwners: {
    does: 'Writes to whoever booked loads that wait for something, one mail for each person and day.',
    refuses: 'Refuses a caller whose roles are limited to some records.',
  },
  postInvoices: {
    does: 'Makes drafts of loads, grouped as their customers are billed, or shows what they would be.',
    refuses:
      'Refuses loads that are not ready, that another document has, or that are never billed; all of them or none.',
  },
  getInvoices: {
    does: 'Lists invoices, credit notes and debit notes by search, filters and order.',
    refuses: refusesNothing,
  },
  getInvoice: { does: 'Reads a document with its lines, paper, journal, mails, disputes and notes.', refuses: unknown },
  getInvoiceHistory: { does: 'Lists what happened to a document, the latest first.', refuses: unknown },
  putInvoice: {
    does: 'Changes the date of a draft, how its lines are printed, and without which loads it is.',
    refuses: 'Refuses what is not a draft, a day to come, and a draft without any load.',
  },
  approveInvoice: {
    does: 'Approves a draft, so that it can be posted.',
    refuses:
      'Refuses who made it where it is above the company’s amount, more than the caller’s limit, and what is incomplete.',
  },
  rejectInvoice: {
    does: 'Gives a draft back with a reason.',
    refuses: 'Refuses what is posted, and who made it where a second person decides.',
  },
  postInvoice: {
    does: 'Posts a document: gives it its number, journal and open item, freezes its paper and sends it.',
    refuses:
      'Refuses what lacks a particular of the law or an account, needs a second person, or falls into a closed month.',
  },
  postInvoiceRun: {
    does: 'Starts a job that posts documents one by one and goes on when the page is closed.',
    refuses: 'Refuses documents that the caller cannot see; what cannot be posted is told by the run.',
  },
  getInvoiceRun: {
    does: 'Reads how far a run is and what it refused; the last one where none is named.',
    refuses: refusesNothing,
  },
  deleteInvoice: {
    does: 'Takes a draft away and leaves its loads to another document.',
    refuses: 'Refuses what is posted.',
  },
  sendInvoice: {
    does: 'Sends a posted document again, to its usual addresses or to another one.',
    refuses: 'Refuses a draft, and a customer without an address.',
  },
  disputeInvoice: {
    does: 'Takes down what a customer does not accept of an invoice, told by staff or by the customer itself.',
    refuses:
      'Refuses another document than that of the link, drafts, notes, more than is left of a line, and a second dispute of the same line.',
  },
  settleInvoiceDispute: {
    does: 'Ends a dispute; one that is accepted makes the draft of a credit note.',
    refuses: 'Refuses a dispute that has ended, and a refusal without an answer to the customer.',
  },
  postInvoiceReversal: {
    does: 'Makes the draft of a credit note for an invoice, or of a debit note for a credit note, whole or by line.',
    refuses: 'Refuses drafts, more than is left of a line, and a day before the document.',
  },
  correctInvoice: {
    does: 'Prints a posted document again with its customer’s particulars of today; number, dates and amounts stay.',
    refuses: 'Refuses a draft, and particulars that are the same.',
  },
  getInvoicePaper: {
    does: 'Answers a document as a PDF with its XML inside, or as XML, to staff and to its customer.',
    refuses: 'Refuses a document that the caller cannot see, and a link of another one.',
  },
});

export const invoiceLinksDescribed = described(invoiceLinkService, {
  getInvoiceLink: {
    does: 'Opens the link of a document: before the code the client’s name alone, after it what is to pay, for what, with which proofs.',
    refuses: 'Refuses a link that is used, expired, replaced or revoked.',
  },
  getInvoiceProof: {
    does: 'Answers one file of an accepted proof of delivery in base64 to the customer by the link of its document.',
    refuses: 'Refuses a proof that is not accepted, and one of a load that is not on the document.',
  },
});
