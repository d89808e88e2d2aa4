import { serverModule } from '#platform/server/module.ts';
import { loadBoardFailureTexts } from '../messages/failures/index.ts';
import { loadBoardOperations } from './operations.ts';
import { loadBoardDescribed } from './described.ts';

export const loadBoardModule = serverModule({
  name: 'load-board',
  operations: [loadBoardOperations],
  described: [loadBoardDescribed],
  failureTexts: [loadBoardFailureTexts],
});
