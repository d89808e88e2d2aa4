import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { equipmentTypeDesk } from '#modules/base/equipment-types/web/desk.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import type { orderTypes } from '../contract.ts';
import { orderTypeTexts } from '../messages/index.ts';
import { orderTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof orderTypes.fields>();
const references = {
  equipmentTypeIds: equipmentTypeDesk,
  defaultItemId: itemMasterDesk,
  defaultProfitCentreId: profitCentreDesk,
};

/** `/orderTypes/{id}` */
export function OrderTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(orderTypeTexts);
  return (
    <MasterForm of={orderTypeDesk} id={params['id']} references={references}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="module" />
            <Field.Text name="name" className="sm:col-span-2" />
            <Field.Text name="numberPrefix" />
            <Field.Select name="colour" />
          </FormSection>
          <FormSection title={t('rules')}>
            <Field.Checkbox name="requiresOrderNumber" />
            <Field.Checkbox name="requiresPOD" />
            <Field.References name="equipmentTypeIds" of={equipmentTypeDesk} className="sm:col-span-2" />
            <Field.Money name="requiresApprovalAbove" className="sm:col-span-2" />
          </FormSection>
          <FormSection title={t('billing')}>
            <Field.Select name="billingMode" />
            <Field.Reference name="defaultItemId" of={itemMasterDesk} />
            <Field.Reference name="defaultProfitCentreId" of={profitCentreDesk} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
