import { serverModule } from '#platform/server/module.ts';
import { loadSubjects } from './load-subjects.ts';
import { papersBeforeLeaving, papersForBilling } from './needed-papers.ts';
import { loadPaperOperations } from './operations.ts';

export const loadPapersModule = serverModule({
  name: 'load-papers',
  operations: [loadPaperOperations],
  documentSubjects: [loadSubjects],
  listeners: papersBeforeLeaving,
  billingNeeds: [papersForBilling],
});
