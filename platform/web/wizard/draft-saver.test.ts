import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DraftState, draftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Lost extends Error {}

function build(save: (step: string, values: Readonly<Record<string, unknown>>) => Promise<{ savedAt: string }>) {
  const states: DraftState['kind'][] = [];
  const refused: unknown[] = [];
  let unsent: string[] = [];
  const saver = draftSaver({
    save,
    mayPass: (error) => error instanceof Lost,
    onState: ({ kind }) => states.push(kind),
    onRefused: (error) => refused.push(error),
    onUnsent: (left) => (unsent = [...left.keys()]),
  });
  return { saver, states, refused, unsent: () => unsent };
}
const savedAt = '2026-03-02T10:47:00.000Z';

it('sends the newest values once, after a pause', async () => {
  const save = vi.fn(async () => ({ savedAt }));
  const { saver, states, unsent } = build(save);
  saver.changed('company', { name: 'K' });
  saver.changed('company', { name: 'Karoo' });
  expect(save).not.toHaveBeenCalled();
  expect(unsent()).toEqual(['company']);
  await vi.advanceTimersByTimeAsync(1500);
  expect(save.mock.calls).toEqual([['company', { name: 'Karoo' }]]);
  expect(states.at(-1)).toBe('saved');
  expect(unsent()).toEqual([]);
});

it('sends again what changed while it was being sent', async () => {
  let answer = () => {};
  const save = vi.fn(() => new Promise<{ savedAt: string }>((resolve) => (answer = () => resolve({ savedAt }))));
  const { saver, states } = build(save);
  saver.changed('company', { name: 'K' });
  void saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  saver.changed('company', { name: 'Karoo' });
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith('company', { name: 'Karoo' });
  expect(states.at(-1)).toBe('saving');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
});

it('keeps what cannot be sent, and sends it when there is a connection again', async () => {
  let online = false;
  const save = vi.fn(async () => {
    if (!online) throw new Lost();
    return { savedAt };
  });
  const { saver, states, unsent } = build(save);
  saver.changed('bank', { bank: 'FNB' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(states.at(-1)).toBe('offline');
  expect(unsent()).toEqual(['bank']);
  saver.changed('company', { name: 'Karoo' });
  online = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(save.mock.calls.slice(-2).map(([step]: unknown[]) => step)).toEqual(['bank', 'company']);
  expect(unsent()).toEqual([]);
});

it('does not repeat what the server refuses', async () => {
  const save = vi.fn(async () => Promise.reject(new Error('no')));
  const { saver, states, refused } = build(save);
  saver.changed('bank', {});
  await vi.advanceTimersByTimeAsync(600_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('refused');
  expect(refused).toHaveLength(1);
});
