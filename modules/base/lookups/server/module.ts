import { serverModule } from '#platform/server/module.ts';
import { lookupFailureTexts } from '../messages/failures/index.ts';
import { lookupsDescribed } from './described.ts';
import { lookupOperations } from './index.ts';

export const lookupsModule = serverModule({
  name: 'lookups',
  operations: [lookupOperations],
  described: [lookupsDescribed],
  failureTexts: [lookupFailureTexts],
});
