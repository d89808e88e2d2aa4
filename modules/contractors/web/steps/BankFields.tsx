import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { limits } from '#modules/contractors/fields.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { bankProblems } from '#modules/contractors/rules.ts';
import { partyLimits } from '#modules/parties/fields.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import {
  bankSuggestions,
  FindingNotes,
  Section,
  useNoteOf,
  useUniversalBranchCode,
} from '#modules/parties/web/index.ts';
import type { ApplicationValues } from './application-form.ts';
import { useContractorForm } from './ContractorFormFrame.tsx';
import { Field } from './fields.ts';

/** Bank Details, and who audits the books. */
export function BankFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin: disabled } = useContractorForm();
  return (
    <FindingNotes find={bankProblems}>
      <Section title={party('bankAccount')} hint={t('bankAccountHint')}>
        <BankAccount />
      </Section>
      <Section title={t('auditors')} hint={t('auditorsHint')}>
        <Field.Text
          name="auditor"
          label={t('auditor')}
          autoCapitalize="words"
          maxLength={limits.name}
          disabled={disabled}
          required
        />
        <Field.Text
          name="auditorAdd"
          label={t('auditorAdd')}
          autoCapitalize="words"
          maxLength={limits.address}
          disabled={disabled}
          required
        />
      </Section>
    </FindingNotes>
  );
}

function BankAccount(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const note = useNoteOf();
  const { accountOnFile: number, isAdmin: disabled } = useContractorForm();
  const account = useWatch<ApplicationValues, 'bankAccountNo'>({ name: 'bankAccountNo' });
  const owner = useUniversalBranchCode('banker', 'branchCode');
  return (
    <>
      <Field.Suggest
        name="banker"
        label={party('bank')}
        suggestions={bankSuggestions}
        maxLength={60}
        disabled={disabled}
        required
      />
      <Field.Text
        name="bankerAdd"
        label={t('bankerAdd')}
        help={t('bankerAddHelp')}
        autoCapitalize="words"
        maxLength={limits.address}
        disabled={disabled}
        required
      />
      <Field.Digits
        name="branchCode"
        label={party('branchCode')}
        help={owner && party('universalBranchCode', { bank: owner.name })}
        note={note('branchCode')}
        maxLength={partyLimits.branchCode}
        disabled={disabled}
        required
        className="sm:col-span-2"
      />
      <Field.Digits
        name="bankAccountNo"
        label={party('bankAccountNo')}
        help={number && party('numberOnFile', { number })}
        note={number && !account ? undefined : note('bankAccountNo')}
        maxLength={partyLimits.bankAccount}
        disabled={disabled}
        required
        className="sm:col-span-2"
      />
    </>
  );
}
