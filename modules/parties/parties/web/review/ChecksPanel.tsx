import type { ReactNode } from 'react';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/parties/messages/review/index.ts';
import { usePartyReview } from './PartyReview.tsx';

/** What the checks found, as a card of a review. */
export function ChecksPanel({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTexts(partyReviewTexts);
  const { length: count } = usePartyReview().findings;
  return (
    <TitledCard
      title={t('checks')}
      beside={<span className="text-sm text-muted tabular-nums">{count > 0 && t('findingCount', { count })}</span>}
    >
      {children}
    </TitledCard>
  );
}
