import { useCallback, useMemo, useState } from 'react';
import type { Cents } from '#platform/money.ts';
import {
  discounted,
  givenInOrder,
  givenRest,
  type OpenDocument,
  type Shares,
  sumsOf,
  tickBarrier,
  ticked,
  typed,
  writtenOff,
} from '#modules/money/receipts/tick-sums.ts';

/** One thing that is done to a document while one ticks. */
export type TickAct = 'tick' | 'rest' | 'discount' | 'writeOff';

const none: Shares = new Map();

/** What is ticked of a receipt, and its sums. `first` are the shares that a proposal begins with. */
export function useTicks(received: Cents, documents: readonly OpenDocument[], first: Shares = none) {
  const [shares, setShares] = useState(first);
  const act = useCallback(
    (what: TickAct, document: OpenDocument) =>
      setShares((now) => {
        if (what === 'tick') return ticked(now, document);
        if (what === 'writeOff') return writtenOff(now, document);
        return what === 'rest' ? givenRest(received, now, document) : discounted(now, document);
      }),
    [received],
  );
  const type = useCallback(
    (document: OpenDocument, amount: Cents) => setShares((now) => typed(now, document, amount)),
    [],
  );
  return {
    shares,
    act,
    type,
    /** Gives the receipt to the oldest first. */
    giveInOrder: () => setShares(givenInOrder(received, documents)),
    clear: () => setShares(none),
    sums: useMemo(() => sumsOf(received, shares), [received, shares]),
    barrier: useMemo(() => tickBarrier(received, documents, shares), [received, documents, shares]),
  };
}
export type Ticks = ReturnType<typeof useTicks>;
