import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { TermsText } from '#platform/web/dialogs/TermsText.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { Section } from '#modules/parties/parties/web/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import type { CustomerValues } from '../steps/form.ts';
import { useCustomerForm } from '../steps/form-frame.ts';
import { Field } from '../steps/fields.ts';
import { useLinkTerms } from './LinkTerms.tsx';

/** Terms And Conditions: the text, and the box. What is ticked is kept at once, in the version and the language shown. */
export function TermsFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const { setValue } = useFormContext<CustomerValues>();
  const { setting } = useCustomerForm();
  const { terms, accept } = useLinkTerms();
  const officer = setting?.informationOfficer;
  async function tick(isTicked: boolean): Promise<void> {
    if (!isTicked) return;
    try {
      await accept();
    } catch (error) {
      setValue('TermsAndConditionsAccepted', false, { shouldDirty: true });
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <Section title={t('terms')} hint={t('termsHint')}>
      {terms.body && (
        <div className="min-w-0 sm:col-span-2">
          <TermsText title={t('terms')} terms={terms.body} isWhole />
        </div>
      )}
      {terms.privacyNotice && (
        <div className="min-w-0 sm:col-span-2">
          <h3 className="mb-2 font-semibold">{shared('privacyNotice')}</h3>
          <TermsText title={shared('privacyNotice')} terms={terms.privacyNotice} isWhole />
          {officer && <p className="mt-2 text-sm text-muted">{t('informationOfficer', { name: officer })}</p>}
        </div>
      )}
      <Field.Checkbox
        name="TermsAndConditionsAccepted"
        label={t('acceptTerms')}
        required
        className="sm:col-span-2"
        onPick={(isTicked) => void tick(isTicked)}
      />
    </Section>
  );
}
