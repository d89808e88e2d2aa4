import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HistoryPanel, HistorySkeleton } from '#platform/web/record/HistoryPanel.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { userHistoryRead } from '../calls.ts';
import { useTrailWords } from '../trail-words.ts';

/** What happened to somebody's account, in words. */
export function UserHistory({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const words = useTrailWords();
  return (
    <RecordGate query={useQuery(userHistoryRead(haulwayUserId))} skeleton={<HistorySkeleton />}>
      {(entries) => <HistoryPanel entries={entries} words={words} />}
    </RecordGate>
  );
}
