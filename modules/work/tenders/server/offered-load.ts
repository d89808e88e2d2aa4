import type { Context } from '#platform/server/implement.ts';
import { stopsOf, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { OfferedLoad } from '../fields.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The load as suppliers are told of it. What is told is kept with the offer, so that everybody knows what was accepted. */
export async function offeredLoadOf(
  context: Pick<Context, 'db' | 'partition'>,
  load: StoredLoad,
): Promise<OfferedLoad> {
  const stops = await stopsOf(context, load.id);
  return {
    origin: load.origin,
    destination: load.destination,
    loadAt: load.load_at.toISOString(),
    tripUntil: iso(load.trip_until),
    timeZone: load.time_zone,
    stops: stops.map((stop) => ({
      sequence: stop.sequence,
      type: stop.type,
      place: stop.location_name ?? stop.address,
      city: stop.city ?? '',
      country: stop.stop_country,
      isAppointment: stop.schedule_type === 'appointment',
      windowStart: iso(stop.window_start),
      windowEnd: iso(stop.window_end),
    })),
    commodity: load.commodity_name,
    equipment: load.equipment_name,
    trailerCount: load.trailer_count,
    massKg: numberOrNull(load.mass_kg),
    pallets: load.pallets,
    pieces: load.pieces,
    volumeM3: numberOrNull(load.volume_m3),
    unNumber: load.un_number,
    dangerClass: load.danger_class,
    temperatureMin: numberOrNull(load.temperature_min),
    temperatureMax: numberOrNull(load.temperature_max),
    distanceKm: numberOrNull(load.distance_km),
    instructions: load.instructions,
  };
}

/** Whether two say the same; the database gives the fields in an order of its own. */
export function isSameLoad(one: OfferedLoad, other: OfferedLoad): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
