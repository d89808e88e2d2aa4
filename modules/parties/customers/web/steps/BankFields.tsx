import { type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, Section } from '#modules/parties/parties/web/index.ts';
import { financialFindings } from '#modules/parties/customers/checks.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { Inputs } from './later-inputs.ts';

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
export function BankFields(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <FindingNotes find={financialFindings}>
      <Section title={t('bankAccount')} hint={t('bankAccountHint')}>
        <Inputs.BankAccount bank="bankerName">
          <Field.Text name="bankerAddress" label={t('branch')} autoCapitalize="words" />
        </Inputs.BankAccount>
      </Section>
      <Section title={t('letter')} hint={t('letterHint')}>
        <Suspense fallback={<div className="skeleton h-40 sm:col-span-2" />}>
          <LetterFields />
        </Suspense>
      </Section>
    </FindingNotes>
  );
}
