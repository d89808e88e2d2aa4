import { type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { formatDecimal, roundDecimal } from '#platform/decimal.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { today } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OrderRecord } from '#modules/orders/answers.ts';
import { receiptFields } from '#modules/orders/fields.ts';
import { orderDeskTexts } from '#modules/orders/messages/desk/index.ts';
import { desks, orders } from '../calls.ts';

type Line = OrderRecord['lines'][number];
const { receivedOn, deliveryNote, note } = receiptFields.shape;
/** Every line that is still open, with what came of it; empty where nothing did. */
const receivingForm = z
  .strictObject({
    receivedOn,
    deliveryNote,
    note,
    lines: z.array(z.strictObject({ lineId: z.uuid(), quantity: z.number().min(0).max(99_999_999).nullable() })),
  })
  .refine(({ lines }) => lines.some(({ quantity }) => quantity !== null && quantity > 0), {
    path: ['lines', 0, 'quantity'],
    error: 'nothingReceived',
  });

/** The dialog in which somebody writes down what came. */
export function useReceiving(order: OrderRecord) {
  const t = useTexts(orderDeskTexts);
  const open = useMemo(() => order.lines.filter(({ receivable }) => receivable > 0), [order.lines]);
  return asks({
    title: t('receiveTitle', { number: order.number }),
    text: t('receiveText'),
    schema: receivingForm,
    initial: () => ({
      receivedOn: today(),
      deliveryNote: '',
      note: '',
      lines: open.map(({ id }) => ({ lineId: id, quantity: null })),
    }),
    done: t('receiptKept'),
    decide: ({ lines, ...receipt }, options) =>
      orders[desks[order.kind].ops.receive](
        {
          id: order.id,
          ...receipt,
          lines: lines.flatMap(({ lineId, quantity }) => (quantity ? [{ lineId, quantity }] : [])),
        },
        options,
      ),
    fields: <ReceivingFields lines={open} />,
  });
}

function ReceivingFields({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  const t = useTexts(orderDeskTexts);
  const language = useLanguage();
  const { setValue } = useFormContext();
  const decimal = (value: number) => formatDecimal(language, value, { decimals: 3 });
  const openOf = ({ quantity, quantityReceived }: Line) => roundDecimal(quantity - quantityReceived, 3);
  return (
    <>
      <button
        type="button"
        className="btn btn-s w-fit"
        onClick={() =>
          lines.forEach((line, place) =>
            setValue(`lines.${place}.quantity`, openOf(line), { shouldDirty: true, shouldValidate: true }),
          )
        }
      >
        {t('allCame')}
      </button>
      <div className="max-h-[40dvh] space-y-3 overflow-y-auto">
        {lines.map((line, place) => (
          <NumberField
            key={line.id}
            name={`lines.${place}.quantity`}
            label={line.description}
            help={t('openQuantity', { open: decimal(openOf(line)), unit: line.unit })}
            decimals={3}
            min={0}
            max={line.receivable}
          />
        ))}
      </div>
      <DayField name="receivedOn" label={t('receivedOn')} required />
      <TextField name="deliveryNote" label={t('deliveryNote')} maxLength={60} />
      <TextareaField name="note" label={t('receiptNote')} rows={2} maxLength={500} />
    </>
  );
}
