import { expect, test } from 'vitest';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { areaOf, findingsByArea } from './areas.ts';

function found(path: string, code: string, facts: PartyFinding['facts'] = {}): PartyFinding {
  return { path, code, facts, level: 'W' };
}

test('a finding belongs to what its field is about, and another party is a matter of its own', () => {
  expect(areaOf(found('directors.1.idNumber', 'directorIdentityMissing'))).toBe('identity');
  expect(areaOf(found('vatNumber', 'vatNumberInvalid'))).toBe('vat');
  expect(areaOf(found('vatNumber', 'numbersOfSupplier', { partyName: 'Karoo Freight' }))).toBe('duplicates');
  expect(areaOf(found('bankConfirmationLetterDate', 'bankLetterTooOld'))).toBe('bank');
  expect(areaOf(found('creditRequired', 'nationalCreditActMayApply'))).toBe('law');
  expect(areaOf(found('', 'shipperTermsNotAgreed'))).toBe('other');
});

test('every area is named, also where nothing was found; the rest only where something was', () => {
  const areas = findingsByArea([found('tradeReferences', 'tradeReferenceMissing')]);
  expect(areas.map(({ area }) => area)).not.toContain('other');
  expect(areas.find(({ area }) => area === 'references')?.findings).toHaveLength(1);
  expect(areas.filter(({ findings }) => findings.length === 0)).toHaveLength(6);
  expect(findingsByArea([found('contacts', 'financeContactMissing')]).at(-1)?.area).toBe('other');
});
