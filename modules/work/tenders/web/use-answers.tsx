import { Check, HandCoins, Truck, X } from 'lucide-react';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { declineFields, offeredAmount } from '../answer-fields.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { declineReasons, isAnswerable } from '../status.ts';
import { type Offer, tenders, useMay } from './calls.ts';

const Decline = namedFor<typeof declineFields>()({ Select: SelectField, Textarea: TextareaField });
const Counter = namedFor<typeof counterForm>()({ Money: MoneyField, Textarea: TextareaField });

const nothing = z.strictObject({});
const counterForm = z.strictObject({ amount: offeredAmount, note: text(300) });

/** What a supplier answers at the desk; staff answer on its behalf. */
export function useAnswers(offer: Offer): readonly Decision[] {
  const t = useTexts(tenderDeskTexts);
  const isOpen = isAnswerable(offer.status);
  const offerId = offer.id;
  return possible([
    {
      event: 'decline',
      may: useMay('declineLoadTender'),
      isPossible: isOpen,
      icon: X,
      title: t('decline'),
      does: asks({
        title: t('decline'),
        schema: declineFields,
        initial: { reasonCode: '' as never, reason: '' },
        done: t('declined'),
        decide: (answer, { idempotencyKey }) => tenders.declineLoadTender({ offerId, ...answer }, { idempotencyKey }),
        fields: (
          <>
            <Decline.Select
              name="reasonCode"
              label={t('why')}
              required
              options={declineReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
            />
            <Decline.Textarea name="reason" label={t('note')} rows={2} />
          </>
        ),
      }),
    },
    {
      event: 'counter',
      may: useMay('postLoadTenderCounter'),
      isPossible: isOpen,
      icon: HandCoins,
      title: t('counter'),
      does: asks({
        title: t('counter'),
        schema: counterForm,
        initial: { amount: offer.counterAmount ?? offer.buyAmount, note: offer.counterNote },
        done: t('countered'),
        decide: (answer, { idempotencyKey }) =>
          tenders.postLoadTenderCounter({ offerId, ...answer }, { idempotencyKey }),
        fields: (
          <>
            <Counter.Money name="amount" label={t('yourPrice')} required />
            <Counter.Textarea name="note" label={t('note')} rows={2} />
          </>
        ),
      }),
    },
    ...useEnds(offer),
  ]);
}

function useEnds(offer: Offer): readonly Decision[] {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  const isOpen = isAnswerable(offer.status);
  const offerId = offer.id;
  return [
    {
      event: 'accept',
      may: useMay('acceptLoadTender'),
      isPossible: isOpen,
      kind: 'main',
      icon: Check,
      title: t('accept'),
      does: asks({
        title: t('accept'),
        text:
          offer.rank === undefined
            ? t('acceptText', { amount: formats.money(offer.buyAmount) })
            : t('acceptForText', { supplier: offer.supplierName, amount: formats.money(offer.buyAmount) }),
        schema: nothing,
        initial: {},
        done: t('accepted'),
        decide: (_, { idempotencyKey }) => tenders.acceptLoadTender({ offerId }, { idempotencyKey }),
      }),
    },
    {
      event: 'openLoad',
      may: true,
      isPossible: offer.isBooked || offer.rank !== undefined,
      icon: Truck,
      title: t('openLoad'),
      does: { path: `/manageLoads/${offer.loadId}` },
    },
  ];
}
