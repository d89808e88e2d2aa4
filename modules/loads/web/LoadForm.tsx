import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/NumberField.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterChoices, newRecord } from '#platform/web/master-data/desk.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { commodityTypeDesk } from '#modules/commodity-types/web/desk.ts';
import { customerSource } from '#modules/customers/web/desk.ts';
import { equipmentTypeDesk } from '#modules/equipment-types/web/desk.ts';
import { locationDesk } from '#modules/locations/web/desk.ts';
import { orderTypeDesk } from '#modules/order-types/web/desk.ts';
import { limits, stopTypes } from '../fields.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { loadFailureTexts } from '../messages/failures/index.ts';
import { type Load, loadRead, loads, loadsNoun, useMay } from './calls.ts';
import {
  emptyLoad,
  emptyStop,
  hasSimplePrices,
  inputOfForm,
  loadForm,
  type LoadFormValues,
  valuesOfLoad,
} from './load-form.ts';
import { MomentField } from './MomentField.tsx';
import { loadListPath, loadPath } from './paths.ts';

const failures = [loadFailureTexts];
const sources = {
  orderTypes: masterChoices(orderTypeDesk, { module: ['load'] }),
  equipment: masterChoices(equipmentTypeDesk),
  commodities: masterChoices(commodityTypeDesk),
  locations: masterChoices(locationDesk),
};

/** `/loadCreate/{id}`: New Load, or Update Load. */
export function LoadForm({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? newRecord;
  return id === newRecord ? <LoadFields load={undefined} /> : <UpdateLoad id={id} />;
}

function UpdateLoad({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordGate query={useQuery(loadRead(id))} skeleton={<ReviewSkeleton />} listPath={loadListPath}>
      {(load) => <LoadFields load={load} />}
    </RecordGate>
  );
}

function LoadFields({ load }: { readonly load: Load | undefined }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const may = { post: useMay('postLoad'), put: useMay('putLoad') };
  const words = { freight: t('freight') };
  const initial = useMemo(() => (load ? valuesOfLoad(load) : emptyLoad), [load]);
  return (
    <FormScreen
      title={load ? `${t('updateLoad')}: ${load.loadNumber}` : t('newLoad')}
      schema={loadForm}
      initial={initial}
      noun={loadsNoun}
      id={load?.id}
      lockId={load?.lockId}
      failures={failures}
      readOnly={!(load ? may.put : may.post)}
      backTo={load ? loadPath(load.id) : loadListPath}
      idOf={(answer) => (answer as { id?: string }).id}
      valuesOf={(record: Load) => valuesOfLoad(record)}
      save={(values, options) =>
        load
          ? loads.putLoad({ id: load.id, ...inputOfForm(values, load, words) }, options)
          : loads.postLoad(inputOfForm(values, undefined, words), options)
      }
    >
      <FormSection title={t('whoBlock')} hint={t('whoHint')}>
        <SearchedField name="customerId" label={t('customer')} from={customerSource} required />
        <TextField name="orderNumber" label={t('orderNumber')} maxLength={40} />
        <SearchedField name="orderTypeId" label={t('orderType')} from={sources.orderTypes} required />
        <SearchedField name="equipmentTypeId" label={t('equipment')} from={sources.equipment} required />
      </FormSection>
      <Stops />
      <FormSection title={t('goods')} hint={t('goodsHint')}>
        <SearchedField name="commodityTypeId" label={t('commodity')} from={sources.commodities} required />
        <NumberField name="massKg" label={t('massKg')} min={0} max={200_000} decimals={1} />
        <NumberField name="pallets" label={t('pallets')} min={0} max={10_000} decimals={0} />
        <MoneyField name="loadValue" label={t('loadValue')} help={t('loadValueHelp')} />
      </FormSection>
      <FormSection title={t('priceBlock')} hint={t('priceHint')}>
        <MoneyField name="sell" label={t('sell')} disabled={load !== undefined && !hasSimplePrices(load)} />
        <MoneyField name="buy" label={t('buy')} disabled={load !== undefined && !hasSimplePrices(load)} />
        <TextareaField
          name="instructions"
          label={t('instructions')}
          rows={3}
          maxLength={1000}
          className="sm:col-span-2"
        />
      </FormSection>
    </FormScreen>
  );
}

/** In their order: the first is a pickup, the last a delivery. One that is added stands before the last. */
function Stops(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const { fields, insert, remove } = useFieldArray<LoadFormValues, 'stops', 'key'>({ name: 'stops', keyName: 'key' });
  return (
    <>
      {fields.map((row, index) => (
        <FormSection key={row.key} title={t('stopNumber', { number: index + 1 })} hint={index === 0 && t('stopsHint')}>
          <SelectField
            name={`stops.${index}.type`}
            label={t('stopType')}
            required
            options={stopTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          />
          <SearchedField
            name={`stops.${index}.stopLocationId`}
            label={t('location')}
            from={sources.locations}
            required
          />
          <MomentField name={`stops.${index}.windowStart`} label={t('windowStart')} />
          <MomentField name={`stops.${index}.windowEnd`} label={t('windowEnd')} />
          {fields.length > 2 && (
            <button type="button" className="btn btn-g justify-self-start" onClick={() => remove(index)}>
              {t('removeStop', { number: index + 1 })}
            </button>
          )}
        </FormSection>
      ))}
      {fields.length < limits.stops && (
        <button type="button" className="btn btn-s my-4" onClick={() => insert(fields.length - 1, emptyStop)}>
          {t('addStop')}
        </button>
      )}
    </>
  );
}
