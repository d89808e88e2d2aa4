import type { ReactNode } from 'react';
import { useBankLetter, useMaySeeBank, WaitingBankChange } from '#modules/parties/bank/web/index.ts';
import { ExaminationPanes } from '#modules/parties/parties/web/desk.ts';
import { customersNoun } from '../calls.ts';
import { Application } from './Application.tsx';
import { Checks } from './Checks.tsx';
import { LetterPanel } from './LetterPanel.tsx';
import { Recommendation } from './Recommendation.tsx';
import { useReviewed } from './reviewed.ts';
import { useViewedLetter } from './use-viewed-letter.ts';

/** What a decision looks at. */
export function Examination(): ReactNode {
  const { id } = useReviewed();
  const maySeeBank = useMaySeeBank();
  const letter = useViewedLetter();
  const later = useBankLetter(customersNoun, id, maySeeBank);
  const letters = [letter, later?.blobName === letter?.blobName ? undefined : later].filter(
    (each) => each !== undefined,
  );
  return (
    <ExaminationPanes
      application={<Application />}
      documents={letters}
      panels={
        <>
          <Recommendation />
          <Checks />
          {maySeeBank && <WaitingBankChange channel={customersNoun} keyIdentifier={id} />}
          <LetterPanel />
        </>
      }
    />
  );
}
