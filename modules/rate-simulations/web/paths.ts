export const newSimulationPath = '/ratesimulation/new';

export function simulationPath(id: string): string {
  return `/ratesimulation/${id}`;
}
