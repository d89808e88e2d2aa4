import { described } from '#platform/server/described.ts';
import { linkService } from '../contract.ts';
import { unusableLink } from './board-sentences.ts';

export const linksDescribed = described(linkService, {
  resendOTP: {
    does: 'Sends a new one-time code by SMS to the number that the link was made for, whichever number is named.',
    refuses:
      'Refuses a link that has ended unless it has a status page, and more than one code a minute, five an hour or ten a day.',
  },
  verifyOTP: {
    does: 'Takes the one-time code of a link, and opens its flow for the session, or its status page once it was used.',
    refuses:
      'Refuses a wrong, used or expired code, a sixth try, and a link that has ended; twenty wrong codes lock the link.',
  },
  isOTPValid: {
    does: 'Takes the one-time code of a link, and answers what its form starts from.',
    refuses: 'Refuses a wrong, used or expired code and a link that has ended, and answers false.',
  },
  isCarrierOtpValid: {
    does: 'Takes the one-time code of a link as `isOTPValid` does, under the specification’s name for suppliers.',
    refuses: 'Refuses a wrong, used or expired code and a link that has ended, and answers false.',
  },

  sendLinkAgain: {
    does: 'Mails an expired or replaced link again to the address on file, which is not shown; what was filled in stays.',
    refuses: 'Refuses a link that was used, revoked or locked, and more than one mail in ten minutes or five a day.',
  },
  getLinkContact: {
    does: 'Answers how the client behind a link is reached, also before the code and after the link has ended.',
    refuses: 'Refuses an unknown link.',
  },
  getLinkStatus: {
    does: 'Reads how the application stands that was sent through the link, what staff asked, and a copy of what was sent.',
    refuses: 'Refuses a link that was not used, was replaced or locked, or has no status page.',
  },
  putLinkLanguage: { does: 'Sets the language of a link’s mails and SMS, and of its record.', refuses: unusableLink },

  getLinkDraft: { does: 'Reads what was filled in through a link so far, step by step.', refuses: unusableLink },
  putLinkDraft: {
    does: 'Saves one step of a form, valid or not; a step that somebody else has saved since is answered and not written over.',
    refuses: unusableLink,
  },
  getLinkTerms: {
    does: 'Reads the terms and the privacy notice in force, in the reader’s language or else in English.',
    refuses: unusableLink,
  },
  postLinkTermsAcceptance: {
    does: 'Records which version of the terms was agreed to, when, and from which address.',
    refuses: 'Refuses a version other than the one in force, and a link that has ended.',
  },
  postLinkFile: {
    does: 'Keeps a document for the form of a link, and answers what could be read from it.',
    refuses:
      'Refuses an infected file, one other than PDF, JPEG, PNG or TIFF (of a bank: PDF), a forty-first file of the link, and a link that has ended.',
  },
});
