import type { ReactNode } from 'react';
import { clientToday } from '#platform/client-day.ts';
import { useTexts } from '#platform/web/texts.ts';
import { bankCodes, limits } from '#modules/parties/contractors/fields.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { approvalProblems } from '#modules/parties/contractors/rules.ts';
import { FindingNotes, Section, useNoteOf } from '#modules/parties/parties/web/index.ts';
import { Field, Inputs, Signed } from './fields.ts';

/** Approval: what the client decides on. */
export function ApprovalFields(): ReactNode {
  const t = useTexts(applicationTexts);
  return (
    <FindingNotes find={approvalProblems}>
      <Section title={t('assessment')} hint={t('assessmentHint')}>
        <Assessment />
      </Section>
      <Section title={t('approvedSignature')} hint={t('approvedSignatureHint')}>
        <Signed.Signature name="approvedSignature" label={t('approvedSignature')} className="sm:col-span-2" />
      </Section>
    </FindingNotes>
  );
}

function Assessment(): ReactNode {
  const t = useTexts(applicationTexts);
  const note = useNoteOf();
  return (
    <>
      <Field.Money name="creditLimit" label={t('creditLimit')} required />
      <Field.Number
        name="paymentTerm"
        label={t('paymentTerm')}
        help={t('paymentTermHelp')}
        min={0}
        max={limits.paymentTerm}
        decimals={0}
        required
      />
      <Field.Text name="authCreditAcc" label={t('authCreditAcc')} required className="sm:col-span-2" />
      <Field.Textarea name="recCreditCheck" label={t('recCreditCheck')} rows={3} required className="sm:col-span-2" />
      <Field.Select
        name="bankCode"
        label={t('bankCode')}
        help={t('bankCodeHelp')}
        note={note('bankCode')}
        options={bankCodes.map((value) => ({
          value,
          label: value === 'none' ? t('bankCodeNone') : t(`bankCode_${value}`),
        }))}
        required
        className="sm:col-span-2"
      />
      <Field.Text name="bankCodeReason" label={t('bankCodeReason')} className="sm:col-span-2" />
      <Field.Money name="bankCodeAmount" label={t('bankCodeAmount')} />
      <Field.Number name="bankCodeTermDays" label={t('bankCodeTermDays')} min={0} max={3650} decimals={0} />
      <Inputs.Date name="bankCodeDate" label={t('bankCodeDate')} note={note('bankCodeDate')} max={clientToday()} />
    </>
  );
}
