import type { ReactNode } from 'react';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { tenderFailureTexts } from '#modules/work/tenders/messages/failures/index.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import { isUnlikelyPrice, offeredAmount } from '#modules/work/tenders/answer-fields.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { type Offer, tenders, type TenderPageProps } from './link-calls.ts';

const Field = namedFor<typeof counterForm>()({ Money: MoneyField, Textarea: TextareaField });

const counterForm = z.strictObject({ amount: offeredAmount, note: text(300).default('') });

interface CounterFormProps {
  readonly offer: Offer;
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly onDone: () => Promise<void>;
}

/** Another price, and why. */
export function CounterForm({ offer, whenOpen, onDone }: CounterFormProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const formats = useFormats();
  const schemaForm = useSchemaForm({
    schema: counterForm,
    initial: { amount: offer.counterAmount ?? offer.buyAmount, note: offer.counterNote },
    failures: [tenderFailureTexts],
  });
  async function submit({ amount, note }: z.output<typeof counterForm>): Promise<void> {
    const words = { asked: formats.money(amount), offered: formats.money(offer.buyAmount) };
    const isMeant =
      !isUnlikelyPrice(amount, offer.buyAmount) ||
      (await askConfirm({
        title: t('unlikelyPrice'),
        text: t('unlikelyPriceText', words),
        yes: t('sendUnlikely'),
        cancel: t('change'),
      }));
    if (!isMeant) return;
    await whenOpen(() => tenders.postLoadTenderCounter({ amount, note }));
    await onDone();
  }
  return (
    <AnswerForm of={schemaForm} send={t('sendPrice')} className="card space-y-4 p-4" onSubmit={submit}>
      <Field.Money name="amount" label={t('yourPrice')} help={t('withoutVat')} required />
      <Field.Textarea name="note" label={t('note')} rows={2} />
    </AnswerForm>
  );
}
