import { useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { DirectorFields } from '#modules/parties/web/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { BankFields } from './BankFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { staffFormSteps, supplierFormSteps, SupplierValues } from './form.ts';
import { TransporterFields } from './TransporterFields.tsx';

/** The steps of a supplier's form, with the schemas of a guest or of staff. */
export function useSupplierSteps(
  schemas: typeof supplierFormSteps | typeof staffFormSteps,
): readonly WizardStep<SupplierValues>[] {
  const t = useTexts(registrationTexts);
  return useMemo(
    () => [
      { id: 'company', title: t('companyStep'), schema: schemas.company, Step: CompanyFields },
      { id: 'directors', title: t('directorsStep'), schema: schemas.directors, Step: DirectorFields },
      { id: 'bank', title: t('bankStep'), schema: schemas.bank, Step: BankFields },
      {
        id: 'transporter',
        title: t('transporterStep'),
        schema: schemas.transporter,
        Step: TransporterFields,
        when: ({ isTrasporter }) => isTrasporter === true,
      },
    ],
    [t, schemas],
  );
}
