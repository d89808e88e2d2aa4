import { described, refusesNothing } from '#platform/server/described.ts';
import { linkBoardSentences, unusableLink } from '#modules/parties/links/server/index.ts';
import { supplierService } from '#modules/parties/suppliers/contract.ts';
import { certificatesDescribed } from './certificates.ts';

const unseen = 'Refuses a supplier that the caller cannot see.';

export const suppliersDescribed = described(supplierService, {
  getAllCarriersByClientName: {
    does: 'Lists suppliers by search, filters and order, one page at a time; archived ones only where the filter asks for them.',
    refuses: refusesNothing,
  },
  getAllCarriersBasicInfo: {
    does: 'Lists up to a thousand suppliers to choose from, by search, or the one whose id is given.',
    refuses: refusesNothing,
  },
  getAllCarrierNames: { does: 'Lists the names of up to a thousand suppliers.', refuses: refusesNothing },
  getCarrier: {
    does: 'Reads a supplier with its certificates, findings and compliance, and with its numbers masked.',
    refuses: unseen,
  },
  getCarrierHistory: { does: 'Lists what happened to a supplier, the latest first.', refuses: unseen },
  isCarrierRegisteredNameExist: {
    does: 'Answers 1 where the client has another supplier of the name, and otherwise 0.',
    refuses: 'Refuses a guest who does not hold an open registration link of a supplier.',
  },
  getCarrierCounts: {
    does: 'Counts suppliers by state, certificates that wait or end soon, and open links, as far as the tiles show.',
    refuses: refusesNothing,
  },

  postCarrier: {
    does: 'Captures a supplier, or submits a registration through its link, which ends with it; either waits for a decision.',
    refuses:
      'Refuses a name or number that another supplier of the client has, numbers that cannot be right, a new certificate whose cover has ended, and an ended link.',
  },
  putCarrier: {
    does: 'Changes a supplier; where the change is of who it is, it is decided again, and new bank details wait for a second person.',
    refuses: 'Refuses what `postCarrier` refuses, an archived supplier, and by link one that is not the link’s.',
  },
  ...certificatesDescribed,

  approveCarrier: {
    does: 'Approves a supplier that waits, ends its registration links and mails it.',
    refuses: 'Refuses the person who captured or changed it, and a supplier that is not pending.',
  },
  rejectCarrier: {
    does: 'Rejects a supplier for a stated reason, ends its links and mails it the reason.',
    refuses: 'Refuses the person who captured or changed it, and a supplier that is approved, rejected or archived.',
  },
  sendCarrierInformationRequest: {
    does: 'Mails a supplier a link to the steps in which something is missing, with a question; it is decided again afterwards.',
    refuses: 'Refuses an archived supplier, and one without a mobile number for the code.',
  },
  deleteCarrier: {
    does: 'Archives a supplier and ends its links; the record stays, and its name and numbers are free again.',
    refuses: 'Refuses a supplier that is archived already.',
  },

  postCarrierLink: {
    does: 'Mails a link to register as a supplier, or to change the one whose id is given; its older links end.',
    refuses:
      'Refuses a number that is not a mobile one, an archived supplier, and a new supplier of a caller who is limited to suppliers.',
  },
  ...linkBoardSentences(supplierService, {
    link: 'the registration link of a supplier',
    links: 'registration links of suppliers',
  }),
  getCarrierLink: {
    does: 'Reads a supplier’s registration link: before the code the client’s name and the masked number, after it what the form starts from.',
    refuses: unusableLink,
  },
  isCarrierLinkValid: {
    does: 'Answers whether a supplier’s registration link still opens its form.',
    refuses: 'Refuses nothing: an unknown or ended link is answered with false.',
  },
});
