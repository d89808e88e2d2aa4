import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { useMaySeeBank, WaitingBankChange } from '#modules/bank/web/index.ts';
import { customersNoun } from '../calls.ts';
import { Application } from './Application.tsx';
import { Checks } from './Checks.tsx';
import { LetterPanel } from './LetterPanel.tsx';
import { Recommendation } from './Recommendation.tsx';
import { useReviewed } from './reviewed.ts';
import { useViewedLetter } from './use-viewed-letter.ts';

/** The application, the letter of the bank beside it, and at the right what the checks found. On a phone the findings come first. */
export function Examination(): ReactNode {
  const { id } = useReviewed();
  const maySeeBank = useMaySeeBank();
  const letter = useViewedLetter();
  return (
    <div
      className={clsx(
        'grid items-start gap-4 lg:grid-cols-2',
        letter ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_25rem]' : 'xl:grid-cols-[minmax(0,1fr)_25rem]',
      )}
    >
      <div className={clsx('min-w-0 space-y-4 lg:col-start-2 lg:row-start-1', letter && 'xl:col-start-3')}>
        <Recommendation />
        <Checks />
        {maySeeBank && <WaitingBankChange channel={customersNoun} keyIdentifier={id} />}
        <LetterPanel />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Application />
      </div>
      {letter && (
        <DocumentViewer
          documents={[letter]}
          className="h-[75dvh] min-w-0 lg:col-start-2 lg:row-start-2 xl:sticky xl:top-16 xl:row-start-1 xl:h-[calc(100dvh-5rem)]"
        />
      )}
    </div>
  );
}
