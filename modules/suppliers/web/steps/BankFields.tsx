import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import {
  bankSuggestions,
  FindingNotes,
  Section,
  useNoteOf,
  useUniversalBranchCode,
} from '#modules/parties/web/index.ts';
import { bankFindings } from '#modules/suppliers/checks.ts';
import { limits } from '#modules/suppliers/fields.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

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
  const number = useSupplierForm().accountOnFile;
  const account = useWatch<SupplierValues, 'bankAccountNo'>({ name: 'bankAccountNo' });
  const owner = useUniversalBranchCode('bank', 'branchCode');
  return (
    <>
      <Field.Suggest name="bank" label={t('bank')} suggestions={bankSuggestions} maxLength={60} />
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
