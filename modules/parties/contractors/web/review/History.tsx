import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
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
  const written = (path: string, value: unknown) =>
    words(path === 'state' ? `state_${String(value)}` : '') ?? String(value);
  const query = useQuery(historyRead(keyIdentifier));
  return <RecordHistory query={query} words={words} label={useFieldLabel()} value={written} />;
}
