/** What trackers notice, besides where a unit is. */
export const trackerEventKinds = ['speeding', 'harshDriving', 'temperature', 'fuelDrop', 'doorOpen'] as const;
export type TrackerEventKind = (typeof trackerEventKinds)[number];

/** Days for which events are kept: a year of the performance report, and some more. */
export const eventDays = 400;

/** An event as an adapter reads it: km/h, degrees, and the provider's ids as text. */
export interface TrackerEvent {
  readonly eventId: string;
  readonly unitId: string;
  readonly kind: TrackerEventKind;
  /** The words of the provider. */
  readonly description: string;
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly speedKmh: number | null;
  /** What was measured, in the unit of the provider. */
  readonly value: number | null;
  readonly valueUnit: string;
}

/** Words that say that something is over, or as it should be: they tell no event. */
const over = /\b(?:end|ended|normal|closed?|cleared|restored|refill(?:ed)?|fill(?:ed)?|ok)\b/i;

/** The first that fits counts. Providers have no common codes: what an event is follows from its words. */
const words: readonly (readonly [TrackerEventKind, RegExp])[] = [
  ['speeding', /over[\s-]?speed|speeding|(?:excessive|exceed\w*)\s+speed|speed\s+(?:limit\s+)?(?:exceeded|violation)/i],
  ['harshDriving', /(?:harsh|hard|sharp|severe)\s+(?:brak|accel|corner|turn|driv)|(?:excessive|rapid)\s+accel/i],
  ['fuelDrop', /fuel\s+(?:level\s+)?(?:drop|loss|theft|drain|siphon)|(?:drop|loss)\s+(?:of|in)\s+fuel|sudden\s+fuel/i],
  ['temperature', /temperature|\btemp\b\s*(?:high|low|alarm|alert)/i],
  ['doorOpen', /door\w*\s+(?:\w+\s+)?open|open(?:ed)?\s+(?:\w+\s+)?door/i],
];

/** What the words of a provider tell; undefined where they tell nothing of these kinds. */
export function kindOfEvent(description: string): TrackerEventKind | undefined {
  if (over.test(description)) return undefined;
  return words.find(([, pattern]) => pattern.test(description))?.[0];
}
