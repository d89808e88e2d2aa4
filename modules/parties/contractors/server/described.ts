import { described, refusesNothing } from '#platform/server/described.ts';
import { linkBoardSentences, unusableLink } from '#modules/parties/links/server/index.ts';
import { contractorService } from '../contract.ts';

const unseen = 'Refuses a contractor that the caller cannot see.';

export const contractorsDescribed = described(contractorService, {
  creditorAccountProfileSet: {
    does: 'Reads a contractor’s application link: before the code the client’s name and the masked number, after it what is on record.',
    refuses: unusableLink,
  },
  isCreditorLinkValid: {
    does: 'Answers whether a contractor’s application link still opens its form.',
    refuses: 'Refuses nothing: an unknown or ended link is answered with false.',
  },
  submitCreditorApplication: {
    does: 'Submits a signed application through its link, which ends with it; for staff, corrects company details and assesses the application.',
    refuses:
      'Refuses an incomplete application or assessment, a missing signature or certificate, numbers that another contractor has, and an ended link.',
  },
  getSignedApplication: {
    does: 'Answers the name and the hash of the PDF that was signed through the link in hand.',
    refuses: 'Refuses a link through which nothing was signed.',
  },

  getSubcontractors: {
    does: 'Lists contractors by search, pool, state and order, one page at a time; archived ones only where the filter asks for them.',
    refuses: refusesNothing,
  },
  getSubbieApplication: {
    does: 'Reads the application of a contractor with its assessment, signings and findings, and with its numbers masked.',
    refuses: unseen,
  },
  getSubcontractorHistory: { does: 'Lists what happened to a contractor, the latest first.', refuses: unseen },
  getSubcontractorCounts: {
    does: 'Counts contractors by state and their open links, as far as the tiles show.',
    refuses: refusesNothing,
  },

  AddSubcontractor: {
    does: 'Adds a contractor to a client’s pool and mails it the link to the form; its name and address are fixed with it.',
    refuses: 'Refuses a name that the client has already, an unknown pool, and a number that is not a mobile one.',
  },
  postSubcontractorLink: {
    does: 'Mails a contractor another link to apply, at the address on record; its older links end.',
    refuses: 'Refuses a number that is not a mobile one, and a contractor that is pending or archived.',
  },
  ...linkBoardSentences(contractorService, {
    link: 'the application link of a contractor',
    links: 'application links of contractors',
  }),

  approveSubcontractor: {
    does: 'Approves an assessed application with its certificate and its signed PDF, ends its links and mails the contractor.',
    refuses:
      'Refuses who assessed it, one that is not pending or assessed, a limit that lacks its deed of suretyship, and a certificate of another insured without a comment.',
  },
  rejectSubcontractor: {
    does: 'Rejects an application and its documents for a stated reason, ends its links and mails the contractor.',
    refuses: 'Refuses the person who assessed or changed it, and an application that does not wait.',
  },
  sendSubcontractorInformationRequest: {
    does: 'Mails a contractor a link to the steps in which something is missing, with a question; the answer is signed again.',
    refuses: 'Refuses a contractor that is only invited or archived, and one without a mobile number for the code.',
  },
  deleteSubcontractor: {
    does: 'Archives a contractor, rejects its documents and ends its links; its name and numbers are free again.',
    refuses: 'Refuses a contractor that is archived already.',
  },
  postSubcontractorFile: {
    does: 'Files a GIT certificate or a signed deed of suretyship that reached staff in another way.',
    refuses: 'Refuses a file that is infected or other than PDF, JPEG, PNG or TIFF.',
  },
});
