import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { currencies } from '#platform/currencies.ts';
import { is } from '#platform/machine.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { choicesRead, masterChoices } from '#platform/web/master-data/desk.ts';
import { orderTypeDesk } from '#modules/base/order-types/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import type { PurchaseInput } from '#modules/money/orders/fields.ts';
import { desks, orderFailures, orderPath, orders } from '../calls.ts';
import { anyOrder, type OrderKind } from '#modules/money/orders/status.ts';
import { useOrderWords } from '../words.tsx';
import { DefectsField } from './DefectsField.tsx';
import {
  emptyOrder,
  formOf,
  inputOfForm,
  type OrderForm as OrderFields,
  type OrderValues,
  valuesOf,
} from './order-form.ts';
import { OrderLinesField } from './OrderLinesField.tsx';
import { QuotesField } from './QuotesField.tsx';

const Field = deskFieldsFor<OrderFields>();
const vehicleSource = masterChoices(vehicleDesk);
const centreSource = masterChoices(profitCentreDesk);

/** What the address says of a new order: the unit that is repaired, and its defect. */
interface AskedOrder {
  readonly vehicle?: unknown;
  readonly defect?: unknown;
  readonly text?: unknown;
}

function newOrder(kind: OrderKind, { vehicle, defect, text }: AskedOrder): OrderValues {
  const empty = emptyOrder(kind);
  if (kind !== 'service' || typeof vehicle !== 'string') return empty;
  const defects = typeof defect === 'string' && typeof text === 'string' ? [{ id: defect, text }] : [];
  return { ...empty, vehicleId: vehicle, defects };
}

interface OrderFormProps {
  readonly kind: OrderKind;
  /** The order that is changed; absent for a new one. */
  readonly order?: OrderRecord | undefined;
}

/** Captures an order, changes a draft, or makes the next revision of one. */
export function OrderForm({ kind, order }: OrderFormProps): ReactNode {
  const { noun, ops, listPath } = desks[kind];
  const t = useOrderWords(kind);
  const asked = useSearch({ strict: false }) as AskedOrder;
  const initial = useMemo(() => (order ? valuesOf(order) : newOrder(kind, asked)), [kind, order, asked]);
  const isSent = (order?.sentRevision ?? 0) > 0;
  return (
    <FormScreen
      title={order ? t('editOrder', { number: order.number }) : t('newOrder')}
      subtitle={isSent ? t('editSent', { revision: order!.sentRevision }) : undefined}
      schema={formOf(kind)}
      initial={initial}
      noun={noun}
      id={order?.id}
      lockId={order?.lockId}
      failures={orderFailures}
      backTo={order ? orderPath(kind, order.id) : listPath}
      leadsTo={(answer) => orderPath(kind, (answer as { readonly id: string }).id)}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: OrderRecord) => valuesOf(theirs)}
      save={(values, options) =>
        order
          ? orders[ops.put]({ id: order.id, ...(inputOfForm(kind, values) as PurchaseInput) }, options)
          : orders[ops.post](inputOfForm(kind, values) as PurchaseInput, options)
      }
    >
      <HeadFields kind={kind} order={order} />
      {kind === 'service' && <DefectsField order={order} />}
      <OrderLinesField kind={kind} order={order} />
      <FormSection title={t('delivery')}>
        <Field.Text name="deliverTo" label={t('deliverTo')} className="sm:col-span-2" />
        {kind !== 'internal' && (
          <>
            <Field.Text name="terms" label={t('terms')} help={t('termsHelp')} />
            <Field.Select
              name="currency"
              label={t('currency')}
              options={currencies.map((value) => ({ value, label: value }))}
              disabled={isSent}
            />
          </>
        )}
        <Field.Textarea name="note" label={t('note')} help={t('noteHelp')} rows={3} className="sm:col-span-2" />
      </FormSection>
      {kind !== 'internal' && <QuotesField kind={kind} />}
    </FormScreen>
  );
}

function HeadFields({ kind, order }: OrderFormProps): ReactNode {
  const t = useOrderWords(kind);
  const { data: types = [] } = useQuery(choicesRead(orderTypeDesk));
  const { getValues, setValue } = useFormContext<OrderValues>();
  const own = types.filter(({ module }) => module === kind);
  // The supplier who has the order keeps it, and the workshop its vehicle; two centres agreed about the two of them.
  const isSent = (order?.sentRevision ?? 0) > 0;
  const isAgreed = kind === 'internal' && order !== undefined && !is(anyOrder, order.status, 'unapproved');
  return (
    <div className={`grid gap-4 pt-4 pb-5 sm:grid-cols-2 ${kind === 'service' ? 'xl:grid-cols-6' : 'xl:grid-cols-5'}`}>
      {kind === 'internal' ? (
        <Field.Searched
          name="performingCentreId"
          label={t('performingCentre')}
          from={centreSource}
          required
          disabled={isAgreed}
        />
      ) : (
        <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required disabled={isSent} />
      )}
      <Field.Select
        name="orderTypeId"
        label={t('orderType')}
        required
        disabled={order !== undefined && order.status !== 'DRAFT'}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={(picked) => {
          const centre = own.find(({ id }) => id === picked)?.defaultProfitCentreId;
          if (centre && getValues('profitCentreId') === '') setValue('profitCentreId', centre, { shouldDirty: true });
        }}
      />
      <Field.Searched
        name="profitCentreId"
        label={t('profitCentre')}
        from={centreSource}
        required
        disabled={isAgreed}
      />
      <Field.Searched
        name="vehicleId"
        label={t('vehicle')}
        from={vehicleSource}
        required={kind === 'service'}
        disabled={kind === 'service' && isSent}
      />
      {kind === 'service' && (
        <Field.Number name="odometerKm" label={t('odometer')} help={t('odometerHelp')} min={0} max={9_999_999} />
      )}
      <Field.Date name="requiredBy" label={t('requiredBy')} />
    </div>
  );
}
