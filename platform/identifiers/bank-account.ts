import { defaultCountry } from '../africa.ts';
import { addMonths, isCalendarDate, type CalendarDate } from '../dates.ts';
import { bankNamed, bankOfBranchCode, type Bank } from './banks.ts';
import { checkDigitResult, type CheckDigitResult, type CheckDigitRule } from './check-digit-verification.ts';
import { verdict, type Finding, type Verdict } from './finding.ts';
import { compact, isDigits } from './raw-text.ts';

export interface BankContext {
  /** As the form has it: one of the suggestions, or free text. */
  readonly bank?: string;
  readonly branchCode?: string;
  /** ISO code of the country where the account is held. */
  readonly country?: string;
  /** The clearing house's rules for the branch; without them the check digit is not checked. */
  readonly checkDigitRules?: readonly CheckDigitRule[];
}

const longestBranchCode = 10;
const longestAccountNumber = 30;

function digitFindings(number: string, maximum: number): Finding[] {
  const findings: Finding[] = [];
  if (number && !isDigits(number)) findings.push({ level: 'E', code: 'digitsOnly' });
  if (number.length > maximum) findings.push({ level: 'E', code: 'tooLong', details: { maximum } });
  return findings;
}

/** Digits, at most ten; in South Africa six. The facts are the bank that the code, or else the name, belongs to. */
export function checkBranchCode(
  raw: string,
  { bank: name = '', country = defaultCountry.code }: BankContext = {},
): Verdict<Bank> {
  const number = compact(raw);
  const findings = digitFindings(number, longestBranchCode);
  const named = bankNamed(name);
  if (country !== 'ZA' || findings.length > 0 || !number) return verdict(number, named ?? null, findings);

  const owner = bankOfBranchCode(number);
  if (number.length !== 6) {
    findings.push({ level: 'W', code: 'branchCodeLength' });
  } else if (owner && named && owner !== named) {
    findings.push({ level: 'W', code: 'branchCodeOfOtherBank', details: { bank: owner.name } });
  } else if (named && owner !== named) {
    findings.push({
      level: 'I',
      code: 'branchCodeNotUniversal',
      details: { bank: named.name, branchCode: named.universalBranchCode },
    });
  }
  return verdict(number, owner ?? named ?? null, findings);
}

export interface AccountFacts {
  readonly bank: Bank | null;
  readonly checkDigit: CheckDigitResult;
}

/**
 * Digits, at most 30. What a bank's numbers usually look like only warns: a pass does not prove that the account exists,
 * and a fail does not prove that it does not.
 */
export function checkBankAccount(raw: string, context: BankContext = {}): Verdict<AccountFacts> {
  const { bank: name = '', branchCode = '', country = defaultCountry.code, checkDigitRules = [] } = context;
  const number = compact(raw);
  const findings = digitFindings(number, longestAccountNumber);
  if (country !== 'ZA' || findings.length > 0 || !number) return verdict<AccountFacts>(number, null, findings);

  const branch = compact(branchCode);
  const bank = bankNamed(name) ?? bankOfBranchCode(branch) ?? null;
  const checkDigit = checkDigitResult(number, branch, checkDigitRules);
  if (/^0+$/.test(number)) findings.push({ level: 'W', code: 'bankAccountZero' });
  else if (bank && !fits(number, bank, branch))
    findings.push({ level: 'W', code: 'bankAccountUnusual', details: { bank: bank.name } });
  if (checkDigit === 'failed') findings.push({ level: 'W', code: 'bankAccountCheckDigit' });
  return verdict<AccountFacts>(number, { bank, checkDigit }, findings);
}

function fits(
  number: string,
  { name, accountLengths, accountPrefix = '', universalBranchCode }: Bank,
  branch: string,
): boolean {
  // Eleven digits exist at this bank only in its universal branch, and then begin with 1.
  if (name === 'STANDARD BANK' && number.length === 11)
    return number.startsWith('1') && (!branch || branch === universalBranchCode);
  return (accountLengths?.includes(number.length) ?? true) && number.startsWith(accountPrefix);
}

/** How many calendar months old a letter of confirmation from the bank may be. */
const bankLetterMonths = 3;

/** The date on the letter, not that of the upload: at most three calendar months before today. */
export function checkBankLetterDate(letterDate: string, today: CalendarDate): Verdict<never> {
  const findings: Finding[] = [];
  if (!isCalendarDate(letterDate)) findings.push({ level: 'E', code: 'invalidDate' });
  else if (letterDate > today) findings.push({ level: 'E', code: 'dateInFuture' });
  else if (letterDate < addMonths(today, -bankLetterMonths))
    findings.push({ level: 'E', code: 'bankLetterTooOld', details: { months: bankLetterMonths } });
  return verdict<never>(letterDate, null, findings);
}
