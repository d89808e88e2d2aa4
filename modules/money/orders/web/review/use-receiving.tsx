import { type ReactNode, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { formatDecimal, roundDecimal } from '#platform/decimal.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { TicksField } from '#platform/web/fields/TicksField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { today } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { asks } from '#platform/web/record/asks.tsx';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { acceptanceFields, receiptFields } from '#modules/money/orders/fields.ts';
import { desks, orders } from '../calls.ts';
import { useOrderWords } from '../words.tsx';

const Field = namedFor<typeof receivingForm>()({
  Date: DayField,
  Number: NumberField,
  Text: TextField,
  Textarea: TextareaField,
  Ticks: TicksField,
});

type Line = OrderRecord['lines'][number];
const { receivedOn, deliveryNote, note } = receiptFields.shape;
const { odometerKm, workCard, warrantyUntil, repaired } = acceptanceFields.shape;
/** Every line that is still open, with what came of it; empty where nothing did. */
const receivingForm = z
  .strictObject({
    receivedOn,
    deliveryNote,
    note,
    lines: z.array(z.strictObject({ lineId: z.uuid(), quantity: z.number().min(0).max(99_999_999).nullable() })),
    // Of work that is accepted.
    odometerKm,
    workCard,
    warrantyUntil,
    repaired,
  })
  .refine(({ lines }) => lines.some(({ quantity }) => quantity !== null && quantity > 0), {
    path: ['lines', 0, 'quantity'],
    error: 'nothingReceived',
  });

/** The dialog in which somebody writes down what came. */
export function useReceiving(order: OrderRecord) {
  const t = useOrderWords(order.kind);
  const lines = order.former?.lines ?? order.lines;
  const open = useMemo(() => lines.filter(({ receivable }) => receivable > 0), [lines]);
  return asks({
    title: t('receiveTitle', { number: order.number }),
    text: t('receiveText'),
    schema: receivingForm,
    initial: () => ({
      receivedOn: today(),
      deliveryNote: '',
      note: '',
      lines: open.map(({ id }) => ({ lineId: id, quantity: null })),
      odometerKm: null,
      workCard: order.workCard,
      warrantyUntil: '',
      repaired: [],
    }),
    done: t('receiptKept'),
    decide({ lines, receivedOn: on, note: said, deliveryNote: slip, ...work }, options) {
      const came = {
        id: order.id,
        receivedOn: on,
        note: said,
        lines: lines.flatMap(({ lineId, quantity }) => (quantity ? [{ lineId, quantity }] : [])),
      };
      return order.kind === 'service'
        ? orders.receiveServiceOrder({ ...came, ...work }, options)
        : orders[desks[order.kind].ops.receive]({ ...came, deliveryNote: slip }, options);
    },
    fields: <ReceivingFields order={order} lines={open} />,
  });
}

interface ReceivingProps {
  readonly order: OrderRecord;
  readonly lines: readonly Line[];
}

function ReceivingFields({ order, lines }: ReceivingProps): ReactNode {
  const t = useOrderWords(order.kind);
  const language = useLanguage();
  const { setValue } = useFormContext<z.input<typeof receivingForm>>();
  const decimal = (value: number) => formatDecimal(language, value, { decimals: 3 });
  const openOf = ({ quantity, quantityReceived }: Line) => Math.max(0, roundDecimal(quantity - quantityReceived, 3));
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
          <Field.Number
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
      <Field.Date name="receivedOn" label={t('receivedOn')} required />
      {order.kind === 'service' ? (
        <AcceptanceFields order={order} />
      ) : (
        <Field.Text name="deliveryNote" label={t('deliveryNote')} />
      )}
      <Field.Textarea name="note" label={t('receiptNote')} rows={2} />
    </>
  );
}

/** What a workshop hands over with the vehicle. */
function AcceptanceFields({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  const open = order.defects.filter(({ isRepaired }) => !isRepaired);
  return (
    <>
      {order.hasOdometer && (
        <Field.Number name="odometerKm" label={t('acceptedOdometer')} min={0} max={9_999_999} required />
      )}
      <Field.Text name="workCard" label={t('workCard')} />
      <Field.Date name="warrantyUntil" label={t('warrantyUntil')} />
      {open.length > 0 && (
        <Field.Ticks
          name="repaired"
          label={t('repaired')}
          options={open.map(({ id, text }) => ({ value: id, label: text }))}
        />
      )}
    </>
  );
}
