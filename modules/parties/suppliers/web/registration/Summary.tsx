import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ReviewProps } from '#platform/web/wizard/steps.ts';
import { reviewTexts } from '#modules/parties/links/messages/review/index.ts';
import { FormSummary } from '#modules/parties/links/web/public-review.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { supplierSummary } from '#modules/parties/suppliers/summary.ts';
import { useSupplierForm } from '../steps/form-frame.ts';
import type { SupplierValues } from '../steps/form.ts';

/** What a supplier is about to send, and what is missing of it. */
export function Summary(props: ReviewProps): ReactNode {
  const t = useTexts(registrationTexts);
  const common = useTexts(publicTexts);
  const review = useTexts(reviewTexts);
  const language = useLanguage();
  const values = useFormContext<SupplierValues>().watch();
  const { accountOnFile, clientName } = useSupplierForm();
  const words = { language, common, number: (text: string) => text };
  const sections = supplierSummary(values, t, words, values.certificate?.name ?? '');
  const isEmpty = (id: string) => sections.find(({ step }) => step === id)?.lines.length === 0;
  const client = { client: clientName };
  return (
    <FormSummary
      {...props}
      sections={sections}
      consequences={{
        directors: isEmpty('directors') ? review('noDirectors', client) : undefined,
        bank: values.bankAccountNo ? undefined : accountOnFile ? review('onFile') : review('noBank', client),
      }}
      missingHere={values.isTrasporter && !values.certificate && review('noCertificate', client)}
    />
  );
}
