import { Eraser, FileX2, Landmark, Repeat, Scale, Users } from 'lucide-react';
import { sumOf } from '#platform/calculations.ts';
import { type Cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { staysOpen } from '#modules/money/receipts/tick-sums.ts';
import { useMay } from '../calls.ts';
import type { TickingFacts, TickingState } from './use-ticking.ts';
import type { Verb } from './VerbRows.tsx';

/** What else can be done with money that came in, each with its limit. */
export function useIncomingVerbs(facts: TickingFacts, state: TickingState): readonly Verb[] {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const { line, payers, credits, onAsk } = facts;
  const { document, rests, restLimit, notes, ticks, setAsked } = state;
  const { currency } = line;
  const money = (amount: Cents) => formats.money(wireOf(amount), currency);
  const mayDecide = useMay('decideReceiptLine');
  const mayRest = useMay('writeOffReceiptRest');
  const mayDebt = useMay('writeOffReceiptDebt');
  const mayAllocate = useMay('allocateReceipt');
  const [rest] = rests;
  const stays = rest ? staysOpen(rest, { ...ticks.shares.get(rest.id)!, rest: noCents }) : noCents;
  const credit = sumOf(credits.map(({ open }) => centsOfWire(-open)));
  const nobody = payers.length === 0 && t('namePayerFirst');
  return [
    {
      icon: Users,
      title: t('severalPayers'),
      verb: t('add'),
      limit: t('severalLimit'),
      isImpossible: nobody,
      may: mayDecide,
      shortcut: 's',
      onPress: () => onAsk('several'),
    },
    {
      icon: Eraser,
      title: t('smallRest'),
      verb: rest && ticks.shares.get(rest.id)!.rest > noCents ? t('takeBack') : t('writeOff'),
      limit: rest ? t('smallRestLimit', { amount: money(stays), number: rest.number, limit: money(restLimit) }) : '',
      isImpossible: !rest && t('smallRestNone', { limit: money(restLimit) }),
      may: mayRest && mayDecide,
      who: t('whoWriteOff'),
      onPress: () =>
        rest && ticks.shares.get(rest.id)!.rest > noCents ? ticks.act('writeOff', rest) : setAsked('rest'),
    },
    {
      icon: Landmark,
      title: t('chargeInside'),
      verb: notes.charge > noCents ? t('change') : t('add'),
      limit: notes.charge > noCents ? t('chargeOf', { amount: money(notes.charge) }) : t('chargeInsideLimit'),
      may: mayDecide,
      onPress: () => setAsked('charge'),
    },
    {
      icon: Scale,
      title: t('setOff'),
      verb: t('setOffVerb'),
      limit: t('setOffLimit', { amount: money(credit) }),
      isImpossible: credits.length === 0 && t('setOffNone'),
      may: mayAllocate,
      onPress: () => setAsked('setOff'),
    },
    {
      icon: FileX2,
      title: t('badDebt'),
      verb: t('writeOff'),
      limit: document ? t('badDebtLimit', { amount: money(document.open), number: document.number }) : '',
      isImpossible: !document && (nobody || t('badDebtNone')),
      may: mayDebt,
      who: t('whoWriteOff'),
      onPress: () => setAsked('debt'),
    },
    {
      icon: Repeat,
      title: t('always'),
      verb: notes.remember ? t('change') : t('alwaysVerb'),
      limit: notes.remember
        ? t('alwaysKept', { words: notes.remember })
        : payers[0]
          ? t('alwaysLimit', { customer: payers[0].name })
          : '',
      isImpossible: nobody,
      may: mayDecide,
      onPress: () => setAsked('remember'),
    },
  ];
}
