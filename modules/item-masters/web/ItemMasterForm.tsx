import type { ReactNode } from 'react';

import { vatCodes } from '#platform/vat-codes.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { profitCentreDesk } from '#modules/profit-centres/web/desk.ts';
import { itemMasterFailureTexts } from '../messages/failures/index.ts';
import { itemGroups, itemKinds, itemMasters, itemUnits } from '../contract.ts';
import { itemMasterTexts } from '../messages/index.ts';
import { itemMasterDesk } from './desk.ts';

const Field = masterFieldsFor<typeof itemMasters.fields>();
const references = { profitCentreId: profitCentreDesk };
const failures = [itemMasterFailureTexts];

/** `/itemMasterList/{id}` */
export function ItemMasterForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(itemMasterTexts);
  return (
    <MasterForm
      of={itemMasterDesk}
      id={params['id']}
      texts={itemMasterTexts}
      newTitle={t('newItemMaster')}
      title={({ code }) => t('itemMaster', { code })}
      failures={failures}
      references={references}
    >
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required maxLength={20} autoCapitalize="characters" />
            <Field.Select
              name="kind"
              label={t('kind')}
              help={t('kindHelp')}
              options={options('kind', itemKinds)}
              required
            />
            <Field.Text
              name="description"
              label={label('description')}
              required
              maxLength={120}
              className="sm:col-span-2"
            />
            <Field.Select name="itemGroup" label={t('itemGroup')} options={options('itemGroup', itemGroups)} required />
            <Field.Select name="unit" label={t('unit')} options={options('unit', itemUnits)} required />
          </FormSection>
          <FormSection title={t('buying')} hint={t('priceHelp')}>
            <Field.Money name="defaultPriceBuy" label={t('defaultPriceBuy')} max={100_000_000} />
            <Field.Select
              name="vatCodeBuy"
              label={t('vatCodeBuy')}
              options={options('vatCodeBuy', vatCodes)}
              required
            />
            <Field.Text name="journalAccountBuy" label={t('journalAccountBuy')} maxLength={20} />
          </FormSection>
          <FormSection title={t('selling')} hint={t('priceHelp')}>
            <Field.Money name="defaultPriceSell" label={t('defaultPriceSell')} max={100_000_000} />
            <Field.Select
              name="vatCodeSell"
              label={t('vatCodeSell')}
              options={options('vatCodeSell', vatCodes)}
              required
            />
            <Field.Text name="journalAccountSell" label={t('journalAccountSell')} maxLength={20} />
          </FormSection>
          <FormSection title={t('accounting')}>
            <Field.Reference name="profitCentreId" of={profitCentreDesk} label={t('profitCentreId')} />
            <Field.Text name="externalCode" label={t('externalCode')} maxLength={40} />
            <Field.Checkbox name="taxableForWithholding" label={t('taxableForWithholding')} />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
