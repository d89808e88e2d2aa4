import { type ReactNode, useState } from 'react';
import type { HistoryEntry } from '#platform/history.ts';
import { HistoryPanel } from '#platform/web/record/HistoryPanel.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { Tabs } from '#platform/web/record/Tabs.tsx';
import { Scene } from './Scene.tsx';

const entries: readonly HistoryEntry[] = [
  {
    at: '2026-06-03T12:05:00Z',
    by: 'Thandi Nkosi',
    byKind: 'user',
    event: 'Changed',
    changes: { Name: ['Pooled pallet', 'Pooled pallet 1200 × 1000'], 'Tare in kg': [30, 32], Deposit: ['', 280] },
  },
  { at: '2026-05-30T07:41:00Z', by: '', byKind: 'system', event: 'Imported', changes: { Name: ['', 'Pooled pallet'] } },
];
const words = {
  event: (event: string) => event,
  label: (path: string) => path,
  value: (_: string, value: unknown) => String(value),
};

/** The parts of a record, its history, and a record that is not there. */
export function Records(): ReactNode {
  const [tab, setTab] = useState<'history' | 'missing'>('history');
  return (
    <Scene>
      <div className="max-w-3xl">
        <Tabs
          label="Parts of the record"
          tabs={[
            { id: 'history', title: 'History' },
            { id: 'missing', title: 'No such record' },
          ]}
          current={tab}
          onChoose={setTab}
        >
          <div className="py-6">
            {tab === 'history' ? (
              <HistoryPanel entries={entries} words={words} />
            ) : (
              <RecordGate
                query={{ data: null, error: null, refetch: () => undefined }}
                skeleton={null}
                listPath="/scene"
              >
                {() => null}
              </RecordGate>
            )}
          </div>
        </Tabs>
      </div>
    </Scene>
  );
}
