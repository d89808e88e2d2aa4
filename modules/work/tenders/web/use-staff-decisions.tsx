import { BookCheck, Check, Undo2, X } from 'lucide-react';
import { z } from 'zod';
import { nextState } from '#platform/machine.ts';
import { text } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { offer as offerMachine } from '../status.ts';
import { type Offer, tenders, useMay } from './calls.ts';

const nothing = z.strictObject({});
const maybeReason = z.strictObject({ reason: text(300) });

/** What staff do about one offer: take or refuse another price, book what was accepted, take the offer back. */
export function useStaffDecisions(offer: Offer): readonly Decision[] {
  return possible([...useCounterDecisions(offer), ...useOfferDecisions(offer)]);
}

const isOnOffer = ({ loadStatus }: Offer) => loadStatus === 'TENDERED';

function useCounterDecisions(offer: Offer): readonly Decision[] {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  const { id, supplierName: supplier } = offer;
  const isPossible = isOnOffer(offer) && offer.status === 'COUNTERED' && offer.counterAmount !== null;
  return [
    {
      event: 'refuseCounter',
      may: useMay('rejectLoadTenderCounter'),
      isPossible,
      icon: X,
      title: t('refuseCounter'),
      does: asksReason({
        title: t('refuseCounter'),
        text: t('refuseCounterText'),
        schema: maybeReason,
        label: t('reason'),
        done: t('refused'),
        decide: ({ reason }, { idempotencyKey }) =>
          tenders.rejectLoadTenderCounter({ offerId: id, reason }, { idempotencyKey }),
      }),
    },
    {
      event: 'takeCounter',
      may: useMay('acceptLoadTender'),
      isPossible,
      kind: 'main',
      icon: Check,
      title: t('takeCounter', { amount: formats.wholeMoney(offer.counterAmount ?? 0).replace(/^R\s*/, '') }),
      does: asks({
        title: t('counter'),
        text: t('takeCounterText', { supplier, amount: formats.money(offer.counterAmount ?? 0) }),
        schema: nothing,
        initial: {},
        done: t('accepted'),
        decide: (_, { idempotencyKey }) =>
          tenders.acceptLoadTender({ offerId: id, takesCounter: true }, { idempotencyKey }),
      }),
    },
  ];
}

function useOfferDecisions(offer: Offer): readonly Decision[] {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  const { id, status, supplierName: supplier, loadId } = offer;
  const mayAccept = useMay('acceptLoadTender');
  return [
    {
      event: 'book',
      may: mayAccept,
      isPossible: isOnOffer(offer) && status === 'ACCEPTED',
      kind: 'main',
      icon: BookCheck,
      title: t('book'),
      does: {
        run: ({ idempotencyKey }) => tenders.acceptLoadTender({ offerId: id }, { idempotencyKey }),
        done: t('booked'),
      },
    },
    {
      event: 'acceptFor',
      may: mayAccept,
      isPossible: isOnOffer(offer) && (status === 'SENT' || status === 'VIEWED'),
      place: 'menu',
      icon: Check,
      title: t('accept'),
      does: asks({
        title: t('accept'),
        text: t('acceptForText', { supplier, amount: formats.money(offer.buyAmount) }),
        schema: nothing,
        initial: {},
        done: t('accepted'),
        decide: (_, { idempotencyKey }) => tenders.acceptLoadTender({ offerId: id }, { idempotencyKey }),
      }),
    },
    {
      event: 'takeBack',
      may: useMay('withdrawLoadTender'),
      isPossible: isOnOffer(offer) && nextState(offerMachine, status, 'withdraw') !== undefined,
      place: 'desk',
      icon: Undo2,
      title: t('withdraw'),
      does: asksReason({
        title: t('withdraw'),
        schema: maybeReason,
        label: t('reason'),
        done: t('withdrawn'),
        decide: ({ reason }, { idempotencyKey }) =>
          tenders.withdrawLoadTender({ id: loadId, offerId: id, reason }, { idempotencyKey }),
      }),
    },
  ];
}
