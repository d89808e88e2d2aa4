import { expect, test, vi } from 'vitest';
import type { Language } from '#platform/language.ts';
import { ChunkFailure } from './app/chunk-failure.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: {} });
const { loadTexts } = await import('./texts.ts');

/** A catalogue whose texts do not come so many times. */
function failing(times: number) {
  let calls = 0;
  const load = () => (++calls > times ? Promise.resolve({ texts: {} }) : Promise.reject(new TypeError('not fetched')));
  return { load: { en: load, afr: load, pt: load, fr: load } satisfies Record<Language, () => Promise<{ texts: {} }>> };
}

test('texts that did not come are asked for once more', async () => {
  await expect(loadTexts(failing(1))).resolves.toBeUndefined();
});

test('texts that do not come are a part of the app that is missing: the page is not to blame', async () => {
  await expect(loadTexts(failing(2))).rejects.toThrow(ChunkFailure);
});
