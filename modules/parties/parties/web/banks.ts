import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bankNamed, bankOfBranchCode, banks } from '#platform/identifiers/banks.ts';

/** The six of the specification; another name can be typed. */
export const bankSuggestions = banks
  .slice(0, 6)
  .map(({ name, universalBranchCode }) => ({ value: name, detail: universalBranchCode }));

/**
 * A bank that is known brings its universal branch code; a code that was typed for a branch is left alone. Answers the
 * bank whose universal code stands in the field.
 */
export function useUniversalBranchCode(bankField: string, codeField: string) {
  const { setValue, getValues } = useFormContext();
  const [name, code] = useWatch({ name: [bankField, codeField] }) as (string | undefined)[];
  const bank = bankNamed(name ?? '');
  const before = useRef(bank);
  useEffect(() => {
    if (before.current === bank) return;
    before.current = bank;
    const present = (getValues(codeField) as string | undefined) ?? '';
    if (bank && (present === '' || bankOfBranchCode(present)))
      setValue(codeField, bank.universalBranchCode, { shouldDirty: true, shouldValidate: true });
  }, [bank, codeField, getValues, setValue]);
  return bankOfBranchCode(code ?? '');
}
