import { afterEach, expect, test, vi } from 'vitest';
import type { Stop } from './calls.ts';
import { readDraft, saveDraft } from './finish-draft.ts';

const stop = { id: 'stop-1', goods: [], signatoryName: '' } as unknown as Stop;

afterEach(() => vi.unstubAllGlobals());

test('the signature of the receiver is kept with the rest of the stop, and a draft of before has none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  saveDraft(stop.id, { ...readDraft(stop, new Map()), name: 'Thandi', signature: 'data:image/png;base64,AAAA' });
  expect(readDraft(stop, new Map())).toMatchObject({ name: 'Thandi', signature: 'data:image/png;base64,AAAA' });
  kept.set('tripDraft:stop-1', JSON.stringify({ goods: [], name: 'Thandi', note: '', files: [] }));
  expect(readDraft(stop, new Map()).signature).toBe('');
});
