import type { ReactNode } from 'react';
import { useGoToField } from '#platform/web/form/StepFormScreen.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { Findings } from './Findings.tsx';
import { PartyReview, type PartyReviewValue } from './PartyReview.tsx';

/** What the checks found, beside the form: each finding leads to its field. */
export function FormChecks(review: PartyReviewValue): ReactNode {
  const goTo = useGoToField();
  return (
    <PartyReview value={review}>
      <ChecksPanel>
        <Findings onShow={goTo} />
      </ChecksPanel>
    </PartyReview>
  );
}
