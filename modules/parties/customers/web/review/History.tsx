import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { PartyHistory, stepWords, useWrittenValues } from '#modules/parties/parties/web/desk.ts';
import { historyRead } from '../calls.ts';
import { placeInForm } from '../labels.ts';
import { termWords } from '../list/columns.tsx';
import { RecordGate } from '../RecordGate.tsx';
import { useReviewed } from './reviewed.ts';

/** What the reason of an event is called. */
const reasons = { approved: 'comments', recommended: 'comments', informationRequested: 'question' } as const;

/** Who changed what of a customer. */
export function History(): ReactNode {
  const { id } = useReviewed();
  return (
    <PartyHistory
      query={useQuery(historyRead(id))}
      Gate={RecordGate}
      words={useCodeTexts([customerDeskTexts])}
      reasons={reasons}
      value={useValues()}
      place={placeInForm}
      // The comments of a decision are its reason.
      isSaid={(path) => path !== 'comments'}
    />
  );
}

/** States and steps by their words, amounts as they are written. */
function useValues() {
  const t = useTexts(customerDeskTexts);
  const desk = useCodeTexts([customerDeskTexts]);
  const form = useCodeTexts([registrationTexts]);
  const formats = useFormats();
  const money = (text: string) => (Number.isFinite(Number(text)) ? formats.money(Number(text)) : undefined);
  return useWrittenValues({
    status: (text) => desk(`status_${text}`),
    standing: (text) => desk(`standing_${text}`),
    creditStatus: (text) => desk(`credit_${text}`),
    bankConfirmation: () => t('aDocument'),
    bankConfirmationBlobName: () => t('aDocument'),
    limit: money,
    creditRequired: money,
    monthlyPurchaseAmount: money,
    averageMonthly: money,
    loadValue: money,
    paymentTerm: (text) => termWords(Number(text), t),
    steps: stepWords((step) => form(`${step}Step`)),
  });
}
