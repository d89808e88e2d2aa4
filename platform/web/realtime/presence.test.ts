import { expect, test } from 'vitest';
import type { ChannelEvent } from '#platform/envelope.ts';
import { heardPresence, withoutSilent } from './presence.ts';

const event = (name: string, editor: string, by = 'Thandi Nkosi'): ChannelEvent => ({
  channel: 'carriers',
  event: `presence.${name}`,
  id: '7',
  lockId: editor,
  at: '2026-11-20T10:00:00Z',
  by,
});

test('who edits is there until the form says that it ended', () => {
  const there = heardPresence(new Map(), event('editing', 'one'), 1000);
  expect([...there.values()]).toEqual([{ name: 'Thandi Nkosi', at: 1000 }]);
  expect(heardPresence(there, event('asked', 'two'), 2000)).toBe(there);
  expect(heardPresence(there, event('ended', 'two'), 2000)).toBe(there);
  expect(heardPresence(there, event('ended', 'one'), 2000).size).toBe(0);
});

test('who falls silent has gone', () => {
  const there = heardPresence(new Map(), event('editing', 'one'), 1000);
  expect(withoutSilent(there, 1000)).toBe(there);
  expect(withoutSilent(there, 1001).size).toBe(0);
});
