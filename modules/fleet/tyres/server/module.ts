import { serverModule } from '#platform/server/module.ts';
import { tyreFailureTexts } from '../messages/failures/index.ts';
import { tyreDescribed } from './described.ts';
import { tyreOperations } from './operations.ts';

const right = 'tripDirector.getTyres';

export const tyresModule = serverModule({
  name: 'tyres',
  operations: [tyreOperations],
  described: [tyreDescribed],
  failureTexts: [tyreFailureTexts],
  menu: [{ group: 'Fleet', place: 44, title: 'Tyres', url: '/tyres', permission: right }],
  channels: [{ channel: 'tyres', right }],
});
