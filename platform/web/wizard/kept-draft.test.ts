import { beforeEach, expect, test, vi } from 'vitest';
import { keptDraft } from './kept-draft.ts';

function storage() {
  const held = new Map<string, string>();
  // As the browser's: its own keys are those of what it holds.
  return new Proxy(
    {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => void held.set(name, text),
      removeItem: (name: string) => void held.delete(name),
    },
    {
      ownKeys: () => [...held.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
    },
  );
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

const unsent = new Map([['bank', { bankAccountNo: '62001234567' }]]);
const backup = { key: 'link:abc', secret: 'the whole token' };

test('is there again when the tab is gone, for who has the link and for nobody else', async () => {
  await keptDraft(backup).keep(unsent);
  vi.stubGlobal('sessionStorage', storage());
  expect(localStorage.getItem('unsent:link:abc')).not.toContain('62001234567');
  expect(await keptDraft(backup).read()).toEqual({ bank: { bankAccountNo: '62001234567' } });
  expect(await keptDraft({ ...backup, secret: 'another' }).read()).toEqual({});
});

test('is removed when all is sent, whatever is still being written', async () => {
  const kept = keptDraft(backup);
  await Promise.all([kept.keep(unsent), kept.keep(new Map())]);
  expect(await kept.read()).toEqual({});
  expect(localStorage.getItem('unsent:link:abc')).toBeNull();
});

test('does not stay on a phone for ever', async () => {
  await keptDraft(backup).keep(unsent);
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  await keptDraft({ key: 'link:other', secret: 'other' }).read();
  vi.useRealTimers();
  expect(localStorage.getItem('unsent:link:abc')).toBeNull();
});

test('stays in the tab where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', {});
  await keptDraft(backup).keep(unsent);
  expect(localStorage.getItem('unsent:link:abc')).toBeNull();
  expect(await keptDraft(backup).read()).toEqual({ bank: { bankAccountNo: '62001234567' } });
  vi.unstubAllGlobals();
});
