import type { SentencesOf } from '#platform/server/described.ts';
import type { customerService } from '#modules/parties/customers/contract.ts';

/** What staff decide about an application, and about a customer that was approved. */
export const decisionsDescribed = {
  vetShipper: {
    does: 'Takes the application of a customer into review.',
    refuses: 'Refuses an application that is neither pending nor recommended.',
  },
  recommendShipper: {
    does: 'Recommends a credit limit and terms for a customer, so that another person approves them.',
    refuses:
      'Refuses the person who captured or changed it, an application that is not pending or in review, and a bank rating from D on without comments.',
  },
  approveShipper: {
    does: 'Takes a customer on with a credit limit and terms, approves the bank letter of a new one, ends its links and mails it.',
    refuses:
      'Refuses who captured it, a limit above the caller’s roles or above the threshold unrecommended, and an account that the bank letter contradicts without a comment.',
  },
  rejectShipper: {
    does: 'Declines the application of a customer, rejects the bank letter of a new one, ends its links and mails the reason.',
    refuses: 'Refuses the person who captured or changed it, and an application that does not wait.',
  },
  sendShipperInformationRequest: {
    does: 'Mails a customer a link to the steps in which something is missing, with a question; it is decided again afterwards.',
    refuses: 'Refuses a withdrawn or expired application, and a customer without a mobile number for the code.',
  },
  deleteShipper: {
    does: 'Withdraws an application, or closes a customer that was approved, and ends its links and its open change of credit limit.',
    refuses: 'Refuses a customer that is withdrawn or closed already.',
  },
  suspendShipper: {
    does: 'Suspends a customer and its credit for a stated reason, and has its loads looked at again.',
    refuses: 'Refuses a customer that is suspended, closed or was never approved.',
  },
  reopenShipper: {
    does: 'Makes a dormant, suspended or closed customer active again, and its credit good where that was suspended.',
    refuses:
      'Refuses a customer that is active or was never approved, and one whose name or number another customer has by now.',
  },
  putShipperCreditStatus: {
    does: 'Sets how the credit of a customer stands, for a stated reason, and has its loads looked at again.',
    refuses: 'Refuses a customer that is suspended, closed or was never approved.',
  },
} satisfies Partial<SentencesOf<typeof customerService>>;
