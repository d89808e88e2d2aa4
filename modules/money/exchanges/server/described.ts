import { described } from '#platform/server/described.ts';
import { exchangeService } from '../contract.ts';

const scoped = 'Refuses a caller whose roles are limited to some records.';
const unknown = 'Refuses an unknown exchange, and a caller whose roles are limited to some records.';

export const exchangesDescribed = described(exchangeService, {
  getInvoiceApiData: {
    does: 'Lists exchanges of invoices with other systems by search and filters, the latest first, with how many there are by state.',
    refuses: scoped,
  },
  getInvoiceApiDataRecord: {
    does: 'Reads an exchange with what was sent, every try and every look-up; secrets are masked.',
    refuses: unknown,
  },
  getInvoiceApiDataHistory: { does: 'Lists what happened to an exchange, the latest first.', refuses: unknown },
  retryInvoiceApiData: {
    does: 'Sends a failed exchange once more, with the same number and the same key.',
    refuses: 'Refuses an exchange that did not fail for certain: what may have come is looked up, not sent again.',
  },
  resolveInvoiceApiData: {
    does: 'Ends an exchange for a stated reason: it was mended elsewhere, or is not needed.',
    refuses: 'Refuses an exchange that is being sent, and one that succeeded or was resolved.',
  },
  compareInvoiceApiData: {
    does: 'Asks the other system what it holds of a document and lays it beside ours; changes nothing on either side.',
    refuses: 'Refuses an unknown exchange, and one with an accounting system, which is compared on its own screen.',
  },
  getInvoiceApiPartners: {
    does: 'Lists the systems that invoices are exchanged with: tax authorities, and customers who take invoices by integration.',
    refuses: scoped,
  },
  postInvoiceApiPartner: {
    does: 'Sets a system that invoices are exchanged with, and the token that it is called with.',
    refuses:
      'Refuses a second active authority of a company, a second active system of a customer, and a private address.',
  },
  testInvoiceApiPartner: {
    does: 'Asks a system for a document that it never got, and shows what it answers; secrets are masked.',
    refuses: 'Refuses an unknown system, and an accounting system, which is tested on its own screen.',
  },
  putInvoiceApiPartner: {
    does: 'Changes the name, the address or the token of a system, or switches it on or off.',
    refuses: 'Refuses an unknown system, a second active one, and a private address.',
  },
});
