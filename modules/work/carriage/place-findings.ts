import { addDays, type CalendarDate } from '#platform/dates.ts';
import { dayOfClock, wallClockIn } from '#platform/wall-clock.ts';
import { hoursOn, weekdays } from '#modules/parties/locations/hours.ts';
import type { LoadFacts, PlaceFacts, StopFacts } from './facts.ts';
import type { Note } from './finding-notes.ts';

/** Where a place says what it takes and when it is open. */
const pageOf = ({ id }: PlaceFacts) => `/captureLocation/${id}`;

/** What the places of a load say against it: dangerous goods, its mass, and windows outside their hours. */
export function notePlaces(note: Note, load: LoadFacts): void {
  for (const place of placesOf(load)) {
    if (load.isDangerous && !place.allowsDangerousGoods)
      note('placeNoDangerousGoods', 'W', { place: place.name }, { path: pageOf(place) });
    if (place.maxMassKg !== null && load.massKg > place.maxMassKg) noteMass(note, place, load.massKg);
  }
  for (const stop of load.stops) if (stop.place) noteHours(note, load, stop, stop.place);
}

/** The same limit for what would stand on the scale there: the vehicles with the load. */
export function notePlaceMass(note: Note, load: LoadFacts, massKg: number): void {
  for (const place of placesOf(load))
    // A load that is too heavy by itself has been said.
    if (place.maxMassKg !== null && load.massKg <= place.maxMassKg && massKg > place.maxMassKg)
      noteMass(note, place, massKg);
}

function noteMass(note: Note, place: PlaceFacts, massKg: number): void {
  const details = { place: place.name, mass: String(massKg), limit: String(place.maxMassKg) };
  note('placeMassLimit', 'W', details, { path: pageOf(place) });
}

/** The places of the stops that are on file, each once. */
function placesOf({ stops }: LoadFacts): readonly PlaceFacts[] {
  return [...new Map(stops.flatMap(({ place }) => (place ? [[place.id, place] as const] : []))).values()];
}

/** A window must lie in the hours of its place: from its start, and to its end where one may come at any time in it. */
function noteHours(note: Note, { id }: LoadFacts, stop: StopFacts, place: PlaceFacts): void {
  const hasWeek = weekdays.some((day) => place.week[day] !== '');
  for (const { date, time } of momentsOf(stop)) {
    const { hours, exception } = hoursOn(place.week, place.exceptions, date);
    // Nobody has said when it is open.
    if (!hasWeek && exception === undefined) continue;
    if (isWithin(hours, time)) continue;
    const path = id === '' ? pageOf(place) : `/loadCreate/${id}`;
    if (hours === '') return note('placeClosed', 'W', { place: place.name, date }, { path });
    const open = hours.replaceAll('-', '–');
    return note('placeHours', 'W', { place: place.name, date, time, hours: open }, { path });
  }
}

/** The times that a stop must be open at, on the clock of its place; midnight at the end of a window is 24:00 of its day. */
function momentsOf({ isAppointment, windowStart, windowEnd, timeZone }: StopFacts) {
  const clockOf = (moment: Date): { readonly date: CalendarDate; readonly time: string } => {
    const clock = wallClockIn(timeZone, moment);
    return { date: dayOfClock(clock), time: clock.slice(11) };
  };
  const start = windowStart && clockOf(windowStart);
  const end = windowEnd && !isAppointment ? clockOf(windowEnd) : null;
  const isMidnight = end?.time === '00:00' && start !== null && start.date < end.date;
  return [start, isMidnight ? { date: addDays(end.date, -1), time: '24:00' } : end].filter((moment) => moment !== null);
}

/** `06:00-12:00, 13:00-17:00` holds 12:00 and not 12:01. */
function isWithin(hours: string, time: string): boolean {
  return hours.split(',').some((span) => {
    const [from = '', until = ''] = span.trim().split('-');
    return from !== '' && from <= time && time <= until;
  });
}
