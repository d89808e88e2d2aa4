import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkStart, type Start, TermsQuestion } from '#modules/parties/links/web/public-form.ts';
import { addressesIn } from '#modules/parties/parties/fields.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { emptySupplier, type SupplierValues, valuesOf } from '../steps/form.ts';
import { failures } from '../failures.ts';
import type { CarrierFormProps, OpenCarrierLink } from './link-calls.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { TransporterQuestion } from './TransporterQuestion.tsx';

/** Behind the code: the terms, the first question, and the steps. */
export function RegistrationForm(form: CarrierFormProps): ReactNode {
  return (
    <LinkStart access={form} failures={failures}>
      {(start) => (
        <TermsQuestion access={form} terms={start.terms}>
          <FirstQuestion form={form} start={start} />
        </TermsQuestion>
      )}
    </LinkStart>
  );
}

interface FirstQuestionProps {
  readonly form: CarrierFormProps;
  readonly start: Start;
}

/** Of a new supplier nothing is known; what it is decides which steps follow. */
function FirstQuestion({ form, start: { draft, saved, currentStep } }: FirstQuestionProps): ReactNode {
  const fileName = useTexts(registrationTexts)('certificateOnFile');
  const [isTransporter, setIsTransporter] = useState<boolean>();
  const values: SupplierValues = Object.assign({}, stored(form.link, fileName), ...Object.values(draft));
  if (form.link.isEdit || draft['company'])
    return <RegistrationSteps form={form} values={values} saved={saved} startAt={currentStep} />;
  if (isTransporter === undefined) return <TransporterQuestion onAnswer={setIsTransporter} />;
  return (
    <RegistrationSteps
      form={form}
      values={{ ...values, isTrasporter: isTransporter }}
      saved={saved}
      startAt="company"
      isNew
    />
  );
}

/** The record that is edited, or the little that is known of a new one; its certificate's own name is not told. */
function stored(
  { carrierDetail, blobName, isEdit, email, verifiedMobile = '' }: OpenCarrierLink,
  fileName: string,
): SupplierValues {
  return isEdit && carrierDetail
    ? valuesOf({ carrierDetail, blobName, certificate: { fileName, size: 0 } })
    : { ...emptySupplier, ...addressesIn(verifiedMobile), email, cellNo: verifiedMobile };
}
