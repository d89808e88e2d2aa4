import type { ReadAndTyped } from '#platform/read-and-typed.ts';

/** What a certificate is approved with; empty where nothing is stated. */
export interface StatedCertificate {
  /** The party whose goods in transit it has to insure: its registered name. */
  readonly insuredName: string;
  readonly insurer: string;
  readonly policyNumber: string;
  /** Rand, as a plain decimal. */
  readonly cover: string;
  readonly from: string;
  readonly to: string;
}

const kinds = {
  insuredName: 'name',
  insurer: 'company',
  policyNumber: 'number',
  cover: 'amount',
  from: 'day',
  to: 'day',
} as const satisfies Readonly<Record<keyof StatedCertificate, ReadAndTyped['kind']>>;

/** The values of a certificate beside what was read in it, in the order in which they are looked at. */
export function certificateReadings(
  read: Readonly<Record<string, string>>,
  stated: StatedCertificate,
): readonly (ReadAndTyped & { readonly field: keyof StatedCertificate })[] {
  return (Object.keys(kinds) as (keyof StatedCertificate)[]).map((field) => ({
    field,
    kind: kinds[field],
    read: read[field] ?? '',
    typed: stated[field],
  }));
}
