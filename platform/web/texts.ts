import { use } from 'react';
import type { Language } from '#platform/language.ts';
import { type Catalogue, catalogues, format, type Texts, type Translate, translator } from '#platform/messages.ts';
import { ChunkFailure } from './app/chunk-failure.ts';
import { currentLanguage, showLanguage, useLanguage } from './language.ts';

/** A catalogue whose keys do not matter here. */
export interface AnyCatalogue {
  readonly load: Readonly<Record<Language, () => Promise<{ texts: Texts }>>>;
}

interface Loaded {
  readonly texts: Texts;
  readonly translate: Translate<Texts>;
}

/** Every catalogue that a screen has used; a change of language fetches them all before it shows. */
const entries = new Map<AnyCatalogue, Map<Language, Promise<Loaded>>>();

/** How soon texts that did not come are asked for once more, in milliseconds. */
const againAfter = 500;
/** How long a failure is the answer before it is tried again, in milliseconds; without it a waiting screen would ask forever. */
const failureStays = 2000;

function entryOf(catalogue: AnyCatalogue): Map<Language, Promise<Loaded>> {
  let entry = entries.get(catalogue);
  if (!entry) entries.set(catalogue, (entry = new Map()));
  return entry;
}

function load(catalogue: AnyCatalogue, language: Language): Promise<Loaded> {
  const entry = entryOf(catalogue);
  const known = entry.get(language);
  if (known) return known;
  const loading = fetched(catalogue.load[language]).then(({ texts }) => {
    const loaded = { texts, translate: translator(language, texts as never) as Translate<Texts> };
    // React reads these two of a promise: one that is settled is used at once, without suspending.
    Object.assign(loading, { status: 'fulfilled', value: loaded });
    return loaded;
  });
  loading.catch(() => setTimeout(() => entry.delete(language), failureStays));
  entry.set(language, loading);
  return loading;
}

/** Texts are a part of the app, and may be missing on a weak network or after an update: the page is not to blame for it. */
async function fetched<Found>(fetchTexts: () => Promise<Found>): Promise<Found> {
  try {
    return await fetchTexts();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againAfter));
    return fetchTexts().catch((cause: unknown) => Promise.reject(new ChunkFailure('texts', { cause })));
  }
}

/** Fetches catalogues in the current language, so that the screens that use them do not have to wait. */
export async function loadTexts(...catalogues: readonly AnyCatalogue[]): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => load(catalogue, currentLanguage())));
}

let comeWithParts = false;

/**
 * From now on the texts of a part come together with its code, all at once. Otherwise each screen asks for its own when it
 * is drawn, one round trip after the other, and waits as a whole. Public pages say this once, at their start: a part that
 * has begun to stand there must not have to wait again (decision 0035).
 */
export function fetchTextsWithParts(): void {
  comeWithParts = true;
}

/** What is still missing of the texts of the modules that are there. */
export async function textsOfParts(): Promise<void> {
  if (comeWithParts) await loadTexts(...catalogues);
}

/** The translator of a catalogue in the current language. Suspends while the texts are on their way. */
export function useTexts<English extends Texts>(catalogue: Catalogue<English>): Translate<English> {
  const language = useLanguage();
  // Always `use`: React tells promises apart by the order of the calls, so none may be left out when it draws again.
  return use(load(catalogue as unknown as AnyCatalogue, language)).translate as unknown as Translate<English>;
}

/** Finds the text of a code that is only known at run time, in the first catalogue that has it. */
export type CodeTexts = (code: string, values?: Readonly<Record<string, unknown>>) => string | undefined;

export function useCodeTexts(catalogues: readonly AnyCatalogue[]): CodeTexts {
  const language = useLanguage();
  const loaded = catalogues.map((catalogue) => use(load(catalogue, language)));
  return (code, values) => {
    const text = loaded.find(({ texts }) => code in texts)?.texts[code];
    return text === undefined ? undefined : format(language, text, values);
  };
}

/** Changes the language of everything on the screen at once, without losing what was typed. Rejects when it cannot be fetched. */
export async function switchLanguage(language: Language, { remember = true } = {}): Promise<void> {
  await Promise.all([...entries.keys()].map((catalogue) => load(catalogue, language)));
  showLanguage(language, remember);
}
