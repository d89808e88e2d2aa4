import type { Language } from '#platform/language.ts';
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
