import { expect, test } from 'vitest';
import type { LoadEvent } from './calls.ts';
import { linesByStop, linesOf } from './trip-lines.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const event = (id: string, time: string, more: Partial<LoadEvent> = {}): LoadEvent =>
  ({
    id,
    kind: 'arrived',
    stopId: null,
    occurredAt: at(time),
    receivedAt: at(time),
    supersedesId: null,
    supersededById: null,
    isVoid: false,
    ...more,
  }) as LoadEvent;
const ids = (lines: readonly { readonly event: LoadEvent }[] | undefined) => (lines ?? []).map((line) => line.event.id);

test('a corrected time is said in the line of its correction, with all that came before', () => {
  const lines = linesOf([
    event('third', '10:05', { supersedesId: 'second' }),
    event('second', '09:50', { supersedesId: 'first', supersededById: 'third' }),
    event('first', '09:40', { supersededById: 'second' }),
    event('other', '08:00'),
  ]);
  expect(ids(lines)).toEqual(['other', 'third']);
  expect(lines[1]!.was.map(({ id }) => id)).toEqual(['first', 'second']);
});

test('what was declared void stays, and says by whom', () => {
  const [line, ...others] = linesOf([
    event('void', '11:00', { kind: 'void', supersedesId: 'wrong' }),
    event('wrong', '09:40', { supersededById: 'void', isVoid: true }),
  ]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ event: { id: 'wrong' }, voided: { id: 'void' } });
});

test('an event without its correction in the list is shown', () => {
  expect(ids(linesOf([event('old', '09:40', { supersededById: 'far away' })]))).toEqual(['old']);
});

test('lines stand at their stops, and those without one where the trip was then', () => {
  const lines = linesByStop([
    event('call', '12:00', { kind: 'checkCall' }),
    event('eta', '11:30', { kind: 'eta', stopId: 'b' }),
    event('left', '10:00', { kind: 'departed', stopId: 'a' }),
    event('arrived', '09:00', { stopId: 'a' }),
    event('dispatched', '08:00', { kind: 'dispatched' }),
  ]);
  expect(ids(lines.get(null))).toEqual(['dispatched']);
  expect(ids(lines.get('a'))).toEqual(['arrived', 'left', 'call']);
  expect(ids(lines.get('b'))).toEqual(['eta']);
});
