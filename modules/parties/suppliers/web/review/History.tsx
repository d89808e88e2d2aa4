import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { PartyHistory, stepWords, useWrittenValues } from '#modules/parties/parties/web/desk.ts';
import { identityWords } from '#modules/parties/parties/web/index.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { historyRead } from '../calls.ts';
import { placeInForm } from '../form-order.ts';
import { RecordGate } from '../RecordGate.tsx';
import { useReviewed } from './reviewed.ts';

/** What the reason of a decision is called. */
const reasons = { approved: 'comment', informationRequested: 'question' } as const;

/** Who changed what of a supplier. */
export function History(): ReactNode {
  const { keyIdentifier } = useReviewed();
  return (
    <PartyHistory
      query={useQuery(historyRead(keyIdentifier))}
      Gate={RecordGate}
      words={useCodeTexts([supplierDeskTexts])}
      reasons={reasons}
      value={useValues()}
      place={placeInForm}
      isSaid={(path) => path !== 'certificateId'}
    />
  );
}

/** States, steps and kinds by their words, amounts as they are written. */
function useValues() {
  const t = useTexts(supplierDeskTexts);
  const desk = useCodeTexts([supplierDeskTexts]);
  const form = useCodeTexts([registrationTexts]);
  const formats = useFormats();
  return useWrittenValues({
    status: (text) => desk(`status_${text}`),
    compliance: (text) => desk(`compliance_${text}`),
    steps: stepWords((step) => form(`${step}Step`)),
    tenderLoadMethod: (text) => t(text === 'integration' ? 'byIntegration' : 'byEmail'),
    idType: (text) => form(identityWords[text as keyof typeof identityWords]),
    gitCover: (text) => formats.money(Number(text)),
    payableRateInPercentage: (text) => formats.percent(Number(text)),
    blobName: () => t('aDocument'),
  });
}
