import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { namedFor } from '#platform/web/fields/named.ts';
import { RadioCardsField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { carriageTexts } from '../messages/desk/index.ts';
import type { award } from './award.ts';
import { useCarrierSource } from './use-choices.ts';

const Field = namedFor<typeof award>()({
  Money: MoneyField,
  RadioCards: RadioCardsField,
  Searched: SearchedField,
  Text: TextField,
});

/** To whom a load is given, and what a supplier gets for it. */
export function AwardFields({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const carriers = useCarrierSource({ id });
  const carrier = useWatch<z.output<typeof award>, 'carrier'>({ name: 'carrier' });
  return (
    <>
      <Field.RadioCards
        name="carrier"
        label={t('carriedBy')}
        required
        options={[
          { value: 'supplier', label: t('supplier') },
          { value: 'own', label: t('ownFleet') },
        ]}
      />
      {carrier === 'supplier' && (
        <>
          <Field.Searched name="supplierId" label={t('supplier')} from={carriers} required />
          <Field.Money name="buyAmount" label={t('buyAmount')} help={own('buyAmountHelp')} />
          <Field.Text name="supplierReference" label={t('supplierReference')} maxLength={60} />
        </>
      )}
    </>
  );
}
