import type { Language } from './language.ts';

/**
 * The titles of a module's screens and of its entry in the menu, by their keys; `npm run generate` puts those of all modules
 * into `web/titles`, one file a language.
 */
export type Titles = Readonly<Record<string, Readonly<Record<Language, string>>>>;
