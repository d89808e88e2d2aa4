import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/NumberField.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { commodityTypeDesk } from '#modules/base/commodity-types/web/desk.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { equipmentTypeDesk } from '#modules/base/equipment-types/web/desk.ts';
import { orderTypeDesk } from '#modules/base/order-types/web/desk.ts';
import { packingTypeDesk } from '#modules/base/packing-types/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { directions, limits, orderNumberKinds } from '#modules/work/loads/fields.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { draftRead, type Load, useMay } from '../calls.ts';
import { DangerFields, useDangerOfCommodity } from './DangerFields.tsx';
import { GoodsLines } from './GoodsLines.tsx';
import type { LoadFormValues } from './load-form.ts';
import { LoadBlock, More } from './LoadBlock.tsx';

const Field = namedFor<LoadFormValues>()({
  Money: MoneyField,
  Number: NumberField,
  Searched: SearchedField,
  Select: SelectField,
  Text: TextField,
  Textarea: TextareaField,
});

const sources = {
  orderTypes: masterChoices(orderTypeDesk, { module: ['load'] }),
  centres: masterChoices(profitCentreDesk),
  equipment: masterChoices(equipmentTypeDesk),
  commodities: masterChoices(commodityTypeDesk),
  packing: masterChoices(packingTypeDesk),
};

/** Whether any of the fields held something when the form was opened. */
function useHeld(...names: readonly (keyof LoadFormValues)[]): boolean {
  const { getValues } = useFormContext<LoadFormValues>();
  return useState(() => names.some((name) => isFilled(getValues(name))))[0];
}
const isFilled = (value: unknown) =>
  value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Who pays, and by which numbers. */
export function CustomerBlock({ load }: { readonly load: Load | undefined }): ReactNode {
  const t = useTexts(loadFormTexts);
  const isFixed = load !== undefined && load.status !== 'DRAFT' && load.status !== 'READY';
  return (
    <LoadBlock title={t('customer')} hint={t('customerBlockHint')}>
      <Field.Searched
        name="customerId"
        label={t('customer')}
        from={customerSource}
        required
        disabled={isFixed}
        className="sm:col-span-4"
      />
      <Field.Text name="orderNumber" label={t('orderNumber')} className="sm:col-span-2" />
      <Field.Searched
        name="orderTypeId"
        label={t('orderType')}
        from={sources.orderTypes}
        required
        disabled={isFixed}
        className="sm:col-span-3"
      />
      <Field.Searched
        name="equipmentTypeId"
        label={t('equipment')}
        from={sources.equipment}
        required
        className="sm:col-span-3"
      />
      <More title={t('moreOfCustomer')} isOpen={useHeld('billToPartyId', 'otherNumbers')}>
        <BillTo />
        <Field.Searched
          name="profitCentreId"
          label={t('profitCentre')}
          from={sources.centres}
          placeholder={t('ofOrderType')}
          className="sm:col-span-3"
        />
        <OtherNumbers />
      </More>
    </LoadBlock>
  );
}

