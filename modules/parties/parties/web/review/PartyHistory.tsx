import type { ComponentProps, ReactNode } from 'react';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { usePartyReview } from './PartyReview.tsx';

interface PartyHistoryProps extends Omit<ComponentProps<typeof RecordHistory>, 'event' | 'label'> {
  /** What the reason of an event is called, where it is not its reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Who changed what of a party; `words` has the fields that its form does not have. */
export function PartyHistory({ reasons, words, ...history }: PartyHistoryProps): ReactNode {
  const { labelOf } = usePartyReview();
  return (
    <RecordHistory
      {...history}
      words={words}
      label={(path, event) => words(path === 'reason' ? (reasons[event] ?? path) : path) ?? labelOf(path)}
    />
  );
}
