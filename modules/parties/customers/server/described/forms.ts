import type { SentencesOf } from '#platform/server/described.ts';
import { linkBoardSentences, unusableLink } from '#modules/parties/links/server/index.ts';
import { customerService } from '#modules/parties/customers/contract.ts';

/** What is captured of a customer, by staff and by link. */
export const formsDescribed = {
  postShipper: {
    does: 'Captures the application of a customer, with directors, bank details and bill-to parties, to be decided by somebody else.',
    refuses:
      'Refuses a name or number that another customer of the client has, numbers that cannot be right, and a new bank letter that is too old or not a PDF.',
  },
  putShipper: {
    does: 'Changes a customer; where the change is of who it is, it is decided again, and new bank details wait for a second person.',
    refuses: 'Refuses what `postShipper` refuses, and a customer that is closed or withdrawn.',
  },
  postShipperDetail: {
    does: 'Submits an applicant’s registration as a customer through its link, which ends with it, and mails a receipt.',
    refuses: 'Refuses what `postShipper` refuses, terms that are not accepted, and a link that has ended.',
  },
  putEditShipper: {
    does: 'Submits a customer’s own changes through the link that edits it, which ends with it, and mails a receipt.',
    refuses:
      'Refuses what `postShipperDetail` refuses, another customer than the link’s, and one that is closed or withdrawn.',
  },
  postShipperFile: {
    does: 'Keeps a bank’s letter for the form of a customer, and answers what could be read from it.',
    refuses: 'Refuses a file that is infected or not a PDF.',
  },
  postBillToParty: {
    does: 'Adds a bill-to party to a customer, under the next account number.',
    refuses: 'Refuses a customer that the caller cannot see, and a party beyond the two hundredth.',
  },
  putBillToParty: {
    does: 'Changes the bill-to party whose account number is given; it is switched off by `isActive` and never deleted.',
    refuses: 'Refuses an account number that the customer has not given to a party.',
  },
  putShipperContacts: {
    does: 'Replaces the contacts of a customer.',
    refuses: 'Refuses a customer that the caller cannot see.',
  },

  postShipperLink: {
    does: 'Mails a link to register as a customer, or to change the one whose id is given; its older links end.',
    refuses: 'Refuses a number that is not a mobile one, and a customer that is withdrawn or closed.',
  },
  ...linkBoardSentences(customerService, {
    link: 'the registration link of a customer',
    links: 'registration links of customers',
  }),
  getShipperLink: {
    does: 'Reads a customer’s registration link: before the code the client’s name and the masked number, after it what the form starts from.',
    refuses: unusableLink,
  },
  isShipperLinkValid: {
    does: 'Answers whether a customer’s registration link still opens its form.',
    refuses: 'Refuses nothing: an unknown or ended link is answered with false.',
  },
} satisfies Partial<SentencesOf<typeof customerService>>;
