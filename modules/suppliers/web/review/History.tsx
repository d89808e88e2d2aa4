import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { useCodeTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { historyRead } from '../calls.ts';
import { placeInForm } from '../field-names.ts';
import { useFieldLabel } from '../labels.ts';
import { RecordGate } from '../RecordGate.tsx';
import { useReviewed } from './review.ts';
import { useWrittenValue } from './use-written-value.ts';

/** What the reason of a decision is called. */
const reasonWords: Readonly<Record<string, string>> = { approved: 'comment', informationRequested: 'question' };

/** Who changed what of a supplier, in the order of its form. */
export function History(): ReactNode {
  const { keyIdentifier } = useReviewed();
  const words = useCodeTexts([supplierDeskTexts as never]);
  const label = useFieldLabel();
  const value = useWrittenValue();
  return (
    <RecordGate query={useQuery(historyRead(keyIdentifier))} skeleton={<HistorySkeleton />}>
      {(entries) => (
        <HistoryPanel
          entries={entries}
          words={{
            event: (event) => words(`event_${event}`) ?? event,
            label: (path, event) => label(path === 'reason' ? (reasonWords[event] ?? path) : path),
            value,
            place: placeInForm,
            isSaid: (path) => path !== 'certificateId',
          }}
        />
      )}
    </RecordGate>
  );
}
