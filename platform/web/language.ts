import { useSyncExternalStore } from 'react';
import { type Language, languageOf, locales } from '#platform/language.ts';
import { firstLanguage, languageKey } from './first-language.ts';

let current: Language = firstLanguage();
const listeners = new Set<() => void>();
document.documentElement.lang = locales[current];

/** The language of the screen, and of every text that the server is asked for. */
export function currentLanguage(): Language {
  return current;
}

/** Whether the person chose a language here, on this device; a link's own language gives way to that. */
export function languageWasChosen(): boolean {
  return languageOf(localStorage.getItem(languageKey) ?? '') !== undefined;
}

/** Shows `language` from now on. Its texts must be loaded: screens call `switchLanguage` of texts.ts instead. */
export function showLanguage(language: Language, remember: boolean): void {
  if (remember) localStorage.setItem(languageKey, language);
  current = language;
  document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}
