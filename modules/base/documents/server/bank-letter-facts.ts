import { readBankLetter } from '#platform/server/bank-letter-text.ts';

/** What a bank's letter of confirmation says, as it is kept beside the file; of the account only its last four digits. */
export function bankLetterFacts(text: string): Readonly<Record<string, string>> {
  const { letterDate, accountNumber, bank, branchCode, accountHolder } = readBankLetter(text);
  return {
    ...(letterDate && { letterDate: letterDate.value }),
    ...(accountNumber && { accountNumber: accountNumber.value.slice(-4) }),
    ...(bank && { bank }),
    ...(branchCode && { branchCode: branchCode.value }),
    ...(accountHolder && { accountHolder: accountHolder.value }),
  };
}
