import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { loadPaperService } from '../contract.ts';
import { countPackets, listPackets } from './list-packets.ts';
import { paperRequestService } from '../request-contract.ts';
import { listRequests } from './list-requests.ts';
import { readPaperUpload, uploadPaper } from './paper-upload.ts';
import { papersOf } from './papers-of.ts';
import { askForPapers, resendRequest, revokeRequest } from './requests.ts';
import { shownPacket } from './shown-packet.ts';

const fail = failures<FailureCode>();

/** The papers of loads: what is needed, and where each stands. */
export const loadPaperOperations: Implementation = implement(loadPaperService, {
  async getLoadPacket(context, { loadId }) {
    const [papers] = await papersOf(context, [loadId]);
    if (!papers) throw fail('notFound', 'notFound');
    return shownPacket(papers);
  },
  getLoadPackets: (context, query) => listPackets(context, query),
  getLoadPacketCounts: (context) => countPackets(context),
});

/** Missing papers that are asked for by a link, and what comes by it. */
export const paperRequestOperations: Implementation = implement(paperRequestService, {
  getPaperRequests: (context, { loadId }) => listRequests(context, loadId),
  sendPaperRequest: askForPapers,
  resendPaperRequest: (context, { id }) => resendRequest(context, id),
  revokePaperRequest: (context, { id }) => revokeRequest(context, id),
  getPaperUpload: (context) => readPaperUpload(context),
  postPaperUpload: uploadPaper,
});
