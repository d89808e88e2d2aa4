import { serverModule } from '#platform/server/module.ts';
import { rateSimulationFailureTexts } from '../messages/failures/index.ts';
import { rateSimulationOperations } from './operations.ts';
import { rateSimulationJob } from './work.ts';

export const rateSimulationsModule = serverModule({
  name: 'rate-simulations',
  operations: [rateSimulationOperations],
  failureTexts: [rateSimulationFailureTexts],
  jobs: [rateSimulationJob],
  channels: [{ channel: 'rateSimulations', right: 'tripDirector.getRateSimulation' }],
});
