import { serverModule } from '#platform/server/module.ts';
import { loadSubjects } from './load-subjects.ts';

export const loadPapersModule = serverModule({
  name: 'load-papers',
  documentSubjects: [loadSubjects],
});
