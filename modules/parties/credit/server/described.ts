import { described, refusesNothing } from '#platform/server/described.ts';
import { creditService } from '#modules/parties/credit/contract.ts';
import { linkBoardSentences, unusableLink } from '#modules/parties/links/server/index.ts';

const unseen = 'Refuses a change of a limit that the caller cannot see.';

export const creditDescribed = described(creditService, {
  getShipperCreditChanges: {
    does: 'Lists changes of credit limits by search, filters and order, with what their customers owe, one page at a time.',
    refuses: refusesNothing,
  },
  getShipperCreditChangeRecord: {
    does: 'Reads a change of a credit limit, with the customer’s exposure, its answer, and what keeps the caller from deciding.',
    refuses: unseen,
  },
  getShipperCreditChangeHistory: {
    does: 'Lists what happened to a change of a credit limit, the latest first.',
    refuses: unseen,
  },
  getShipperCreditPosition: {
    does: 'Answers the credit limit in force today, what the customer owes part by part, and what is available.',
    refuses: 'Refuses a customer that the caller cannot see.',
  },
  postShipperCreditChange: {
    does: 'Proposes a credit limit, or drafts one; up to the client’s threshold and the caller’s roles the customer is asked at once.',
    refuses:
      'Refuses a customer that is suspended, closed or has a change under way, amounts or days that do not fit the kind, and a wrong mobile number.',
  },
  putShipperCreditChange: {
    does: 'Changes a draft or a proposal of a credit limit that nobody has decided; a draft can be proposed with it.',
    refuses: 'Refuses a change that was decided or cancelled, and amounts or days that do not fit the kind.',
  },
  approveShipperCreditChange: {
    does: 'Approves a proposed credit limit and mails the customer its link; a decrease that needs no answer holds from its day on.',
    refuses:
      'Refuses the person who proposed or changed it, an increase above the caller’s roles, a suspended or closed customer, and a change that does not wait.',
  },
  rejectShipperCreditChange: {
    does: 'Rejects a proposed credit limit for a stated reason.',
    refuses: 'Refuses the person who proposed or changed it, and a change that does not wait.',
  },
  deleteShipperCreditChange: {
    does: 'Cancels a change of a credit limit that has not taken effect, for a stated reason, and ends its link.',
    refuses: 'Refuses a change that took effect, was rejected, declined or cancelled, or has expired.',
  },
  sendShipperCreditChange: {
    does: 'Mails a customer a new link to its credit limit in place of the one before, also to another person.',
    refuses: 'Refuses a change that does not wait for the customer’s answer, and a missing or wrong mobile number.',
  },
  postShipperCreditFile: {
    does: 'Keeps a document that supports a change of a credit limit.',
    refuses: 'Refuses a file that is infected or other than PDF, JPEG, PNG or TIFF.',
  },
  getShipperCreditFile: {
    does: 'Answers the document that supports a change of a credit limit, in base64.',
    refuses: 'Refuses a change without a document, and one that the caller cannot see.',
  },

  getShipperCreditChange: {
    does: 'Reads a credit link: before the code the client’s name and the masked number, after it the limit that is to be answered.',
    refuses: unusableLink,
  },
  isShipperCreditLinkValid: {
    does: 'Answers whether a credit link still takes an answer.',
    refuses: 'Refuses nothing: an unknown or ended link is answered with false.',
  },
  putShipperCreditAcknowledgement: {
    does: 'Accepts or declines a credit limit through its link, which ends with it; an accepted limit holds from its day on.',
    refuses:
      'Refuses an id, a limit or an address that does not agree with the link, a temporary limit that is over, and a link that has ended.',
  },

  ...linkBoardSentences(creditService, {
    link: 'the credit link of a customer',
    links: 'credit links of customers',
  }),
});
