import type { ComponentType, ReactNode } from 'react';
import type { HistoryEntry } from '#platform/history.ts';
import type { CodeTexts } from '../texts.ts';
import { HistoryPanel, HistorySkeleton, type HistoryWords } from './HistoryPanel.tsx';
import { type Read, RecordGate } from './RecordGate.tsx';

type Entries = readonly HistoryEntry[];

interface RecordHistoryProps extends Partial<HistoryWords> {
  readonly query: Read<Entries>;
  /** Has the words of events as `event_approved`, of fields by their names, and of values as `status_APPROVED`. */
  readonly words: CodeTexts;
  /** A gate that says in other words why there is nothing to see. */
  readonly Gate?: ComponentType<{
    readonly query: Read<Entries>;
    readonly skeleton: ReactNode;
    readonly children: (entries: Entries) => ReactNode;
  }>;
}

/** Reads and shows who changed what of a record. A noun says what it words otherwise. */
export function RecordHistory({ query, words, Gate = RecordGate, ...own }: RecordHistoryProps): ReactNode {
  const said: HistoryWords = {
    event: (event) => words(`event_${event}`) ?? event,
    label: (path) => words(path) ?? path,
    value: (path, value) => words(`${path}_${String(value)}`) ?? String(value),
    ...own,
  };
  return (
    <Gate query={query} skeleton={<HistorySkeleton />}>
      {(entries) => <HistoryPanel entries={entries} words={said} />}
    </Gate>
  );
}
