import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { profitCentreFailureTexts } from '#modules/base/profit-centres/messages/failures/index.ts';
import { accountSource, profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import type { itemMasters } from '../contract.ts';
import { itemMasterTexts } from '../messages/index.ts';
import { itemMasterDesk } from './desk.ts';

const Field = masterFieldsFor<typeof itemMasters.fields>();
const failures = [profitCentreFailureTexts];
const references = { profitCentreId: profitCentreDesk };

/** `/itemMasterList/{id}` */
export function ItemMasterForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(itemMasterTexts);
  return (
    <MasterForm of={itemMasterDesk} id={params['id']} failures={failures} references={references}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" autoCapitalize="characters" />
            <Field.Select name="kind" />
            <Field.Text name="description" className="sm:col-span-2" />
            <Field.Select name="itemGroup" />
            <Field.Select name="unit" />
          </FormSection>
          <FormSection title={t('buying')} hint={t('priceHelp')}>
            <Field.Money name="defaultPriceBuy" />
            <Field.Select name="vatCodeBuy" />
            <Field.Searched name="journalAccountBuy" from={accountSource} />
          </FormSection>
          <FormSection title={t('selling')} hint={t('priceHelp')}>
            <Field.Money name="defaultPriceSell" />
            <Field.Select name="vatCodeSell" />
            <Field.Searched name="journalAccountSell" from={accountSource} />
          </FormSection>
          <FormSection title={t('accounting')}>
            <Field.Reference name="profitCentreId" of={profitCentreDesk} />
            <Field.Text name="externalCode" />
            <Field.Checkbox name="taxableForWithholding" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
