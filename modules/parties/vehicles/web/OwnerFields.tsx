import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useWords } from '#platform/web/words.ts';
import { SupplierField } from '#modules/parties/suppliers/web/desk.ts';
import { ownerships, type vehicles } from '../contract.ts';
import { vehicleTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();
const Owner = namedFor<typeof vehicles.fields>()({ Supplier: SupplierField });

/** Whose the vehicle is; the supplier is asked for only where it is a supplier's. */
export function OwnerFields(): ReactNode {
  const { t, options } = useWords(vehicleTexts);
  const { setValue } = useFormContext();
  const ownership: unknown = useWatch({ name: 'ownership' });
  return (
    <FormSection title={t('owner')}>
      <Field.Select
        name="ownership"
        label={t('ownership')}
        options={options('ownership', ownerships)}
        required
        onPick={(chosen) => chosen !== 'supplier' && setValue('supplierId', null, { shouldDirty: true })}
      />
      {ownership === 'supplier' && (
        <Owner.Supplier name="supplierId" label={t('supplierId')} placeholder={t('chooseSupplier')} required />
      )}
    </FormSection>
  );
}
