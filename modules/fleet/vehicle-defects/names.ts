import type { Language } from '#platform/language.ts';

/** Words in all languages of the product. */
export type InLanguages = Readonly<Record<Language, string>>;

/** The item of a defect that no inspection found: its note says what is wrong. */
export const otherItem = 'other';
