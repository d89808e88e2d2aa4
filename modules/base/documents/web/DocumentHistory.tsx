import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { useFormats } from '#platform/web/formats.ts';
import { HistoryPanel, HistorySkeleton, type HistoryWords } from '#platform/web/record/HistoryPanel.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { historyRead } from './calls.ts';

/** Who did what with a document and its versions. */
export function DocumentHistory({ documentId }: { readonly documentId: string }): ReactNode {
  const t = useTexts(documentDeskTexts);
  const words = useHistoryWords();
  return (
    <section aria-label={t('history')}>
      <h2 className="mb-2 font-semibold">{t('history')}</h2>
      <RecordGate query={useQuery(historyRead(documentId))} skeleton={<HistorySkeleton />}>
        {(entries) => <HistoryPanel entries={entries} words={words} />}
      </RecordGate>
    </section>
  );
}

function useHistoryWords(): HistoryWords {
  const word = useCodeTexts([documentDeskTexts as never]);
  const types = useCodeTexts([documentTypeTexts as never]);
  const formats = useFormats();
  return {
    event: (event) => word(`event_${event}`) ?? event,
    label: (path) => word(`field_${path}`) ?? word(path) ?? path,
    value: (path, value) => {
      const written = String(value);
      if (path === 'status') return word(`status_${written}`) ?? written;
      if (path === 'type') return types(written) ?? written;
      return isCalendarDate(written) ? formats.date(written) : written;
    },
    // That a version was superseded is its own line.
    isSaid: (path) => path !== 'isSuperseded',
  };
}
