import { described, refusesNothing } from '#platform/server/described.ts';
import { purchaseInvoiceService } from '../contract.ts';

const unknown = 'Refuses a document that the caller cannot see.';
const booked = 'Refuses what is in the books already, and what was dropped.';

export const purchaseInvoicesDescribed = described(purchaseInvoiceService, {
  getPurchaseInvoices: {
    does: 'Lists invoices and credit notes of suppliers by search, filters and order.',
    refuses: refusesNothing,
  },
  getPurchaseInvoice: {
    does: 'Reads a document of a supplier with its lines beside what was expected, what holds it, and what is near it.',
    refuses: unknown,
  },
  getPurchaseInvoiceHistory: {
    does: 'Lists what happened to a document of a supplier, the latest first.',
    refuses: unknown,
  },
  getPurchaseInvoiceExpected: {
    does: 'Lists what a supplier is expected to invoice: charges of delivered loads and what came of orders, less what others state.',
    refuses: 'Refuses a caller who sees some records alone.',
  },
  getPurchaseInvoiceClaims: {
    does: 'Lists what was taken off payments of a supplier and no credit note has answered yet, the oldest first.',
    refuses: 'Refuses a caller who sees some records alone.',
  },
  getPurchasePapers: {
    does: 'Lists invoices that suppliers mailed and nobody has captured yet.',
    refuses: refusesNothing,
  },
  getPurchasePaper: {
    does: 'Reads a paper that a supplier mailed, with what its text says; nothing of it is taken as true.',
    refuses: 'Refuses a paper that the caller cannot see.',
  },
  getPurchasePaperFile: {
    does: 'Reads the file of a paper that a supplier mailed, in base64.',
    refuses: 'Refuses a paper that the caller cannot see.',
  },
  deletePurchasePaper: {
    does: 'Drops a paper that a supplier mailed, with a reason.',
    refuses: 'Refuses a paper that was captured or dropped.',
  },
  postPurchaseInvoice: {
    does: 'Takes a document of a supplier down as it stands on paper.',
    refuses:
      'Refuses a number that the supplier has used in any year unless a reason is given, what nothing is left of, and loads, orders and deductions of others.',
  },
  putPurchaseInvoice: {
    does: 'Changes a document that nobody has approved; it is handed in and compared again.',
    refuses: 'Refuses the same as capturing it, and what is in the books.',
  },
  postPurchaseInvoiceFile: {
    does: 'Keeps the file of a document before it is captured.',
    refuses: 'Refuses what is neither PDF nor picture, what is too large, and what a scanner finds.',
  },
  getPurchaseInvoiceFile: { does: 'Answers the file of a document in base64.', refuses: unknown },
  submitPurchaseInvoice: {
    does: 'Hands a document in and compares it with what was expected, line by line and by its VAT.',
    refuses: 'Refuses what was handed in before.',
  },
  matchPurchaseInvoice: { does: 'Compares a document anew with what is expected now.', refuses: booked },
  approvePurchaseInvoice: {
    does: 'Approves a document that agrees and posts it with its open item; a credit note takes the place of deductions that it answers.',
    refuses:
      'Refuses who captured it, more than the caller’s limit, a variance, missing proofs, a supplier out of use, and a number that nobody released.',
  },
  approvePurchaseInvoiceVariance: {
    does: 'Approves a document that does not agree, with a reason; pays it as invoiced, or what was expected alone.',
    refuses: 'Refuses the same as approving what agrees, and a missing reason.',
  },
  rejectPurchaseInvoice: {
    does: 'Rejects a document with a reason; what it stated is expected again.',
    refuses: 'Refuses who captured it, and what is in the books.',
  },
  disputePurchaseInvoice: {
    does: 'Takes down what of its lines is not owed, with a reason.',
    refuses: 'Refuses more than a line comes to, and what is in the books.',
  },
  deletePurchaseInvoice: { does: 'Takes a document away that was captured in error.', refuses: booked },
  postPurchaseInvoiceDeduction: {
    does: 'Takes a claim or an advance off the payment of an invoice; its total and VAT stay.',
    refuses: 'Refuses more than is left to be paid, and what is paid.',
  },
  deletePurchaseInvoiceDeduction: {
    does: 'Lets what was taken off a payment be paid again.',
    refuses: 'Refuses what is paid, what a bank has a file of, and what a credit note has taken over.',
  },
  getPurchaseInvoiceTolerance: {
    does: 'Reads how far invoices may be from what was expected, of a company or of one of its suppliers.',
    refuses: 'Refuses a caller who sees some records alone.',
  },
  putPurchaseInvoiceTolerance: {
    does: 'Sets how far invoices may be from what was expected, and whether proofs are asked for.',
    refuses: 'Refuses a caller whose roles are limited to some records.',
  },
});
