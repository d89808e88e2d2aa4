import { described, refusesNothing } from '#platform/server/described.ts';
import { unusableLink } from '#modules/parties/links/server/index.ts';
import { supplierStatementService } from '../contract.ts';
import { supplierLinkService } from '../link-contract.ts';

const unknown = 'Refuses a statement that the caller cannot see.';

export const supplierStatementsDescribed = described(supplierStatementService, {
  getSupplierStatements: {
    does: 'Lists statements for suppliers by search, filters and order.',
    refuses: refusesNothing,
  },
  getSupplierStatement: {
    does: 'Reads a statement for a supplier with its loads and what the supplier says of each.',
    refuses: unknown,
  },
  getSupplierStatementHistory: {
    does: 'Lists what happened to a statement for a supplier, the latest first.',
    refuses: unknown,
  },
  postSupplierStatements: {
    does: 'Makes a statement for each supplier that is owed for loads delivered in a period, and sends it by link.',
    refuses: 'Refuses a period in which nothing is owed, and one of more than a year.',
  },
  sendSupplierStatement: {
    does: 'Sends a statement by link, or sends it again; the link of before ends.',
    refuses: 'Refuses one that is answered or withdrawn, and one without an address or a mobile number.',
  },
  deleteSupplierStatement: {
    does: 'Takes a statement back: its link ends, and its loads wait for an invoice as before.',
    refuses: 'Refuses one that is answered or withdrawn.',
  },
  sendPurchaseInvoiceRequest: {
    does: 'Sends a supplier the link by which it brings its own invoices; the link of before ends.',
    refuses:
      'Refuses a supplier with no load that waits for an invoice, and one without an address or a mobile number.',
  },
});

export const supplierLinksDescribed = described(supplierLinkService, {
  getPurchaseInvoiceLink: {
    does: 'Opens the link of a supplier: before the code the client’s name alone, after it the loads that wait for its invoice.',
    refuses: unusableLink,
  },
  postPurchaseInvoiceLinkFile: {
    does: 'Keeps the photo or file of an invoice before the rest of it is sent.',
    refuses: 'Refuses a file of another kind, one that is too large, and one that a scanner rejects.',
  },
  postPurchaseInvoiceByLink: {
    does: 'Takes the invoice of a supplier as it stands on its paper; its total goes over the loads that it chose.',
    refuses: 'Refuses a number that the supplier has used, and loads that wait for no invoice any more.',
  },
  getSupplierStatementLink: {
    does: 'Opens the link of a statement: before the code the client’s name alone, after it what is owed load by load.',
    refuses: unusableLink,
  },
  postSupplierStatementAnswer: {
    does: 'Takes what a supplier says of each line of a statement; the answer becomes its invoice.',
    refuses:
      'Refuses an answer that leaves a line out, a number that was used, and a total that is not the present one.',
  },
});
