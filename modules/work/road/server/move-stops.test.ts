import { expect, test } from 'vitest';
import type { StoredStop } from '#modules/work/loads/server/index.ts';
import { type Counted, moveStops } from './move-stops.ts';

const start = Date.parse('2026-11-24T06:00:00Z');
const stopAt = (sequence: number, type: string) =>
  ({
    id: `stop-${sequence}`,
    sequence,
    type,
    schedule_type: 'open',
    window_start: null,
    window_end: new Date(start + sequence * 3_600_000),
    planned_arrival: null,
    stop_country: 'South Africa',
    address: '',
    status: 'PLANNED',
    minutes_late: 0,
    arrival_reason: '',
    depart_reason: '',
    eta: null,
    arrived_at: null,
    work_started_at: null,
    work_ended_at: null,
    departed_at: null,
  }) as unknown as StoredStop;
const stored = [stopAt(1, 'pickup'), stopAt(2, 'border'), stopAt(3, 'delivery')];
const load = {
  created_at: new Date(start),
  has_proof_exception: false,
  delivered_at: null,
  customer_billing: 'NOT_READY',
  is_late: false,
} as unknown as Parameters<typeof moveStops>[0];

/** Numbers that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test('stops are where their events say, however these are parted into news and in whichever order they come', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = chance(seed);
    const events: Counted[] = stored.flatMap(({ id }, place) =>
      (['arrived', 'workStarted', 'workEnded', 'departed'] as const)
        .filter(() => random() < 0.8)
        .map((kind, step) => ({
          id: `${id}-${kind}`,
          stop_id: id,
          kind,
          occurred_at: new Date(start + (place * 4 + step) * 1_800_000 + Math.floor(random() * 3_000_000)),
          reason_code: kind === 'arrived' && random() < 0.3 ? 'traffic' : '',
        })),
    );
    const gone = new Set(events.filter(() => random() < 0.1).map(({ id }) => id));
    const whole = moveStops(load, { stored, counted: events, superseded: gone });
    let [stops, counted]: [readonly StoredStop[], Counted[]] = [stored, []];
    const told = events.toSorted(() => random() - 0.5);
    while (told.length > 0) {
      const news = told.splice(0, 1 + Math.floor(random() * 4));
      ({ stops } = moveStops(load, { stored: stops, counted, news, superseded: gone }));
      counted = [...counted, ...news];
    }
    expect(stops, `seed ${seed}`).toEqual(whole.stops);
    // What is there already is not written again.
    expect(moveStops(load, { stored: stops, counted: events, superseded: gone }).writes).toEqual([]);
  }
});
