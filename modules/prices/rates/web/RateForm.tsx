import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { choicesRead, masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { commodityTypeDesk } from '#modules/base/commodity-types/web/desk.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { equipmentTypeDesk } from '#modules/base/equipment-types/web/desk.ts';
import { fuelClauseDesk } from '#modules/prices/fuel-clauses/web/desk.ts';
import { orderTypeDesk } from '#modules/base/order-types/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { RateRecord } from '../contract.ts';
import { partyKinds, rateChecked } from '../fields.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { bandModes, rateMethods, rateSides, unitRoundings } from '../methods.ts';
import { rateFailures, rates, ratesNoun } from './calls.ts';
import { BandsField, ExtrasField } from './LineFields.tsx';
import { LaneEndFields } from './LaneEndFields.tsx';
import { rateListPath, ratePath } from './paths.ts';
import { emptyRate, nextVersionOf, type RateValues, valuesOf } from './rate-form.ts';

const Field = deskFieldsFor<typeof rateChecked>();
const clauseSource = masterChoices(fuelClauseDesk);

interface RateFormProps {
  /** The draft that is changed; absent for a new one. */
  readonly rate?: RateRecord;
  /** The version that the new one follows. */
  readonly before?: RateRecord;
}

/** Captures a rate, its next version, or changes what is not approved yet. */
export function RateForm({ rate, before }: RateFormProps): ReactNode {
  const t = useTexts(rateDeskTexts);
  const initial = useMemo(() => (rate ? valuesOf(rate) : before ? nextVersionOf(before) : emptyRate()), [rate, before]);
  const title = rate
    ? t('editRate', { code: rate.code })
    : before
      ? t('newVersionOf', { code: before.code })
      : t('newRate');
  return (
    <FormScreen
      title={title}
      schema={rateChecked}
      initial={initial}
      noun={ratesNoun}
      id={rate?.id}
      lockId={rate?.lockId}
      failures={rateFailures}
      backTo={rate ? ratePath(rate.id) : rateListPath}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: RateRecord) => valuesOf(theirs)}
      save={(values, options) =>
        rate
          ? rates.putRate({ id: rate.id, ...values }, options)
          : rates.postRate({ ...values, supersedesId: before?.id ?? null }, options)
      }
    >
      <WhoSection isFirst={!before && (rate?.revision ?? 1) === 1} />
      <FormSection title={t('lane')} hint={t('laneHint')}>
        <LaneEndFields end="origin" />
        <LaneEndFields end="destination" />
        <Field.Checkbox name="bothWays" label={t('bothWays')} className="sm:col-span-2" />
      </FormSection>
      <PriceSection />
      <ConditionSection />
      <BesidesSection />
      <FormSection title={t('validity')}>
        <Field.Date name="validFrom" label={t('validFrom')} required />
        <Field.Date name="validTo" label={t('validTo')} help={t('validToHelp')} />
        <Field.Number name="priority" label={t('priority')} help={t('priorityHelp')} min={0} max={99} decimals={0} />
        <Field.Textarea name="note" label={t('note')} rows={2} />
      </FormSection>
    </FormScreen>
  );
}

function WhoSection({ isFirst }: { readonly isFirst: boolean }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const { setValue } = useFormContext<RateValues>();
  const [side, kind] = useWatch<RateValues, ['side', 'partyKind']>({ name: ['side', 'partyKind'] });
  const kinds = partyKinds.filter((each) =>
    side === 'buy' ? each === 'general' || each === 'supplier' : each !== 'supplier',
  );
  return (
    <FormSection title={t('details')}>
      <Field.Select
        name="side"
        label={t('side')}
        required
        options={rateSides.map((value) => ({ value, label: t(`side_${value}`) }))}
        onPick={(next) => setValue('partyKind', next === 'buy' ? 'supplier' : 'customer', { shouldDirty: true })}
      />
      <Field.Text name="code" label={t('code')} help={t('codeHelp')} autoCapitalize="characters" disabled={!isFirst} />
      <Field.Select
        name="partyKind"
        label={t('partyKind')}
        required
        options={kinds.map((value) => ({ value, label: t(`partyKind_${value}`) }))}
      />
      {kind === 'supplier' && (
        <Field.Searched name="supplierId" label={t('supplierId')} from={supplierSource} required />
      )}
      {(kind === 'customer' || kind === 'billTo') && (
        <Field.Searched name="customerId" label={t('customerId')} from={customerSource} required />
      )}
      {kind === 'billTo' && <BillTo />}
    </FormSection>
  );
}

