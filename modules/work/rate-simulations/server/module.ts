import { serverModule } from '#platform/server/module.ts';
import { rateSimulationFailureTexts } from '../messages/failures/index.ts';
import { rateSimulationsDescribed } from './described.ts';
import { rateSimulationOperations } from './operations.ts';
import { rateSimulationJob } from './work.ts';

export const rateSimulationsModule = serverModule({
  name: 'rate-simulations',
  operations: [rateSimulationOperations],
  described: [rateSimulationsDescribed],
  failureTexts: [rateSimulationFailureTexts],
  jobs: [rateSimulationJob],
  channels: [{ channel: 'rateSimulations', right: 'tripDirector.getRateSimulation' }],
});
