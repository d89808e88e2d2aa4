import { defaultCountry } from '../africa.ts';
import type { CalendarDate } from '../dates.ts';
import { verdict, type Finding, type Verdict } from './finding.ts';
import { compact } from './raw-text.ts';

export const entityTypes = ['company', 'soleProprietor', 'partnership', 'trust', 'foreign'] as const;
export type EntityType = (typeof entityTypes)[number];

export interface RegistrationContext {
  readonly today: CalendarDate;
  /** ISO code of the country of registration. */
  readonly country?: string;
  readonly entityType?: EntityType;
  /** As the applicant gave it; its year is part of the number. */
  readonly incorporatedOn?: CalendarDate | undefined;
  /** Its ending names a legal form, which the last two digits name too. */
  readonly registeredName?: string | undefined;
}

export interface RegistrationFacts {
  readonly year: number;
  readonly sequence: string;
  readonly typeCode: string;
}

/** Type codes that occur. Meanings as commonly published, not confirmed by the registrar: they only ever warn. */
const typeCodes = '01 02 06 07 08 09 10 11 12 14 15 16 17 20 21 22 23 24 25 26 30 31 80'.split(' ');
const typesByEnding: readonly (readonly [ending: RegExp, typeCodes: readonly string[]])[] = [
  [/\b(?:pty|proprietary|edms|eiendoms)\)?\W*(?:ltd|limited|bpk|beperk)\W*(?:\(?rf\)?)?$/i, ['07']],
  [/\b(?:cc|bk)$/i, ['23']],
  [/\b(?:inc|incorporated|ing)\.?$/i, ['21']],
  [/\bnpc\W*(?:\(?rf\)?)?$/i, ['08']],
  [/\bsoc\W*(?:ltd|limited)?\.?$/i, ['30']],
  [/\b(?:ltd|limited|bpk|beperk)\.?$/i, ['06', '24', '25', '26']],
];
const codesWithKnownEnding = new Set(typesByEnding.flatMap(([, codes]) => codes));

const longest = 30;

/**
 * The registrar's number: year of incorporation, sequence, type (`2015/123456/07`). Reads what people write: without
 * separators, with hyphens, with the K or CK of re-registered close corporations, with the five-digit sequence of old
 * paper. Trusts have numbers of their own (`IT1234/2009`). Other countries' numbers have no form that we could check.
 */
export function checkCompanyRegistration(raw: string, context: RegistrationContext): Verdict<RegistrationFacts> {
  const { country = defaultCountry.code, entityType = 'company' } = context;
  const number = compact(raw).toUpperCase();
  if (!number)
    return verdict<RegistrationFacts>(
      '',
      null,
      entityType === 'soleProprietor' ? [] : [{ level: 'E', code: 'required' }],
    );
  if (country !== 'ZA' || entityType !== 'company' || number.startsWith('IT'))
    return checkOtherNumber(number, entityType, country);

  const old = ofOldPaper(number);
  const parts = /^(?:CK|K)?[-/]?((?:18|19|20)\d\d)(?:([-/])(\d{5,6})\2|(\d{6}))(\d\d)$/.exec(old ?? number);
  if (!parts) return verdict<RegistrationFacts>(number, null, [{ level: 'E', code: 'companyRegistrationFormat' }]);
  const [, year = '', , separated, joined = '', typeCode = ''] = parts;
  const sequence = (separated ?? joined).padStart(6, '0');
  const facts: RegistrationFacts = { year: Number(year), sequence, typeCode };
  return verdict(`${year}/${sequence}/${typeCode}`, facts, compare(facts, context));
}

/**
 * The two forms that old certificates have: a close corporation by two digits of its year (`CK98/12345/23`; there were new
 * ones from 1984 to 2011), and a private company by the K of its re-registration, without the type (`K2015123456`).
 */
function ofOldPaper(number: string): string | undefined {
  const [, yy, sequence] = /^CK[-/]?(\d\d)[-/](\d{4,6})(?:[-/]23)?$/.exec(number) ?? [];
  if (yy && sequence) return `${Number(yy) >= 84 ? '19' : '20'}${yy}/${sequence.padStart(6, '0')}/23`;
  const [, year, ofCompany] = /^K[-/]?(20\d\d)[-/]?(\d{6})$/.exec(number) ?? [];
  return year && ofCompany ? `${year}/${ofCompany}/07` : undefined;
}

function checkOtherNumber(number: string, entityType: EntityType, country: string): Verdict<RegistrationFacts> {
  const findings: Finding[] = [];
  if (number.length > longest) findings.push({ level: 'E', code: 'tooLong', details: { maximum: longest } });
  if (country === 'ZA' && entityType === 'company') findings.push({ level: 'W', code: 'companyRegistrationOfTrust' });
  return verdict<RegistrationFacts>(number, null, findings);
}

function compare(
  { year, typeCode }: RegistrationFacts,
  { today, incorporatedOn, registeredName }: RegistrationContext,
): Finding[] {
  const findings: Finding[] = [];
  if (year > Number(today.slice(0, 4))) findings.push({ level: 'E', code: 'companyRegistrationYear' });
  if (!typeCodes.includes(typeCode))
    findings.push({ level: 'W', code: 'companyRegistrationType', details: { typeCode } });
  if (incorporatedOn && Number(incorporatedOn.slice(0, 4)) !== year) {
    findings.push({ level: 'W', code: 'companyRegistrationDate', details: { year: String(year) } });
  }
  const expected = typesByEnding.find(([ending]) => ending.test(registeredName?.trim() ?? ''))?.[1];
  if (expected && !expected.includes(typeCode) && codesWithKnownEnding.has(typeCode)) {
    findings.push({ level: 'W', code: 'companyRegistrationName', details: { typeCode } });
  }
  return findings;
}
