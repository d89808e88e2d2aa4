/**
 * A rule of the clearing house for the accounts of a range of branches. Its tables come from a payment provider and are
 * not published; none is shipped, and without one an account is reported as not checked.
 */
export interface CheckDigitRule {
  readonly fromBranch: string;
  readonly toBranch: string;
  readonly modulus: number;
  /** A constant that is added to the sum ("fudge factor"). */
  readonly addend: number;
  /** For the account right-aligned in eleven digits, first to last. */
  readonly weights: readonly number[];
  /** Names a procedure of its own, which this check does not know. */
  readonly exceptionCode?: string;
}

export type CheckDigitResult = 'passed' | 'failed' | 'notChecked';

const width = 11;

/** One rule that passes is enough: a branch has a rule for each of its account types. */
export function checkDigitResult(account: string, branch: string, rules: readonly CheckDigitRule[]): CheckDigitResult {
  const applicable = rules.filter(({ fromBranch, toBranch }) => fromBranch <= branch && branch <= toBranch);
  if (applicable.length === 0 || account.length > width) return 'notChecked';
  if (applicable.some((rule) => passes(account, rule))) return 'passed';
  return applicable.some(({ exceptionCode }) => exceptionCode) ? 'notChecked' : 'failed';
}

function passes(account: string, { weights, addend, modulus }: CheckDigitRule): boolean {
  const digits = account.padStart(width, '0');
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), addend);
  return sum % modulus === 0;
}
