import type { Resources } from './link-calls.ts';

/** Whether the lists hold what is asked for: a list without an entry could not be answered. */
export function isEnough({ vehicles, drivers, trailerCount }: Resources): boolean {
  const trailers = vehicles.filter(({ isTrailer }) => isTrailer).length;
  return vehicles.length > trailers && trailers >= trailerCount && drivers.length > 0;
}
