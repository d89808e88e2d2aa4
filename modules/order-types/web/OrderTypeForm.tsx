import type { ReactNode } from 'react';

import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { itemMasterDesk } from '#modules/item-masters/web/desk.ts';
import { profitCentreDesk } from '#modules/profit-centres/web/desk.ts';
import { billingModes, orderColours, orderModules, orderTypes } from '../contract.ts';
import { orderTypeTexts } from '../messages/index.ts';
import { orderTypeDesk } from './desk.ts';

const Field = masterFieldsFor<typeof orderTypes.fields>();
const references = { defaultItemId: itemMasterDesk, defaultProfitCentreId: profitCentreDesk };

/** `/orderTypes/{id}` */
export function OrderTypeForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(orderTypeTexts);
  return (
    <MasterForm
      of={orderTypeDesk}
      id={params['id']}
      texts={orderTypeTexts}
      newTitle={t('newOrderType')}
      title={({ code }) => t('orderType', { code })}
      references={references}
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required maxLength={20} autoCapitalize="characters" />
            <Field.Select name="module" label={t('module')} options={options('module', orderModules)} required />
            <Field.Text name="name" label={label('name')} required maxLength={80} className="sm:col-span-2" />
            <Field.Text name="numberPrefix" label={t('numberPrefix')} help={t('numberPrefixHelp')} maxLength={6} />
            <Field.Select name="colour" label={t('colour')} options={options('colour', orderColours)} required />
          </FormSection>
          <FormSection title={t('rules')}>
            <Field.Checkbox name="requiresOrderNumber" label={t('requiresOrderNumber')} />
            <Field.Checkbox name="requiresPOD" label={t('requiresPOD')} />
            <Field.Money
              name="requiresApprovalAbove"
              label={t('requiresApprovalAbove')}
              help={t('requiresApprovalAboveHelp')}
              className="sm:col-span-2"
            />
          </FormSection>
          <FormSection title={t('billing')}>
            <Field.Select
              name="billingMode"
              label={t('billingMode')}
              options={options('billingMode', billingModes)}
              required
            />
            <Field.Reference name="defaultItemId" of={itemMasterDesk} label={t('defaultItemId')} />
            <Field.Reference name="defaultProfitCentreId" of={profitCentreDesk} label={t('defaultProfitCentreId')} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
