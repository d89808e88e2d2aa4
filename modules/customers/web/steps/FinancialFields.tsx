import { type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { useTexts } from '#platform/web/texts.ts';
import {
  bankSuggestions,
  FindingNotes,
  Section,
  useNoteOf,
  useUniversalBranchCode,
} from '#modules/parties/web/index.ts';
import { financialFindings } from '#modules/customers/checks.ts';
import { limits } from '#modules/customers/fields.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import type { CustomerValues } from './customer-form.ts';
import { useCustomerForm } from './CustomerFormFrame.tsx';
import { Field } from './fields.ts';

// A letter is sent as soon as it is chosen, so that nothing of it works without a network anyway: it comes together with
// the field for the file.
const LetterFields = lazyWithRetry(async () => {
  const [{ LetterFields: Fields }] = await Promise.all([
    import('./LetterFields.tsx'),
    import('#platform/web/fields/FileField.tsx'),
  ]);
  return Fields;
});

/** Financial Details: the account, and the bank's own word for it. */
export function FinancialFields(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <FindingNotes find={financialFindings}>
      <Section title={t('bankAccount')} hint={t('bankAccountHint')}>
        <BankAccount />
      </Section>
      <Section title={t('letter')} hint={t('letterHint')}>
        <Suspense fallback={<div className="skeleton h-40 sm:col-span-2" />}>
          <LetterFields />
        </Suspense>
      </Section>
    </FindingNotes>
  );
}

function BankAccount(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const number = useCustomerForm().accountOnFile;
  const account = useWatch<CustomerValues, 'bankAccountNo'>({ name: 'bankAccountNo' });
  const owner = useUniversalBranchCode('bankerName', 'branchCode');
  return (
    <>
      <Field.Suggest name="bankerName" label={t('bank')} suggestions={bankSuggestions} maxLength={60} />
      <Field.Text name="bankerAddress" label={t('branch')} autoCapitalize="words" maxLength={200} />
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
    </>
  );
}
