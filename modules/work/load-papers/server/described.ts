import { described, refusesNothing } from '#platform/server/described.ts';
import { loadPaperService } from '../contract.ts';
import { paperRequestService } from '../request-contract.ts';

export const loadPapersDescribed = described(loadPaperService, {
  getLoadPacket: {
    does: 'Lists the papers that a load needs, with where each of them stands.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  getLoadPackets: {
    does: 'Lists loads from their booking to their invoice with their papers, the first to load on top, one page at a time.',
    refuses: refusesNothing,
  },
  getLoadPacketCounts: {
    does: 'Counts the loads by the status of their papers.',
    refuses: refusesNothing,
  },
});

export const paperRequestsDescribed = described(paperRequestService, {
  getPaperRequests: {
    does: 'Lists who was asked for papers of a load, and who can be asked; a supplier’s people see what it was asked for.',
    refuses: 'Refuses a load that the caller cannot see.',
  },
  sendPaperRequest: {
    does: 'Asks the supplier or the customer of a load for papers by a mailed link; an open request takes them in.',
    refuses:
      'Refuses papers that are not missing or asked for already, a cancelled load, and a party without a mail address and mobile number.',
  },
  resendPaperRequest: {
    does: 'Mails an open request for papers again to the same person; the former address ends.',
    refuses: 'Refuses a request that has ended, and one of which nothing is missing any more.',
  },
  revokePaperRequest: {
    does: 'Withdraws a request for papers; its link opens nothing any more.',
    refuses: 'Refuses a request that has ended.',
  },
  getPaperUpload: {
    does: 'Opens the link of a request for papers: before the code the client’s name alone, after it the papers.',
    refuses: 'Refuses a link that is used, expired, replaced or revoked.',
  },
  postPaperUpload: {
    does: 'Stores one file for a paper that the link asks for; it waits for approval as if staff had brought it.',
    refuses: 'Refuses a paper that is not asked for, and a file that is damaged, encrypted or of another kind.',
  },
});
