import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, Section } from '#modules/parties/parties/web/index.ts';
import { bankFindings } from '#modules/parties/suppliers/checks.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { Inputs } from './later-inputs.ts';

/** Bank Details. */
export function BankFields(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <FindingNotes find={bankFindings}>
      <Section title={t('bankAccount')} hint={t('bankAccountHint')}>
        <Inputs.BankAccount bank="bank">
          <Field.Text name="branchName" label={t('branchName')} autoCapitalize="words" />
        </Inputs.BankAccount>
        <Field.Text name="bankCode" label={t('bankCode')} help={t('bankCodeHelp')} className="sm:col-span-2" />
      </Section>
    </FindingNotes>
  );
}
