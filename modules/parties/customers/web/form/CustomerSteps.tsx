import { type ReactNode, useMemo } from 'react';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { StepFormScreen, type StepFormScreenProps } from '#platform/web/form/StepFormScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { DirectorFields } from '#modules/parties/parties/web/later.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { failures } from '../failures.ts';
import { useFieldLabel } from '../labels.ts';
import { customerListPath } from '../paths.ts';
import { CompanyFields } from '../steps/CompanyFields.tsx';
import { ContactDetailFields } from '../steps/ContactDetailFields.tsx';
import { CreditFields } from '../steps/CreditFields.tsx';
import { type CustomerValues, fieldOfPath, type StoredCustomer, valuesOf } from '../steps/form.ts';
import { type CustomerFormContext, CustomerFormFrame } from '../steps/form-frame.ts';
import { BankFields } from '../steps/BankFields.tsx';
import { customerLookups, useDebtorSetting } from '../steps/lookups.ts';
import { staffSteps } from './staff-form.ts';

type Shared = 'noun' | 'steps' | 'backTo' | 'fieldPath' | 'fieldName' | 'failures' | 'idOf' | 'valuesOf';

interface CustomerStepsProps extends Omit<StepFormScreenProps<CustomerValues>, Shared> {
  /** Whose customer it is; empty for the person's own company. */
  readonly client: string;
}

const storeLetter: CustomerFormContext['storeLetter'] = async (file, options) => {
  const content = { fileName: file.name, content: file.base64 };
  const { fileName, size, blobName, facts } = await customers.postShipperFile(content, options);
  return { name: fileName, size, blobName, letterDate: facts['letterDate'] };
};

/** The five steps of a customer as staff fill them in: no link, no code, no terms, and what only staff set. */
export function CustomerSteps({ client, ...form }: CustomerStepsProps): ReactNode {
  const t = useTexts(registrationTexts);
  const fieldName = useFieldLabel();
  const steps = useMemo((): readonly WizardStep<CustomerValues>[] => {
    const incomplete = t('completeRequiredFields');
    const { company, credit, directors, financial, contacts } = staffSteps;
    return [
      { id: 'company', title: t('companyStep'), schema: company, Step: CompanyFields, incomplete },
      { id: 'credit', title: t('creditStep'), schema: credit, Step: CreditFields, incomplete },
      { id: 'directors', title: t('directorsStep'), schema: directors, Step: DirectorFields, incomplete },
      { id: 'financial', title: t('financialStep'), schema: financial, Step: BankFields, incomplete },
      { id: 'contacts', title: t('contactsStep'), schema: contacts, Step: ContactDetailFields, incomplete },
    ];
  }, [t]);
  const mayStore = useMay('postShipperFile');
  const lookups = useMemo(() => customerLookups(client, form.id), [client, form.id]);
  const setting = useDebtorSetting(lookups);
  const frame = useMemo<CustomerFormContext>(
    () => ({
      lookups,
      setting,
      directorsMin: setting?.directorsMin,
      isAdmin: true,
      // Without the right to store it beforehand, the letter travels with the submit.
      storeLetter: mayStore ? storeLetter : undefined,
      readLetter: (blobName) => customers.getBlobFile({ blobName, clientName: client }),
      Section: FormSection,
      DateBrick: DayField,
    }),
    [client, lookups, setting, mayStore],
  );
  return (
    <CustomerFormFrame value={frame}>
      <StepFormScreen<CustomerValues>
        {...form}
        noun={customersNoun}
        steps={steps}
        backTo={customerListPath}
        idOf={(answer) => (answer as { id?: string }).id}
        valuesOf={(record: StoredCustomer) => valuesOf(record, t('letterOnFile'))}
        fieldPath={fieldOfPath}
        fieldName={fieldName}
        failures={failures}
      />
    </CustomerFormFrame>
  );
}
