import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { Section } from '#modules/parties/parties/web/index.ts';
import type { ApplicationValues } from './form.ts';
import { useContractorForm } from './form-frame.ts';
import { Field, Signed } from './fields.ts';

/** Signature: who signs, in which capacity, and the signature itself. */
export function SignatureFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const { isAdmin: disabled } = useContractorForm();
  const company = useWatch<ApplicationValues, 'registeredName'>({ name: 'registeredName' }) ?? '';
  return (
    <Section title={t('declaration')} hint={t('declarationText', { company })}>
      <Field.Text
        name="name"
        label={t('name')}
        autoComplete="name"
        autoCapitalize="words"
        disabled={disabled}
        required
      />
      <Field.Text
        name="capacity"
        label={t('capacity')}
        help={t('capacityHelp')}
        autoComplete="organization-title"
        autoCapitalize="sentences"
        disabled={disabled}
        required
      />
      <Signed.Signature
        name="signature"
        label={t('signature')}
        disabled={disabled}
        required
        className="sm:col-span-2"
      />
      <p className="hlp sm:col-span-2">{t('suretyshipNotAsked')}</p>
    </Section>
  );
}
