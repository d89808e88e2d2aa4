import { serverModule } from '#platform/server/module.ts';
import { loadRoomsOf } from '#modules/work/loads/server/index.ts';
import { templateFailureTexts } from '../messages/failures/index.ts';
import { draftsAhead } from './drafts-ahead.ts';
import { loadTemplatesDescribed } from './described.ts';
import { templateOperationsWith } from './operations.ts';

export const loadTemplatesModule = serverModule({
  name: 'load-templates',
  operations: (product) => [templateOperationsWith(loadRoomsOf(product))],
  described: [loadTemplatesDescribed],
  failureTexts: [templateFailureTexts],
  jobs: [(app, product) => draftsAhead(app, loadRoomsOf(product))],
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
