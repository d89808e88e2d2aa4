import { serverModule } from '#platform/server/module.ts';
import { inspectionFailureTexts } from '../messages/failures/index.ts';
import { inspectionBeforeDispatch } from './need.ts';
import { inspectionOperations } from './operations.ts';

export const inspectionsModule = serverModule({
  name: 'inspections',
  operations: [inspectionOperations],
  failureTexts: [inspectionFailureTexts],
  listeners: [inspectionBeforeDispatch],
  menu: [
    {
      group: 'Work',
      place: 17,
      title: 'Load inspections',
      url: '/loadInspection',
      permission: 'tripDirector.getLoadInspections',
    },
  ],
  channels: [{ channel: 'inspections', right: 'tripDirector.getLoadInspections' }],
});
