import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ReviewProps } from '#platform/web/wizard/steps.ts';
import { reviewTexts } from '#modules/parties/links/messages/review/index.ts';
import { FormSummary } from '#modules/parties/links/web/public-review.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { contractorSummary } from '#modules/parties/contractors/summary.ts';
import { useContractorForm } from '../steps/form-frame.ts';
import type { ApplicationValues } from '../steps/form.ts';

/** What a contractor is about to sign. */
export function Summary(props: ReviewProps): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const common = useTexts(publicTexts);
  const review = useTexts(reviewTexts);
  const language = useLanguage();
  const values = useFormContext<ApplicationValues>().watch();
  const { accountOnFile } = useContractorForm();
  const sections = contractorSummary(
    values,
    { t, party, language, common, number: (text) => text },
    { certificate: values.certificate?.name ?? '', suretyshipDeed: values.suretyshipDeed?.name ?? '' },
  );
  const isKept = accountOnFile !== undefined && !values.bankAccountNo;
  return <FormSummary {...props} sections={sections} consequences={{ bank: isKept ? review('onFile') : undefined }} />;
}
