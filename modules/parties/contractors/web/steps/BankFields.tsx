import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { bankProblems } from '#modules/parties/contractors/rules.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { FindingNotes, Section } from '#modules/parties/parties/web/index.ts';
import { useContractorForm } from './form-frame.ts';
import { Field } from './fields.ts';
import { Inputs } from './later-inputs.ts';

/** Bank Details, and who audits the books. */
export function BankFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin: disabled } = useContractorForm();
  return (
    <FindingNotes find={bankProblems}>
      <Section title={party('bankAccount')} hint={t('bankAccountHint')}>
        <Inputs.BankAccount bank="banker" disabled={disabled} required>
          <Field.Text
            name="bankerAdd"
            label={t('bankerAdd')}
            help={t('bankerAddHelp')}
            autoCapitalize="words"
            disabled={disabled}
            required
          />
        </Inputs.BankAccount>
      </Section>
      <Section title={t('auditors')} hint={t('auditorsHint')}>
        <Field.Text name="auditor" label={t('auditor')} autoCapitalize="words" disabled={disabled} required />
        <Field.Text name="auditorAdd" label={t('auditorAdd')} autoCapitalize="words" disabled={disabled} required />
      </Section>
    </FindingNotes>
  );
}