/** Who is invoiced: the customer, or one of those that it names. */
function BillTo(): ReactNode {
  const t = useTexts(loadFormTexts);
  const customerId = useWatch<LoadFormValues, 'customerId'>({ name: 'customerId' });
  const mayAsk = useMay('getLoadReadiness');
  const { data } = useQuery({
    ...draftRead(JSON.stringify({ customerId })),
    enabled: mayAsk && customerId !== '',
    staleTime: Infinity,
  });
  return (
    <Field.Select
      name="billToPartyId"
      label={t('billTo')}
      placeholder={t('theCustomer')}
      options={(data?.billToParties ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      className="sm:col-span-3"
    />
  );
}

function OtherNumbers(): ReactNode {
  const t = useTexts(loadFormTexts);
  const { fields, append, remove } = useFieldArray<LoadFormValues, 'otherNumbers'>({ name: 'otherNumbers' });
  const kinds = orderNumberKinds.map((value) => ({ value, label: t(`number_${value}`) }));
  return (
    <div className="grid gap-3 sm:col-span-6">
      {fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
          <Field.Select name={`otherNumbers.${index}.kind`} label={t('numberKind')} options={kinds} required />
          <Field.Text name={`otherNumbers.${index}.number`} label={t('number')} required />
          <button
            type="button"
            className="btn btn-g px-2"
            aria-label={t('removeNumber', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      ))}
      {fields.length < limits.orderNumbers - 1 && (
        <button
          type="button"
          className="btn btn-s justify-self-start"
          onClick={() => append({ kind: 'deliveryNote', number: '' })}
        >
          <Plus size={15} aria-hidden="true" />
          {t('addNumber')}
        </button>
      )}
    </div>
  );
}

/** What it weighs, what it is worth, and what must be known of it on the road. */
export function GoodsBlock(): ReactNode {
  const t = useTexts(loadFormTexts);
  const takeDanger = useDangerOfCommodity();
  return (
    <LoadBlock title={t('goods')} hint={t('goodsHint')}>
      <Field.Searched
        name="commodityTypeId"
        label={t('commodity')}
        from={sources.commodities}
        required
        className="sm:col-span-4"
        onPick={(id) => void takeDanger(id)}
      />
      <Field.Searched name="packingTypeId" label={t('packing')} from={sources.packing} className="sm:col-span-2" />
      <Field.Number name="massKg" label={t('massKg')} min={0} max={200_000} decimals={1} className="sm:col-span-2" />
      <Field.Number name="pallets" label={t('pallets')} min={0} max={10_000} decimals={0} className="sm:col-span-2" />
      <Field.Money name="loadValue" label={t('loadValue')} className="sm:col-span-2" />
      <More title={t('goodsLines')} isOpen={useHeld('goods')}>
        <GoodsLines />
      </More>
      <More title={t('moreOfGoods')} isOpen={useHeld('pieces', 'volumeM3', 'temperatureMin', 'temperatureMax')}>
        <Field.Number
          name="pieces"
          label={t('pieces')}
          min={0}
          max={1_000_000}
          decimals={0}
          className="sm:col-span-3"
        />
        <Field.Number
          name="volumeM3"
          label={t('volumeM3')}
          min={0}
          max={10_000}
          decimals={2}
          className="sm:col-span-3"
        />
        <Field.Number
          name="temperatureMin"
          label={t('temperatureMin')}
          min={-60}
          max={300}
          decimals={1}
          className="sm:col-span-3"
        />
        <Field.Number
          name="temperatureMax"
          label={t('temperatureMax')}
          min={-60}
          max={300}
          decimals={1}
          className="sm:col-span-3"
        />
      </More>
      <DangerFields isOpen={useHeld('unNumber', 'dangerClass')} />
      <More title={t('containerTitle')} isOpen={useHeld('containerNumber', 'sealNos')}>
        <Field.Text name="containerNumber" label={t('containerNumber')} className="sm:col-span-3" />
        <Field.Text name="sealNos" label={t('sealNos')} help={t('commaHelp')} className="sm:col-span-3" />
      </More>
    </LoadBlock>
  );
}

/** What the driver and the office must know, the distance, and a direction that the countries do not say. */
export function NotesBlock(): ReactNode {
  const t = useTexts(loadFormTexts);
  return (
    <LoadBlock title={t('notesBlock')} hint={t('notesHint')}>
      <Field.Textarea
        name="instructions"
        label={t('instructions')}
        help={t('instructionsHelp')}
        rows={3}
        className="sm:col-span-3"
      />
      <Field.Textarea
        name="internalNotes"
        label={t('internalNotes')}
        help={t('internalNotesHelp')}
        rows={3}
        className="sm:col-span-3"
      />
      <More title={t('routeTitle')} isOpen={useHeld('distanceKm', 'direction')}>
        <Field.Number
          name="distanceKm"
          label={t('distanceKm')}
          min={0}
          max={100_000}
          decimals={1}
          className="sm:col-span-2"
        />
        <Field.Select
          name="direction"
          label={t('direction')}
          placeholder={t('directionOfStops')}
          options={directions.map((value) => ({ value, label: t(`direction_${value}`) }))}
          className="sm:col-span-2"
        />
        <Field.Text name="directionReason" label={t('directionReason')} className="sm:col-span-2" />
      </More>
    </LoadBlock>
  );
}
