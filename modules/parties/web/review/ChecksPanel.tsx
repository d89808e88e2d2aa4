import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/messages/review/index.ts';
import { usePartyReview } from './PartyReview.tsx';

/** What the checks found, as a card of a review. */
export function ChecksPanel({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts(partyReviewTexts);
  const { length: count } = usePartyReview().findings;
  const id = useId();
  return (
    <section aria-labelledby={id} className="card">
      <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 id={id} className="font-semibold">
          {t('checks')}
        </h2>
        <span className="text-sm text-muted tabular-nums">{count > 0 && t('findingCount', { count })}</span>
      </header>
      {children}
    </section>
  );
}
