import type { ReadAndTyped } from '#platform/read-and-typed.ts';

/** What of bank details is compared with a bank's letter. */
export const bankReadFields = ['holder', 'account', 'branchCode'] as const;

export interface BankReading extends ReadAndTyped {
  readonly field: (typeof bankReadFields)[number];
}

interface TypedBank {
  readonly holder: string;
  /** The last four digits. */
  readonly account: string;
  readonly branchCode: string;
}

/** Bank details beside what was read in the letter of the bank; none where there is no letter. */
export function bankReadings(
  read: Readonly<Record<string, string>> | undefined,
  { holder, account, branchCode }: TypedBank,
): readonly BankReading[] {
  if (!read) return [];
  return [
    { field: 'holder', kind: 'name', read: read['accountHolder'] ?? '', typed: holder },
    { field: 'account', kind: 'end', read: read['accountNumber'] ?? '', typed: account },
    { field: 'branchCode', kind: 'number', read: read['branchCode'] ?? '', typed: branchCode },
  ];
}
