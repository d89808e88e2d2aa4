import type { z } from 'zod';
import { problemsOf } from '#platform/issues.ts';
import { found } from './checks.ts';
import type { PartyFinding } from './findings.ts';
import type { Check } from './rules.ts';

/** Fields that a form requires and the books of a client may not know: the party itself is asked for them. */
const mayBeMissing = /^(?:regNo|registrationNumber|email|tenderLoadEmailAddress|(?:physical|postal)Address\..+)$/;

/** A check as a file is held against it: what may be missing is no refusal. */
export function forBooks<Values>(check: Check<Values>): Check<Values> {
  return (values, today) =>
    check(values, today).filter(({ code, path }) => !(code === 'required' && mayBeMissing.test(path)));
}

/** The fields that a party of a file still lacks before it can be approved, as the schema of its form requires them. */
export function missingIn(schema: z.ZodType, values: { readonly sameAsPhysicalAddress?: unknown }): readonly string[] {
  const checked = schema.safeParse(values, { reportInput: true });
  if (checked.success) return [];
  return Object.entries(problemsOf(checked.error))
    .filter(([path, { code }]) => code === 'required' && mayBeMissing.test(path))
    .map(([path]) => path)
    .filter((path) => !(values.sameAsPhysicalAddress === true && path.startsWith('postalAddress.')));
}

/** What is missing, for whoever decides on the party. */
export function missingFindings(missing: readonly string[]): PartyFinding[] {
  return missing.map((path) => found(path, 'W', 'partyFieldMissing'));
}
