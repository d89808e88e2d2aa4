export function simulationPath(id: string): string {
  return `/ratesimulation/${id}`;
}
