import { refusesNothing, type SentencesOf } from '#platform/server/described.ts';
import type { customerService } from '#modules/parties/customers/contract.ts';

const unseen = 'Refuses a customer that the caller cannot see.';

/** Lists, choices and single customers, and what the client asks of them. */
export const readingDescribed = {
  getShippers: {
    does: 'Lists customers by search, filters and order, one page at a time; those that are gone only where a filter asks for them.',
    refuses: refusesNothing,
  },
  getExistingShippers: {
    does: 'Lists customers that were approved and are not closed, by search, filters and order, one page at a time.',
    refuses: refusesNothing,
  },
  getPendingShippers: {
    does: 'Lists the applications of customers that wait, or one group of them, one page at a time.',
    refuses: refusesNothing,
  },
  getAllShippers: {
    does: 'Lists up to fifty customers to choose from, by search, or the one whose id is given, whatever became of it.',
    refuses: refusesNothing,
  },
  getShipper: {
    does: 'Reads a customer with its credit, findings and bill-to parties, and with its numbers masked.',
    refuses: unseen,
  },
  getShipperHistory: { does: 'Lists what happened to a customer, the latest first.', refuses: unseen },
  getShipperCounts: {
    does: 'Counts customers and applications by state, and open changes of credit limits, as far as the tiles show.',
    refuses: refusesNothing,
  },
  isShipperRegisteredNameExist: {
    does: 'Answers whether the client has another customer of the name.',
    refuses: 'Refuses a guest who does not hold an open registration link of a customer.',
  },
  getBillToParties: { does: 'Lists the bill-to parties of a customer.', refuses: unseen },
  getBlobFile: {
    does: 'Answers a file in base64 as `downloadFile` does, for the forms of customers.',
    refuses:
      'Refuses a file of a record that the caller cannot see, and to a guest every file but those of the link and its record.',
  },
  getDebtorSetting: {
    does: 'Reads what a client asks of its customers: terms, privacy notice, required documents and least numbers, in the reader’s language.',
    refuses: 'Refuses an unknown client, and a guest who does not hold an open registration link of a customer.',
  },
} satisfies Partial<SentencesOf<typeof customerService>>;
