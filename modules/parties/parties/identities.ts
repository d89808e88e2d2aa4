import { defaultCountry, type AfricanCountryCode } from '#platform/africa.ts';
import type { identityTypes } from './fields.ts';

export type IdentityKind = (typeof identityTypes)[number];

/** The document that directors of a company in this country mostly have. */
export function usualIdentity(country: AfricanCountryCode): IdentityKind {
  return country === defaultCountry.code ? 'SA_ID' : 'nationalId';
}

/** Whether a kind is one that a form sets by itself, so that nobody need have chosen it. */
export function isPreset(kind: string | undefined): boolean {
  return !kind || kind === 'SA_ID' || kind === 'nationalId';
}

/** The kinds to choose from: the usual one of the country first. One that a record has stays possible. */
export function offeredIdentities(country: AfricanCountryCode, present: IdentityKind): readonly IdentityKind[] {
  const usual = usualIdentity(country);
  const all: readonly IdentityKind[] =
    usual === 'SA_ID' ? ['SA_ID', 'passport', 'other'] : ['nationalId', 'passport', 'SA_ID', 'other'];
  return all.includes(present) ? all : [...all, present];
}
