import { serverModule } from '#platform/server/module.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { fuelClauseDescribed } from './described.ts';
import { fuelClauseOperations, fuelClauseStore } from './index.ts';
import { clauseQueue } from './queues.ts';

export const fuelClausesModule = serverModule({
  name: 'fuel-clauses',
  plainNouns: [
    {
      rules: fuelClauseStore,
      operations: fuelClauseOperations,
      texts: fuelClauseTexts,
      described: fuelClauseDescribed,
    },
  ],
  failureTexts: [fuelClauseFailureTexts],
  queues: [clauseQueue],
  menu: [
    {
      group: 'Money',
      place: 61,
      title: 'Fuel clauses',
      url: '/fuelClauses',
      permission: 'tripDirector.getFuelClauses',
    },
  ],
});
