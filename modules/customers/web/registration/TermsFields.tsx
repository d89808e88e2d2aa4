import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { TermsText } from '#platform/web/dialogs/TermsText.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useLanguage } from '#platform/web/language.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { acceptTerms, links, type Start } from '#modules/links/web/public-form.ts';
import { Section } from '#modules/parties/web/index.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import type { CustomerValues } from '../steps/form.ts';
import { useCustomerForm } from '../steps/form-frame.ts';
import { Field } from '../steps/fields.ts';
import type { CustomerFormProps } from './link-calls.ts';

type Terms = Start['terms'];

interface LinkTermsValue {
  readonly terms: Terms;
  readonly accept: () => Promise<void>;
}

const TermsContext = createContext<LinkTermsValue | null>(null);

interface LinkTermsProps {
  readonly access: Pick<CustomerFormProps, 'whenOpen'>;
  /** As they were when the form was opened. */
  readonly terms: Terms;
  readonly children: ReactNode;
}

/** Stands around the steps, and gives the last of them the terms of the client in the language that is shown. */
export function LinkTerms({ access, terms: first, children }: LinkTermsProps): ReactNode {
  const { whenOpen } = access;
  const language = useLanguage();
  const shown = useRef(language);
  const [terms, setTerms] = useState(first);
  const readAgain = useEffectEvent(async () => setTerms(await whenOpen(() => links.getLinkTerms({}))));
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    // Those of before stay readable: they are in force in every language.
    readAgain().catch(() => undefined);
  }, [language]);
  return <TermsContext value={{ terms, accept: () => acceptTerms(access, terms) }}>{children}</TermsContext>;
}

/** Terms And Conditions: the text, and the box. What is ticked is kept at once, in the version and the language shown. */
export function TermsFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const { setValue } = useFormContext<CustomerValues>();
  const { setting } = useCustomerForm();
  const context = use(TermsContext);
  if (!context) throw new Error('The terms must stand inside LinkTerms');
  const { terms, accept } = context;
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
          <TermsText title={t('terms')} terms={terms.body} />
        </div>
      )}
      {terms.privacyNotice && (
        <div className="min-w-0 sm:col-span-2">
          <h3 className="mb-2 font-semibold">{shared('privacyNotice')}</h3>
          <TermsText title={shared('privacyNotice')} terms={terms.privacyNotice} />
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
