import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ReviewProps } from '#platform/web/wizard/steps.ts';
import { reviewTexts } from '#modules/parties/links/messages/review/index.ts';
import { FormSummary } from '#modules/parties/links/web/public-review.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { customerSummary } from '#modules/parties/customers/summary.ts';
import { useCustomerForm } from '../steps/form-frame.ts';
import type { CustomerValues } from '../steps/form.ts';

/** What a customer is about to send, and what is missing of it. */
export function Summary(props: ReviewProps): ReactNode {
  const t = useTexts(registrationTexts);
  const common = useTexts(publicTexts);
  const review = useTexts(reviewTexts);
  const language = useLanguage();
  const values = useFormContext<CustomerValues>().watch();
  const { accountOnFile, clientName: client = '' } = useCustomerForm();
  const words = { language, common, number: (text: string) => text };
  const sections = customerSummary(values, t, words, values.letter?.name ?? '');
  const isEmpty = (id: string) => sections.find(({ step }) => step === id)?.lines.length === 0;
  return (
    <FormSummary
      {...props}
      sections={sections}
      consequences={{
        directors: isEmpty('directors') ? review('noDirectors', { client }) : undefined,
        financial: values.bankAccountNo ? undefined : accountOnFile ? review('onFile') : review('noLetter'),
        contacts: isEmpty('contacts') ? review('noContacts', { client }) : undefined,
      }}
    />
  );
}
