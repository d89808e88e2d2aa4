import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { currencies } from '#platform/currencies.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { choicesRead, masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { orderTypeDesk } from '#modules/order-types/web/desk.ts';
import { profitCentreDesk } from '#modules/profit-centres/web/desk.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import { vehicleDesk } from '#modules/vehicles/web/desk.ts';
import type { OrderRecord } from '#modules/orders/answers.ts';
import { orderDeskTexts } from '#modules/orders/messages/desk/index.ts';
import { desks, orderFailures, orderPath, orders } from '../calls.ts';
import type { OrderKind } from '#modules/orders/status.ts';
import { emptyOrder, inputOfForm, orderForm, type OrderValues, valuesOf } from './order-form.ts';
import { OrderLinesField } from './OrderLinesField.tsx';
import { QuotesField } from './QuotesField.tsx';

const Field = deskFieldsFor<typeof orderForm>();
const vehicleSource = masterChoices(vehicleDesk);
const centreSource = masterChoices(profitCentreDesk);

interface OrderFormProps {
  readonly kind: OrderKind;
  /** The order that is changed; absent for a new one. */
  readonly order?: OrderRecord;
}

/** Captures an order, changes a draft, or makes the next revision of one. */
export function OrderForm({ kind, order }: OrderFormProps): ReactNode {
  const { noun, ops, listPath } = desks[kind];
  const t = useTexts(orderDeskTexts);
  const initial = useMemo(() => (order ? valuesOf(order) : emptyOrder()), [order]);
  const isSent = (order?.sentRevision ?? 0) > 0;
  return (
    <FormScreen
      title={order ? t('editOrder', { number: order.number }) : t('newOrder')}
      subtitle={isSent ? t('editSent', { revision: order!.sentRevision }) : undefined}
      schema={orderForm}
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
          ? orders[ops.put]({ id: order.id, ...inputOfForm(values) }, options)
          : orders[ops.post](inputOfForm(values), options)
      }
    >
      <HeadFields isSent={isSent} isDraft={!order || order.status === 'DRAFT'} />
      <OrderLinesField order={order} />
      <FormSection title={t('delivery')}>
        <Field.Text name="deliverTo" label={t('deliverTo')} maxLength={200} className="sm:col-span-2" />
        <Field.Text name="terms" label={t('terms')} help={t('termsHelp')} maxLength={100} />
        <Field.Select
          name="currency"
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          disabled={isSent}
        />
        <Field.Textarea
          name="note"
          label={t('note')}
          help={t('noteHelp')}
          rows={3}
          maxLength={1000}
          className="sm:col-span-2"
        />
      </FormSection>
      <QuotesField kind={kind} />
    </FormScreen>
  );
}

interface HeadProps {
  /** The supplier who has the order keeps it. */
  readonly isSent: boolean;
  readonly isDraft: boolean;
}

function HeadFields({ isSent, isDraft }: HeadProps): ReactNode {
  const t = useTexts(orderDeskTexts);
  const { data: types = [] } = useQuery(choicesRead(orderTypeDesk));
  const { getValues, setValue } = useFormContext<OrderValues>();
  const own = types.filter(({ module }) => module === 'purchase');
  return (
    <div className="grid gap-4 pt-4 pb-5 sm:grid-cols-2 xl:grid-cols-5">
      <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required disabled={isSent} />
      <Field.Select
        name="orderTypeId"
        label={t('orderType')}
        required
        disabled={!isDraft}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={(picked) => {
          const centre = own.find(({ id }) => id === picked)?.defaultProfitCentreId;
          if (centre && getValues('profitCentreId') === '') setValue('profitCentreId', centre, { shouldDirty: true });
        }}
      />
      <Field.Searched name="profitCentreId" label={t('profitCentre')} from={centreSource} required />
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} />
      <Field.Date name="requiredBy" label={t('requiredBy')} />
    </div>
  );
}
