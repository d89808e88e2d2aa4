import { type Language, languages } from '#platform/language.ts';
import { machine, type StateOf } from '#platform/machine.ts';

/** Whom a text is for. */
export const termsPurposes = ['supplier', 'customer', 'contractor'] as const;
export type TermsPurpose = (typeof termsPurposes)[number];

export const termsKinds = ['terms', 'privacy'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** A version: drafted, in force, and afterwards kept for those who agreed to it. */
export const termsVersion = machine({
  initial: 'draft',
  states: { draft: { publish: 'published' }, published: { retire: 'retired' }, retired: {} },
  past: {
    publish: 'published',
    retire: 'retired',
  },
});
export type TermsStatus = StateOf<typeof termsVersion>;

/** Plain text; an empty line separates paragraphs. */
export type TermsBodies = Readonly<Partial<Record<Language, string>>>;

export type TermsMark = 'changed' | 'asBefore' | 'empty';

/** How each language of a version stands against the version in force; without one all that is written is new. */
export function termsMarks(bodies: TermsBodies, inForce: TermsBodies = {}): Readonly<Record<Language, TermsMark>> {
  const markOf = (language: Language): TermsMark => {
    const body = bodies[language]?.trim() ?? '';
    if (body === '') return 'empty';
    return body === inForce[language]?.trim() ? 'asBefore' : 'changed';
  };
  return Object.fromEntries(languages.map((language) => [language, markOf(language)])) as Record<Language, TermsMark>;
}

/**
 * The languages whose readers would agree to other words than the rest: those that stayed while another changed, and those
 * that are empty, whose readers see English.
 */
export function unevenLanguages(marks: Readonly<Record<Language, TermsMark>>): {
  asBefore: Language[];
  empty: Language[];
} {
  const of = (mark: TermsMark) => languages.filter((language) => marks[language] === mark);
  return { asBefore: of('changed').length > 0 ? of('asBefore') : [], empty: of('empty') };
}

/** Flows by link, and whom they bring in. */
const purposeOfFlow: Readonly<Record<string, TermsPurpose>> = {
  carrierregister: 'supplier',
  shipperregister: 'customer',
  creditorapplicationform: 'contractor',
};

/** Whose texts a flow shows; undefined for one that asks for no agreement. */
export function purposeOf(flow: string): TermsPurpose | undefined {
  return purposeOfFlow[flow] ?? termsPurposes.find((purpose) => purpose === flow);
}
