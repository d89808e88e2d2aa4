import { serverModule } from '#platform/server/module.ts';
import { loadPaperFailureTexts } from '../messages/failures/index.ts';
import { paperMailTexts } from '../messages/mail/index.ts';
import { paperUploadLink } from './link-kind.ts';
import { loadSubjects } from './load-subjects.ts';
import { papersBeforeLeaving, papersForBilling } from './needed-papers.ts';
import { loadPapersDescribed, paperRequestsDescribed } from './described.ts';
import { loadPaperOperations, paperRequestOperations } from './operations.ts';
import { endedRequests } from './request-listeners.ts';

export const loadPapersModule = serverModule({
  name: 'load-papers',
  operations: [loadPaperOperations, paperRequestOperations],
  described: [loadPapersDescribed, paperRequestsDescribed],
  failureTexts: [loadPaperFailureTexts],
  messages: [{ catalogue: paperMailTexts }],
  linkKinds: [paperUploadLink],
  documentSubjects: [loadSubjects],
  listeners: [...papersBeforeLeaving, ...endedRequests],
  billingNeeds: [papersForBilling],
});
