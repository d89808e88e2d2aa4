import { serverModule } from '#platform/server/module.ts';
import { loadFailureTexts } from '../messages/failures/index.ts';
import { openLoadsExposure, unbilledExposure } from './credit.ts';
import './happenings.ts';
import { loadOperationsWith } from './operations.ts';

export const loadsModule = serverModule({
  name: 'loads',
  operations: (product) => [loadOperationsWith(product.all('exposures'))],
  failureTexts: [loadFailureTexts],
  exposures: [openLoadsExposure, unbilledExposure],
  channels: [{ channel: 'loads', right: 'tripDirector.getLoads' }],
});
