import { queryOptions, useQueries } from '@tanstack/react-query';
import { queries } from '#platform/web/queries.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { zoneOfPlace, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import type { Load } from '../calls.ts';

/** A stop of the form as far as its clock is concerned. */
interface TypedStop {
  readonly stopLocationId: string;
  readonly stopCountry: string;
}

/** The clock of a location; empty where it says none. */
function placeZone(load: Load | undefined, id: string) {
  const known = load?.stops.find(({ stopLocationId }) => stopLocationId === id)?.timeZone;
  return queryOptions({
    queryKey: [locationDesk.data.channel, 'zone', id],
    queryFn: async ({ signal }) => {
      const [place] = (await locationDesk.list({ id }, { signal })).rows;
      return place ? place.timeZone || zoneOfPlace(place.country, place.region) : '';
    },
    enabled: id !== '',
    retry: false,
    ...(known !== undefined && { placeholderData: known }),
  });
}

const zoneOf = ({ stopLocationId, stopCountry }: TypedStop, found: string, home: string) =>
  stopLocationId === '' ? zoneOfStop({ place: null, country: stopCountry }, home) : found || home;

/** On whose clock the times of each stop are typed: that of its place, else of the company. */
export function useStopZones(stops: readonly TypedStop[], load: Load | undefined, home: string): readonly string[] {
  const found = useQueries({ queries: stops.map(({ stopLocationId }) => placeZone(load, stopLocationId)) });
  return stops.map((stop, place) => zoneOf(stop, found[place]?.data ?? '', home));
}

/** The same once, before the times are sent. */
export function stopZones(
  stops: readonly TypedStop[],
  load: Load | undefined,
  home: string,
): Promise<readonly string[]> {
  return Promise.all(
    stops.map(async (stop) => {
      const found =
        stop.stopLocationId === ''
          ? ''
          : await queries.fetchQuery(placeZone(load, stop.stopLocationId)).catch(() => '');
      return zoneOf(stop, found, home);
    }),
  );
}
