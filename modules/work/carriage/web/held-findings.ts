import type { EligibilityFinding } from './calls.ts';

type Held = Omit<EligibilityFinding, 'isOverridden'>;

/** Reads from an event why the product held a load: reasons against carrier, vehicle or driver. */
export function heldFindings({ findings }: Readonly<Record<string, unknown>>): EligibilityFinding[] {
  return Array.isArray(findings) ? asFindings(findings as readonly Held[]) : [];
}

/** Findings of a hold, which nobody has gone beyond. */
export function asFindings(findings: readonly Held[] = []): EligibilityFinding[] {
  return findings.map((finding) => ({ ...finding, isOverridden: false }));
}
