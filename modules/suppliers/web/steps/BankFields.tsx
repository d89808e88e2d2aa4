import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bankNamed, bankOfBranchCode, banks } from '#platform/identifiers/banks.ts';
import { useTexts } from '#platform/web/texts.ts';
import { bankFindings } from '#modules/suppliers/checks.ts';
import { limits } from '#modules/suppliers/fields.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { FindingNotes, useNoteOf } from './FindingNotes.tsx';
import { Section, useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

/** The six of the specification; another name can be typed. */
const suggestions = banks
  .slice(0, 6)
  .map(({ name, universalBranchCode }) => ({ value: name, detail: universalBranchCode }));

/** Bank Details. */
export function BankFields(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <FindingNotes find={bankFindings}>
      <Section title={t('bankAccount')} hint={t('bankAccountHint')}>
        <BankAccount />
      </Section>
    </FindingNotes>
  );
}

function BankAccount(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const number = useSupplierForm().numbersOnFile?.bankAccountNo;
  const [branchCode, account] = useWatch<SupplierValues, ['branchCode', 'bankAccountNo']>({
    name: ['branchCode', 'bankAccountNo'],
  });
  const owner = bankOfBranchCode(branchCode ?? '');
  useUniversalBranchCode();
  return (
    <>
      <Field.Suggest name="bank" label={t('bank')} suggestions={suggestions} maxLength={60} />
      <Field.Text name="branchName" label={t('branchName')} autoCapitalize="words" maxLength={60} />
      <Field.Digits
        name="branchCode"
        label={t('branchCode')}
        help={owner && t('universalBranchCode', { bank: owner.name })}
        note={note('branchCode')}
        maxLength={limits.branchCode}
        className="sm:col-span-2"
      />
      <Field.Digits
        name="bankAccountNo"
        label={t('bankAccountNo')}
        help={number && t('numberOnFile', { number })}
        note={number && !account ? undefined : note('bankAccountNo')}
        maxLength={limits.bankAccount}
        className="sm:col-span-2"
      />
      <Field.Text
        name="bankCode"
        label={t('bankCode')}
        help={t('bankCodeHelp')}
        maxLength={20}
        className="sm:col-span-2"
      />
    </>
  );
}

/** A bank that is known brings its universal branch code; a code that was typed for a branch is left alone. */
function useUniversalBranchCode(): void {
  const { setValue, getValues } = useFormContext<SupplierValues>();
  const bank = bankNamed(useWatch<SupplierValues, 'bank'>({ name: 'bank' }) ?? '');
  const before = useRef(bank);
  useEffect(() => {
    if (before.current === bank) return;
    before.current = bank;
    const code = getValues('branchCode') ?? '';
    if (bank && (code === '' || bankOfBranchCode(code)))
      setValue('branchCode', bank.universalBranchCode, { shouldDirty: true, shouldValidate: true });
  }, [bank, getValues, setValue]);
}
