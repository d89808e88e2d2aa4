import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useWords } from '#platform/web/words.ts';
import { companyFields } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { companyHistoryRead } from './calls.ts';

const order = Object.keys(companyFields.shape);

/** What happened to a company, in the words of its form. */
export function CompanyHistory({ companyId }: { readonly companyId: string }): ReactNode {
  const words = useWords(companyRecordTexts);
  const entries = useQuery(companyHistoryRead(companyId));
  return (
    <div className="py-6">
      <RecordGate query={entries} skeleton={<HistorySkeleton />}>
        {(found) => (
          <HistoryPanel
            entries={found}
            words={{
              event: (event) => words.option('event', event),
              label: words.label,
              value: (field, value) =>
                field === 'logoURL'
                  ? words.t('logoPicture')
                  : words.written(field, field === 'isClient' || typeof value === 'number' ? String(value) : value),
              place: (field) => order.indexOf(field),
            }}
          />
        )}
      </RecordGate>
    </div>
  );
}
