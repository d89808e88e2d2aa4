import { serverModule } from '#platform/server/module.ts';
import { inspectionFailureTexts } from '../messages/failures/index.ts';
import { checklistOperations } from './checklists.ts';
import { inspectionBeforeLeaving, inspectionForBilling } from './need.ts';
import { checklistDescribed, inspectionsDescribed } from './described.ts';
import { inspectionOperations } from './operations.ts';

export const inspectionsModule = serverModule({
  name: 'inspections',
  operations: [inspectionOperations, checklistOperations],
  described: [checklistDescribed, inspectionsDescribed],
  failureTexts: [inspectionFailureTexts],
  listeners: inspectionBeforeLeaving,
  billingNeeds: [inspectionForBilling],
  menu: [
    {
      group: 'Work',
      place: 17,
      title: 'Load inspections',
      url: '/loadInspection',
      permission: 'tripDirector.getLoadInspections',
    },
    {
      group: 'Work',
      place: 18,
      title: 'Checklist for loads',
      url: '/inspectionChecklist',
      permission: 'tripDirector.putInspectionTemplate',
    },
  ],
  channels: [
    { channel: 'inspections', right: 'tripDirector.getLoadInspections' },
    // The form shows who else is changing it.
    { channel: 'inspectionChecklist', right: 'tripDirector.getInspectionTemplate' },
  ],
});
