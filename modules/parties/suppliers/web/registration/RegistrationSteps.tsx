import { type ReactNode, useMemo } from 'react';
import { LinkStepper, type Start, storeByLink } from '#modules/parties/links/web/public-form.ts';
import { identityOnFile } from '#modules/parties/parties/web/index.ts';
import { supplierLookups } from '../steps/lookups.ts';
import { fieldOfPath, submissionOf, supplierFormSteps, type SupplierValues } from '../steps/form.ts';
import { SupplierFormFrame, type SupplierFormContext } from '../steps/form-frame.ts';
import { useSupplierSteps } from '../steps/use-steps.ts';
import { failures } from '../failures.ts';
import { laterFields, Summary } from './later-steps.ts';
import type { CarrierFormProps } from './link-calls.ts';

interface RegistrationStepsProps {
  readonly form: CarrierFormProps;
  readonly values: SupplierValues;
  readonly saved: Start['saved'];
  readonly startAt: string | undefined;
  /** The first question was answered in this moment: its answer is the beginning of the draft. */
  readonly isNew?: boolean;
}

/** The steps of a registration by link. */
export function RegistrationSteps({ form, values, saved, startAt, isNew = false }: RegistrationStepsProps): ReactNode {
  const { link, whenOpen } = form;
  const steps = useSupplierSteps(supplierFormSteps, laterFields);
  const { clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail } = link;
  const frame = useMemo((): SupplierFormContext => {
    return {
      lookups: supplierLookups({ clientName, keyIdentifier }),
      clientName: clientTradeName,
      isAdmin: false,
      accountOnFile: maskedNumbers?.['bankAccountNo'],
      identityOnFile: identityOnFile(carrierDetail?.directors, maskedNumbers),
      storeCertificate: storeByLink(whenOpen, 'gitCertificate'),
    };
  }, [clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail, whenOpen]);

  return (
    <SupplierFormFrame value={frame}>
      <LinkStepper
        form={form}
        steps={steps}
        initial={values}
        saved={saved}
        startAt={startAt}
        isNew={isNew}
        failures={failures}
        fieldPath={fieldOfPath}
        review={{ place: 'below', Part: Summary }}
        submission={(all) => ({
          input: {
            ...submissionOf(all, { isAdmin: false, clientName }),
            isEdit: link.isEdit,
            ...(keyIdentifier && { keyIdentifier }),
          },
          done: { client: clientTradeName, email: link.email, support: link.support, isEdit: link.isEdit },
        })}
      />
    </SupplierFormFrame>
  );
}
