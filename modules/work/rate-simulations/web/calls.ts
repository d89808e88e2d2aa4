import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rateSimulationService } from '../contract.ts';
import { rateSimulationFailureTexts } from '../messages/failures/index.ts';

export const simulations = client(rateSimulationService);
/** The channel of simulations, and with it the first part of the key of everything that is read of them. */
export const simulationsNoun = 'rateSimulations';
export const simulationFailures = [rateSimulationFailureTexts] as const;

export const simulationsRead = queryOptions({
  queryKey: [simulationsNoun, 'newest'],
  queryFn: ({ signal }) => simulations.getRateSimulations({}, { signal }),
});

export function simulationRead(id: string) {
  return queryOptions({
    queryKey: [simulationsNoun, id],
    queryFn: ({ signal }) => simulations.getRateSimulation({ id }, { signal }),
    // The bell tells of progress; this is for a tab that missed it.
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? 2000 : false),
  });
}
