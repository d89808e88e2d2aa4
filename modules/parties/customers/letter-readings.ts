import type { ReadAndTyped } from '#platform/read-and-typed.ts';

interface TypedBank {
  readonly registeredName: string;
  readonly bankAccountNo: string;
  readonly branchCode: string;
  readonly bankConfirmationLetterDate: string;
}

/** The bank details of a customer beside what was read in the bank's letter; of the account only its last four digits. */
export function letterReadings(read: Readonly<Record<string, string>>, typed: TypedBank) {
  return [
    { field: 'registeredName', kind: 'name', read: read['accountHolder'] ?? '', typed: typed.registeredName },
    { field: 'bankAccountNo', kind: 'end', read: read['accountNumber'] ?? '', typed: typed.bankAccountNo.slice(-4) },
    { field: 'branchCode', kind: 'number', read: read['branchCode'] ?? '', typed: typed.branchCode },
    {
      field: 'bankConfirmationLetterDate',
      kind: 'day',
      read: read['letterDate'] ?? '',
      typed: typed.bankConfirmationLetterDate,
    },
  ] as const satisfies readonly ReadAndTyped[];
}
