import { ageOn, isCalendarDate, type CalendarDate } from '../dates.ts';
import { verdict, type Finding, type Verdict } from './finding.ts';
import { passesLuhn } from './luhn.ts';
import { compact } from './raw-text.ts';

/** What a person proves their identity with; only the South African number can be checked by itself. */
export const identityTypes = ['SA_ID', 'passport', 'other'] as const;
export type IdentityType = (typeof identityTypes)[number];

const citizenships = ['citizen', 'permanentResident', 'refugee'] as const;

export interface SouthAfricanIdFacts {
  readonly birthDate: CalendarDate;
  readonly age: number;
  readonly citizenship: (typeof citizenships)[number];
  /** Written in the number; not to be stored, since nothing in this product needs it. */
  readonly sex: 'female' | 'male';
}

export interface IdentityFacts {
  /** The date of the application, in the company's time zone: ages are counted on it. */
  readonly onDate: CalendarDate;
  /** Directors, sureties and drivers are adults. */
  readonly minimumAge?: number;
}

const adult = 18;

/** The 13 digits YYMMDD SSSS C A Z. A is a remnant of older numbers and says nothing. */
export function checkSouthAfricanId(
  raw: string,
  { onDate, minimumAge = adult }: IdentityFacts,
): Verdict<SouthAfricanIdFacts> {
  const number = compact(raw);
  if (!/^\d{13}$/.test(number))
    return verdict<SouthAfricanIdFacts>(number, null, [{ level: 'E', code: 'identityNumberFormat' }]);

  const birthDate = birthDateOf(number.slice(0, 6), onDate);
  const citizenship = citizenships[Number(number[10])];
  const findings: Finding[] = [];
  if (!birthDate) findings.push({ level: 'E', code: 'identityNumberDate' });
  if (!citizenship) findings.push({ level: 'E', code: 'identityNumberCitizenship' });
  if (!passesLuhn(number)) findings.push({ level: 'E', code: 'identityNumberChecksum' });
  if (!birthDate || !citizenship) return verdict<SouthAfricanIdFacts>(number, null, findings);

  const sex = Number(number.slice(6, 10)) < 5000 ? 'female' : 'male';
  const facts: SouthAfricanIdFacts = { birthDate, age: ageOn(birthDate, onDate), citizenship, sex };
  return verdict(number, facts, [...findings, ...checkAge(birthDate, { onDate, minimumAge })]);
}

/** The century is not written: of two possible ones the later, so that people over a hundred are taken for younger. */
function birthDateOf(yearMonthDay: string, onDate: CalendarDate): CalendarDate | undefined {
  const century = Number(onDate.slice(0, 2));
  return [century, century - 1]
    .map((it) => `${it}${yearMonthDay.slice(0, 2)}-${yearMonthDay.slice(2, 4)}-${yearMonthDay.slice(4)}`)
    .find((date) => isCalendarDate(date) && date <= onDate);
}

/** Whether a date of birth is that of an adult, and of somebody alive. */
export function checkAge(birthDate: CalendarDate, { onDate, minimumAge = adult }: IdentityFacts): Finding[] {
  const age = ageOn(birthDate, onDate);
  if (birthDate > onDate) return [{ level: 'E', code: 'dateInFuture' }];
  if (age < minimumAge) return [{ level: 'E', code: 'personTooYoung', details: { minimumAge } }];
  return age > 100 ? [{ level: 'W', code: 'personVeryOld', details: { age } }] : [];
}

/** The check of an identity number of a chosen type: other types than the South African one are letters, digits, - and /, at most 15. */
export function checkIdentityNumber(
  raw: string,
  type: IdentityType,
  facts: IdentityFacts,
): Verdict<SouthAfricanIdFacts> {
  if (type === 'SA_ID') return checkSouthAfricanId(raw, facts);
  const number = compact(raw);
  const findings: Finding[] = [];
  if (!/^[A-Za-z\d/-]*$/.test(number)) findings.push({ level: 'E', code: 'identityCharacters' });
  if (number.length > 15) findings.push({ level: 'E', code: 'tooLong', details: { maximum: 15 } });
  return verdict<SouthAfricanIdFacts>(number, null, findings);
}
