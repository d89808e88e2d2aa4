import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import { historyRead, useMay } from '../calls.ts';
import { useFieldLabel } from '../labels.ts';

/** Who changed what of a contractor; read when it is opened. */
export function History({ keyIdentifier }: { readonly keyIdentifier: string }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const may = useMay('getSubcontractorHistory');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer px-4 py-3 font-semibold">{t('history')}</summary>
      {open && <Entries keyIdentifier={keyIdentifier} />}
    </details>
  );
}

function Entries({ keyIdentifier }: { readonly keyIdentifier: string }): ReactNode {
  const words = useCodeTexts([contractorDeskTexts as never]);
  const label = useFieldLabel();
  return (
    <RecordGate query={useQuery(historyRead(keyIdentifier))} skeleton={<HistorySkeleton />}>
      {(entries) => (
        <HistoryPanel
          entries={entries}
          words={{
            event: (event) => words(`event_${event}`) ?? event,
            label,
            value: (path, value) => words(path === 'state' ? `state_${String(value)}` : '') ?? String(value),
          }}
        />
      )}
    </RecordGate>
  );
}
