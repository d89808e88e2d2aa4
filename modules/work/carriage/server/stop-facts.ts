import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { hoursExceptions, operatingHours } from '#modules/parties/locations/hours.ts';
import { type ZonedStop, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import type { AskedLoad } from '#modules/work/loads/server/index.ts';
import type { PlaceFacts, StopFacts } from '../facts.ts';

interface Row {
  readonly place: number;
  readonly schedule_type: string;
  readonly window_start: Date | null;
  readonly window_end: Date | null;
  readonly stop_country: string;
  readonly location: StoredPlace | null;
}
type StoredPlace = Omit<PlaceFacts, 'week' | 'exceptions'> & {
  readonly week: unknown;
  readonly exceptions: unknown;
  readonly zone: ZonedStop['place'];
};

const locationColumns = sql`case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name,
  'allowsDangerousGoods', p.dangerous_goods_allowed, 'maxMassKg', p.max_mass_kg, 'week', p.operating_hours,
  'exceptions', to_jsonb(p.hours_exceptions), 'serviceMinutes', p.average_service_minutes,
  'latitude', p.latitude, 'longitude', p.longitude,
  'zone', jsonb_build_object('timeZone', p.time_zone, 'country', p.country, 'region', p.region)) end as location`;

/** The stops of loads with what their places say, in the order of the loads; of what is only typed, the stops that are typed. */
export async function stopFactsOf(context: Context, loads: readonly AskedLoad[]): Promise<readonly StopFacts[][]> {
  const [stored, typed] = await Promise.all([storedStops(context, loads), typedStops(context, loads)]);
  const rows = Map.groupBy([...stored, ...typed], ({ place }) => place);
  return loads.map(({ time_zone }, place) =>
    (rows.get(place) ?? []).map(({ schedule_type, window_start, window_end, stop_country, location }) => ({
      isAppointment: schedule_type === 'appointment',
      windowStart: window_start,
      windowEnd: window_end,
      timeZone: zoneOfStop({ place: location?.zone ?? null, country: stop_country }, time_zone),
      place: location && placeOf(location),
    })),
  );
}

async function storedStops({ db, partition }: Context, loads: readonly AskedLoad[]): Promise<readonly Row[]> {
  const ids = loads.map(({ id, stops }) => (stops ? null : id || null));
  if (ids.every((id) => id === null)) return [];
  const { rows } = await sql<Row>`
    select (a.place - 1)::int as place, s.schedule_type, s.window_start, s.window_end, s.stop_country, ${locationColumns}
      from unnest(${ids}::uuid[]) with ordinality as a (id, place)
      join stop s on s.partition = ${partition} and s.load_id = a.id
      left join location p on p.partition = s.partition and p.id = s.stop_location_id
     order by a.place, s.sequence`.execute(db);
  return rows;
}

async function typedStops({ db, partition }: Context, loads: readonly AskedLoad[]): Promise<readonly Row[]> {
  const typed = loads.flatMap(({ stops = [] }, place) => stops.map((stop) => ({ ...stop, place })));
  const ids = [...new Set(typed.flatMap(({ stop_location_id }) => stop_location_id ?? []))];
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<{ location: StoredPlace }>`
    select ${locationColumns} from location p where p.partition = ${partition} and p.id = any (${ids}::uuid[])`.execute(
          db,
        );
  const places = new Map(rows.map(({ location }) => [location.id, location]));
  return typed.map((stop) => ({ ...stop, location: places.get(stop.stop_location_id ?? '') ?? null }));
}

/** The hours as their module reads them: older records have fewer fields. */
function placeOf(place: StoredPlace): PlaceFacts {
  return { ...place, week: operatingHours.parse(place.week), exceptions: hoursExceptions.parse(place.exceptions) };
}
