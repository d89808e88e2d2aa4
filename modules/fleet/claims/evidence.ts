import type { ClaimKind, ClaimSide } from './status.ts';

/** Papers by which claims are proved. */
export const evidenceCodes = [
  'pod',
  'photos',
  'deliveryNote',
  'goodsValue',
  'weighbridgeSlip',
  'driverStatement',
  'policeCase',
  'inspection',
  'policy',
] as const;
export type EvidenceCode = (typeof evidenceCodes)[number];

export interface Evidence {
  readonly code: EvidenceCode;
  readonly isThere: boolean;
  readonly note: string;
}

const always: readonly EvidenceCode[] = ['pod', 'deliveryNote', 'goodsValue'];
const ofKind: Readonly<Record<ClaimKind, readonly EvidenceCode[]>> = {
  short: ['weighbridgeSlip', 'driverStatement'],
  damage: ['photos', 'driverStatement'],
  loss: ['driverStatement', 'inspection'],
  theft: ['policeCase', 'driverStatement'],
  other: [],
};

/** The papers that prove a claim, in the order in which they are asked for. An insurer asks for its policy too. */
export function evidenceFor(kind: ClaimKind, side: ClaimSide): readonly EvidenceCode[] {
  const needed = new Set([...always, ...ofKind[kind], ...(side === 'insurer' ? (['policy'] as const) : [])]);
  return evidenceCodes.filter((code) => needed.has(code));
}

/** The list of a claim of another kind or side: what was found stays known. */
export function evidenceAgain(kind: ClaimKind, side: ClaimSide, before: readonly Evidence[]): Evidence[] {
  return evidenceFor(kind, side).map(
    (code) => before.find((each) => each.code === code) ?? { code, isThere: false, note: '' },
  );
}

/** What is still missing. */
export function missingOf(evidence: readonly Evidence[]): EvidenceCode[] {
  return evidence.filter(({ isThere }) => !isThere).map(({ code }) => code);
}
