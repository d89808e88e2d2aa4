import { serverModule } from '#platform/server/module.ts';
import { accrualFailureTexts } from '../messages/failures/index.ts';
import { notAccrued } from './blockers.ts';
import { accrualsDescribed } from './described.ts';
import { accrualOperations } from './operations.ts';

export const accrualsModule = serverModule({
  name: 'accruals',
  operations: [accrualOperations],
  described: [accrualsDescribed],
  failureTexts: [accrualFailureTexts],
  postingBlockers: [notAccrued],
});
