import type { ReactNode } from 'react';
import type { HistoryEntry } from '#platform/history.ts';
import { HistoryPanel, HistorySkeleton, type HistoryWords } from '#platform/web/record/HistoryPanel.tsx';
import type { Read } from '#platform/web/record/RecordGate.tsx';
import type { CodeTexts } from '#platform/web/texts.ts';
import type { partyGate } from './party-gate.tsx';
import { usePartyReview } from './PartyReview.tsx';

interface PartyHistoryProps extends Pick<HistoryWords, 'value' | 'place' | 'isSaid'> {
  readonly query: Read<readonly HistoryEntry[]>;
  /** The gate of this kind of party. */
  readonly Gate: ReturnType<typeof partyGate>;
  /** The words of the desk for this kind of party: of events, and of fields that its form does not have. */
  readonly words: CodeTexts;
  /** What the reason of an event is called, where it is not its reason. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Who changed what of a party, in the order of its form. */
export function PartyHistory({ query, Gate, words, reasons, ...values }: PartyHistoryProps): ReactNode {
  const { labelOf } = usePartyReview();
  return (
    <Gate query={query} skeleton={<HistorySkeleton />}>
      {(entries) => (
        <HistoryPanel
          entries={entries}
          words={{
            event: (event) => words(`event_${event}`) ?? event,
            label: (path, event) => words(path === 'reason' ? (reasons[event] ?? path) : path) ?? labelOf(path),
            ...values,
          }}
        />
      )}
    </Gate>
  );
}