function BillTo(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const customerId = useWatch<RateValues, 'customerId'>({ name: 'customerId' }) ?? '';
  const { data = [] } = useQuery({
    queryKey: [ratesNoun, 'parties', customerId],
    queryFn: ({ signal }) => rates.getRateParties({ customerId }, { signal }),
    enabled: customerId !== '',
  });
  const options = data.map(({ id, name }) => ({ value: id, label: name }));
  return <Field.Select name="billToPartyId" label={t('billToPartyId')} options={options} required />;
}

function PriceSection(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const [side, method, currency] = useWatch<RateValues, ['side', 'method', 'currency']>({
    name: ['side', 'method', 'currency'],
  });
  const methods = rateMethods.filter((each) => side === 'buy' || each !== 'percentOfSell');
  const isByUnits = method !== 'perLoad' && method !== 'percentOfSell';
  return (
    <FormSection title={t('price')} hint={isByUnits ? t('bandsHint') : undefined}>
      <Field.Select
        name="method"
        label={t('method')}
        required
        options={methods.map((value) => ({ value, label: t(`method_${value}`) }))}
      />
      <Field.Number
        name="rate"
        label={t('rate')}
        help={t('rateHelp')}
        decimals={4}
        min={0}
        max={1e9}
        currency={method === 'percentOfSell' ? undefined : currency}
        required
      />
      {isByUnits && (
        <>
          <Field.Select
            name="bandMode"
            label={t('bandMode')}
            className="sm:col-span-2"
            options={bandModes.map((value) => ({ value, label: t(`bandMode_${value}`) }))}
          />
          <BandsField />
          <Field.Number name="minUnits" label={t('minUnits')} decimals={3} min={0} max={1e9} />
          <Field.Select
            name="unitRounding"
            label={t('unitRounding')}
            options={unitRoundings.map((value) => ({ value, label: t(`unitRounding_${value}`) }))}
          />
        </>
      )}
      <Field.Money name="minCharge" label={t('minCharge')} />
      <Field.Money name="maxCharge" label={t('maxCharge')} />
      <Field.Searched name="fuelClauseId" label={t('fuelClauseId')} from={clauseSource} />
      <Field.Select
        name="vatCode"
        label={t('vatCode')}
        options={vatCodes.map((value) => ({ value, label: t(`vatCode_${value}`) }))}
      />
    </FormSection>
  );
}

function ConditionSection(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const { data: commodities = [] } = useQuery(choicesRead(commodityTypeDesk));
  const { data: equipment = [] } = useQuery(choicesRead(equipmentTypeDesk));
  const { data: orderTypes = [] } = useQuery(choicesRead(orderTypeDesk));
  return (
    <FormSection title={t('conditions')} hint={t('conditionsHint')}>
      <Field.Ticks
        name="commodityTypeIds"
        label={t('commodityTypeIds')}
        className="sm:col-span-2"
        options={commodities.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field.Ticks
        name="equipmentTypeIds"
        label={t('equipmentTypeIds')}
        className="sm:col-span-2"
        options={equipment.map(({ id, description }) => ({ value: id, label: description }))}
      />
      <Field.Ticks
        name="orderTypeIds"
        label={t('orderTypeIds')}
        className="sm:col-span-2"
        options={orderTypes
          .filter(({ module }) => module === 'load')
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field.Number name="massFrom" label={t('massFrom')} decimals={3} min={0} max={1000} />
      <Field.Number name="massTo" label={t('massTo')} decimals={3} min={0} max={1000} />
    </FormSection>
  );
}

function BesidesSection(): ReactNode {
  const t = useTexts(rateDeskTexts);
  return (
    <FormSection title={t('extrasPart')}>
      <Field.Number name="includedStops" label={t('includedStops')} decimals={0} min={0} max={100} />
      <Field.Money name="extraStop" label={t('extraStop')} />
      <Field.Number name="freeStandingMinutes" label={t('freeStandingMinutes')} decimals={0} min={0} max={10_080} />
      <Field.Money name="standingRate" label={t('standingRate')} />
      <ExtrasField />
    </FormSection>
  );
}
