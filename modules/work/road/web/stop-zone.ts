import type { Load } from '#modules/work/loads/web/index.ts';

/** The clock of a stop of the load; of what happened at none, the company's. */
export function zoneAt({ stops, timeZone }: Pick<Load, 'stops' | 'timeZone'>, stopId: string | null): string {
  return stops.find(({ id }) => id === stopId)?.timeZone ?? timeZone;
}
