import { type ReactNode, useMemo } from 'react';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { StepFormScreen, type StepFormScreenProps } from '#platform/web/form/StepFormScreen.tsx';
import { useSignedIn } from '#platform/web/signed-in.ts';
import { suppliers, suppliersNoun, useMay } from '../calls.ts';
import { failures } from '../failures.ts';
import { useFieldLabel } from '../labels.ts';
import { supplierListPath } from '../paths.ts';
import { supplierLookups } from '../steps/lookups.ts';
import { fieldOfPath, staffFormSteps, type SupplierValues } from '../steps/form.ts';
import { type SupplierFormContext, SupplierFormFrame } from '../steps/form-frame.ts';
import { type LaterFields, useSupplierSteps } from '../steps/use-steps.ts';
import { BankFields, DirectorFields, TransporterFields } from '../steps/later.ts';

type Shared = 'noun' | 'steps' | 'backTo' | 'fieldPath' | 'fieldName' | 'failures' | 'idOf';

interface SupplierStepsProps extends Omit<StepFormScreenProps<SupplierValues>, Shared> {
  /** Whose supplier it is; empty for the person's own company. */
  readonly clientName: string;
}

const storeCertificate: SupplierFormContext['storeCertificate'] = async (file, options) => {
  const stored = await suppliers.postCarrierFile({ fileName: file.name, content: file.base64 }, options);
  return { file: { name: stored.fileName, size: stored.size, blobName: stored.blobName }, facts: stored.facts };
};

const laterFields: LaterFields = { directors: DirectorFields, bank: BankFields, transporter: TransporterFields };

/** The steps of a supplier as staff fill them in: no link, no one-time code, no terms, and the numbers of their own books. */
export function SupplierSteps({ clientName, ...form }: SupplierStepsProps): ReactNode {
  const fieldName = useFieldLabel();
  const steps = useSupplierSteps(staffFormSteps, laterFields);
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
