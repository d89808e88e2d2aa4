export const rateListPath = '/capturerate';
export const newRatePath = '/capturerate/new';
export const changeRatesPath = '/capturerate/change';

/** Of a module above: what a rate, or a percentage on many, would have made of past loads. */
export const simulationPath = '/ratesimulation/new';

export function ratePath(id: string): string {
  return `/capturerate/${id}`;
}
