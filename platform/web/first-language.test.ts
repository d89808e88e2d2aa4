import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstLanguage, ownLanguage } from './first-language.ts';

function device(languages: readonly string[], chosen: string | null = null, search = ''): void {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', { search });
  vi.stubGlobal('localStorage', { getItem: () => chosen });
}
beforeEach(() => device([]));
afterEach(() => vi.unstubAllGlobals());

test('a phone begins in its own language, where it is one of ours', () => {
  device(['pt-MZ', 'en-GB']);
  expect(ownLanguage()).toBe('pt');
  device(['sw-TZ', 'fr-CD']);
  expect(ownLanguage()).toBe('fr');
});

test('a choice goes before the device, and the address before both', () => {
  device(['pt-MZ'], 'afr');
  expect(ownLanguage()).toBe('afr');
  device(['pt-MZ'], 'afr', '?lang=fr');
  expect(ownLanguage()).toBe('fr');
});

test('a phone in another language has none of its own, so that the link can say one', () => {
  device(['sw-TZ']);
  expect(ownLanguage()).toBeUndefined();
  expect(firstLanguage()).toBe('en');
});

test('a phone in English leaves the choice to the link, unless English was chosen on it', () => {
  device(['en-ZA', 'pt-MZ']);
  expect(ownLanguage()).toBeUndefined();
  expect(firstLanguage()).toBe('en');
  device(['pt-MZ'], 'en');
  expect(ownLanguage()).toBe('en');
});
