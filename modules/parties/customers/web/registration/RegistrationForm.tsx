import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkStart, type Start } from '#modules/parties/links/web/public-form.ts';
import { addressesIn } from '#modules/parties/parties/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { failures } from '../failures.ts';
import { type CustomerValues, emptyCustomer, valuesOf } from '../steps/form.ts';
import type { CustomerFormProps, OpenCustomerLink } from './link-calls.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';

/** Behind the code: the steps, from where they were left. */
export function RegistrationForm(form: CustomerFormProps): ReactNode {
  const letterName = useTexts(registrationTexts)('letterOnFile');
  return (
    <LinkStart access={form} failures={failures}>
      {(start) => (
        <RegistrationSteps
          form={form}
          terms={start.terms}
          saved={start.saved}
          values={startValues(stored(form.link, letterName), start)}
          startAt={start.currentStep}
        />
      )}
    </LinkStart>
  );
}

/** Lays the draft over the record. Terms that were ticked and have changed since are to be accepted again. */
function startValues(record: CustomerValues, { draft, terms }: Start): CustomerValues {
  const values: CustomerValues = Object.assign({}, record, ...Object.values(draft));
  return { ...values, TermsAndConditionsAccepted: values.TermsAndConditionsAccepted === true && terms.isAccepted };
}

/** The record that is edited, or the little that is known of a new one; its letter's own name is not told. */
function stored(link: OpenCustomerLink, letterName: string): CustomerValues {
  const { shipperDetail, isEdit, email, registeredName = '', verifiedMobile = '' } = link;
  return isEdit && shipperDetail
    ? valuesOf(shipperDetail, letterName)
    : { ...emptyCustomer, ...addressesIn(verifiedMobile), registeredName, email, mobileNumber: verifiedMobile };
}
