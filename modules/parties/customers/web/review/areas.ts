import type { PartyFinding } from '#modules/parties/parties/findings.ts';

/** What a decision on credit is checked against, in the order in which it is looked at. */
export const checkAreas = [
  'identity',
  'registration',
  'vat',
  'duplicates',
  'bank',
  'references',
  'law',
  'other',
] as const;
export type CheckArea = (typeof checkAreas)[number];

const areaOfField: Readonly<Record<string, CheckArea>> = {
  directors: 'identity',
  registrationNumber: 'registration',
  dateOfInc: 'registration',
  vatNumber: 'vat',
  bankerName: 'bank',
  bankerAddress: 'bank',
  branchCode: 'bank',
  bankAccountNo: 'bank',
  bankConfirmation: 'bank',
  bankConfirmationBlobName: 'bank',
  bankConfirmationLetterDate: 'bank',
  tradeReferences: 'references',
};

/** What a finding is about. Another party that is like this one is a matter of its own, whatever field shows it. */
export function areaOf({ path, code, facts }: PartyFinding): CheckArea {
  if (facts['partyName'] !== undefined) return 'duplicates';
  if (code === 'nationalCreditActMayApply') return 'law';
  return areaOfField[path.split('.')[0] ?? ''] ?? 'other';
}

/** The findings of each area; `other` only where there are any. */
export function findingsByArea(
  findings: readonly PartyFinding[],
): readonly { readonly area: CheckArea; readonly findings: readonly PartyFinding[] }[] {
  return checkAreas
    .map((area) => ({ area, findings: findings.filter((finding) => areaOf(finding) === area) }))
    .filter(({ area, findings: found }) => area !== 'other' || found.length > 0);
}
