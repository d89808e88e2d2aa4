import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { useCodeTexts } from '#platform/web/texts.ts';
import { shipperDetail } from '#modules/customers/fields.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { historyRead } from '../calls.ts';
import { useFieldLabel } from '../labels.ts';
import { RecordGate } from '../RecordGate.tsx';
import { useReviewed } from './reviewed.ts';
import { useWrittenValue } from './use-written-value.ts';

const order = Object.keys(shipperDetail.shape);

/** The place of a field in the order of the form; what the form does not have comes last. */
function placeInForm(path: string): number {
  const at = order.indexOf(path.split('.')[0] ?? '');
  return at < 0 ? order.length : at;
}

/** What the reason of an event is called. */
const reasonWords: Readonly<Record<string, string>> = {
  approved: 'comments',
  recommended: 'comments',
  informationRequested: 'question',
};

/** Who changed what of a customer, in the order of its form. */
export function History(): ReactNode {
  const { id } = useReviewed();
  const words = useCodeTexts([customerDeskTexts]);
  const fieldLabel = useFieldLabel();
  const value = useWrittenValue();
  return (
    <RecordGate query={useQuery(historyRead(id))} skeleton={<HistorySkeleton />}>
      {(entries) => (
        <HistoryPanel
          entries={entries}
          words={{
            event: (event) => words(`event_${event}`) ?? event,
            label: (path, event) => words(path === 'reason' ? (reasonWords[event] ?? path) : path) ?? fieldLabel(path),
            value,
            place: placeInForm,
            // The comments of a decision are its reason.
            isSaid: (path) => path !== 'comments',
          }}
        />
      )}
    </RecordGate>
  );
}
