import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { links, LinkStepper } from '#modules/links/web/public-form.ts';
import { DirectorFields, identityOnFile } from '#modules/parties/web/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { BankFields } from '../steps/BankFields.tsx';
import { CompanyFields } from '../steps/CompanyFields.tsx';
import { supplierLookups } from '../steps/lookups.ts';
import { fieldOfPath, submissionOf, supplierFormSteps, type SupplierValues } from '../steps/supplier-form.ts';
import { SupplierFormFrame, type SupplierFormContext } from '../steps/SupplierFormFrame.tsx';
import { TransporterFields } from '../steps/TransporterFields.tsx';
import { failures } from './failures.ts';
import type { CarrierFormProps } from './link-calls.ts';

interface RegistrationStepsProps {
  readonly form: CarrierFormProps;
  readonly values: SupplierValues;
  readonly startAt: string | undefined;
  /** The first question was answered in this moment: its answer is the beginning of the draft. */
  readonly isNew?: boolean;
}

type Step = WizardStep<SupplierValues>;

/** The steps of a registration by link. */
export function RegistrationSteps({ form, values, startAt, isNew = false }: RegistrationStepsProps): ReactNode {
  const { link, whenOpen } = form;
  const t = useTexts(registrationTexts);

  const steps = useMemo(
    (): readonly Step[] => [
      { id: 'company', title: t('companyStep'), schema: supplierFormSteps.company, Step: CompanyFields },
      { id: 'directors', title: t('directorsStep'), schema: supplierFormSteps.directors, Step: DirectorFields },
      { id: 'bank', title: t('bankStep'), schema: supplierFormSteps.bank, Step: BankFields },
      {
        id: 'transporter',
        title: t('transporterStep'),
        schema: supplierFormSteps.transporter,
        Step: TransporterFields,
        when: ({ isTrasporter }) => isTrasporter === true,
      },
    ],
    [t],
  );

  const { clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail } = link;
  const frame = useMemo((): SupplierFormContext => {
    return {
      lookups: supplierLookups({ clientName, keyIdentifier }),
      clientName: clientTradeName,
      isAdmin: false,
      accountOnFile: maskedNumbers?.['bankAccountNo'],
      identityOnFile: identityOnFile(carrierDetail?.directors, maskedNumbers),
      storeCertificate: async (file, { signal, onProgress }) => {
        const stored = await whenOpen(() =>
          links.postLinkFile(
            { purpose: 'gitCertificate', fileName: file.name, content: file.base64 },
            { signal, onProgress },
          ),
        );
        return { file: { name: stored.fileName, size: stored.size, blobName: stored.blobName }, facts: stored.facts };
      },
    };
  }, [clientName, clientTradeName, keyIdentifier, maskedNumbers, carrierDetail, whenOpen]);

  return (
    <SupplierFormFrame value={frame}>
      <LinkStepper
        form={form}
        steps={steps}
        initial={values}
        startAt={startAt}
        isNew={isNew}
        failures={failures}
        fieldPath={fieldOfPath}
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
