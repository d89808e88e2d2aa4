import { described } from '#platform/server/described.ts';
import { rateSimulationService } from '../contract.ts';

const bound = 'Refuses a caller who is limited to suppliers or to some records.';

export const rateSimulationsDescribed = described(rateSimulationService, {
  postRateSimulation: {
    does: 'Starts to reckon what a draft rate, or a percentage on many rates, would change in the loads of a period.',
    refuses: 'Refuses a rate and a percentage at once, more than 93 days, and a change that reaches no approved rate.',
  },
  getRateSimulations: {
    does: 'Lists the latest twenty simulations, whoever began them, with how far each has come.',
    refuses: bound,
  },
  getRateSimulation: {
    does: 'Reads a simulation with the difference for each customer or supplier, the largest first.',
    refuses: 'Refuses an unknown simulation, and a caller who is limited to suppliers or to some records.',
  },
});
