import { type ComponentType, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { CompanyFields } from './CompanyFields.tsx';
import type { staffFormSteps, supplierFormSteps, SupplierValues } from './form.ts';

/** The fields of the steps after the first one: on a phone they come behind it, at a desk with it. */
export interface LaterFields {
  readonly directors: ComponentType;
  readonly bank: ComponentType;
  readonly transporter: ComponentType;
}

/** The steps of a supplier's form, with the schemas of a guest or of staff. */
export function useSupplierSteps(
  schemas: typeof supplierFormSteps | typeof staffFormSteps,
  later: LaterFields,
): readonly WizardStep<SupplierValues>[] {
  const t = useTexts(registrationTexts);
  return useMemo(
    () => [
      { id: 'company', title: t('companyStep'), schema: schemas.company, Step: CompanyFields },
      { id: 'directors', title: t('directorsStep'), schema: schemas.directors, Step: later.directors },
      { id: 'bank', title: t('bankStep'), schema: schemas.bank, Step: later.bank },
      {
        id: 'transporter',
        title: t('transporterStep'),
        schema: schemas.transporter,
        Step: later.transporter,
        when: ({ isTrasporter }) => isTrasporter === true,
      },
    ],
    [t, schemas, later],
  );
}
