import { serverModule } from '#platform/server/module.ts';
import { templateFailureTexts } from '../messages/failures/index.ts';
import { draftsAhead } from './drafts-ahead.ts';
import { loadTemplatesDescribed } from './described.ts';
import { templateOperations } from './operations.ts';

export const loadTemplatesModule = serverModule({
  name: 'load-templates',
  operations: [templateOperations],
  described: [loadTemplatesDescribed],
  failureTexts: [templateFailureTexts],
  jobs: [draftsAhead],
  menu: [
    {
      group: 'Work',
      place: 12,
      title: 'Load templates',
      url: '/loadTemplates',
      permission: 'tripDirector.getLoadTemplates',
    },
  ],
  channels: [{ channel: 'loadTemplates', right: 'tripDirector.getLoadTemplates' }],
});
