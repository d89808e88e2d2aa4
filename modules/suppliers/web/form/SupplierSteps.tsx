import { type ReactNode, useMemo } from 'react';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { StepFormScreen, type StepFormScreenProps } from '#platform/web/form/StepFormScreen.tsx';
import { useSignedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { partyFailureTexts } from '#modules/parties/messages/failures/index.ts';
import { DirectorFields } from '#modules/parties/web/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { useFieldLabel } from '../labels.ts';
import { supplierListPath } from '../paths.ts';
import { BankFields } from '../steps/BankFields.tsx';
import { CompanyFields } from '../steps/CompanyFields.tsx';
import { supplierLookups } from '../steps/lookups.ts';
import { fieldOfPath, staffFormSteps, type SupplierValues } from '../steps/supplier-form.ts';
import { type SupplierFormContext, SupplierFormFrame } from '../steps/SupplierFormFrame.tsx';
import { TransporterFields } from '../steps/TransporterFields.tsx';

type Shared = 'noun' | 'steps' | 'backTo' | 'fieldPath' | 'fieldName' | 'failures' | 'idOf';

interface SupplierStepsProps extends Omit<StepFormScreenProps<SupplierValues>, Shared> {
  /** Whose supplier it is; empty for the person's own company. */
  readonly clientName: string;
}

const failures = [supplierFailureTexts, partyFailureTexts] as const;

const storeCertificate: SupplierFormContext['storeCertificate'] = async (file, options) => {
  const stored = await suppliers.postCarrierFile({ fileName: file.name, content: file.base64 }, options);
  return { file: { name: stored.fileName, size: stored.size, blobName: stored.blobName }, facts: stored.facts };
};

/** The steps of a supplier as staff fill them in: no link, no one-time code, no terms, and the numbers of their own books. */
export function SupplierSteps({ clientName, ...form }: SupplierStepsProps): ReactNode {
  const t = useTexts(registrationTexts);
  const fieldName = useFieldLabel();
  const steps = useMemo<readonly WizardStep<SupplierValues>[]>(
    () => [
      { id: 'company', title: t('companyStep'), schema: staffFormSteps.company, Step: CompanyFields },
      { id: 'directors', title: t('directorsStep'), schema: staffFormSteps.directors, Step: DirectorFields },
      { id: 'bank', title: t('bankStep'), schema: staffFormSteps.bank, Step: BankFields },
      {
        id: 'transporter',
        title: t('transporterStep'),
        schema: staffFormSteps.transporter,
        Step: TransporterFields,
        when: ({ isTrasporter }) => isTrasporter === true,
      },
    ],
    [t],
  );
  const mayStore = useMay('postCarrierFile');
  const ownCompany = useSignedIn()?.tenant ?? '';
  const frame = useMemo<SupplierFormContext>(
    () => ({
      lookups: supplierLookups({ clientName, keyIdentifier: form.id }),
      clientName: clientName || ownCompany,
      isAdmin: true,
      // Without the right to store it beforehand, the certificate travels with the submit.
      storeCertificate: mayStore ? storeCertificate : undefined,
      Section: FormSection,
      DateBrick: DayField,
    }),
    [clientName, ownCompany, form.id, mayStore],
  );
  return (
    <SupplierFormFrame value={frame}>
      <StepFormScreen<SupplierValues>
        {...form}
        noun={suppliersNoun}
        steps={steps}
        backTo={supplierListPath}
        idOf={(answer) => (answer as { keyIdentifier?: string }).keyIdentifier}
        fieldPath={fieldOfPath}
        fieldName={fieldName}
        failures={failures}
      />
    </SupplierFormFrame>
  );
}
