import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { Clock, OfferBadge } from './badges.tsx';
import { type Offer, offerRead, tendersNoun } from './calls.ts';
import { OfferFacts } from './page/OfferFacts.tsx';
import { offerListPath } from './paths.ts';
import { useAnswers } from './use-answers.tsx';
import { useStaffDecisions } from './use-staff-decisions.tsx';

const failures = [loadFailureTexts, tenderFailureTexts] as const;

/** `/loadtenders/{id}`: one offer as its supplier sees it, and the answers. */
export function OfferScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${tendersNoun}:${id}`);
  return (
    <RecordGate query={useQuery(offerRead(id))} skeleton={<ReviewSkeleton />} listPath={offerListPath}>
      {(offer) => <OfferOnDesk offer={offer} />}
    </RecordGate>
  );
}

function OfferOnDesk({ offer }: { readonly offer: Offer }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const [answers, ofStaff] = [useAnswers(offer), useStaffDecisions(offer)];
  const decisions =
    offer.rank === undefined ? answers : [...ofStaff, ...answers.filter(({ event }) => event !== 'accept')];
  usePageTitle(offer.loadNumber);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {offer.loadNumber}
            <OfferBadge state={offer.status} />
            <Clock of={offer} />
          </h1>
          <p className="mt-1 text-muted">
            {offer.load.origin} → {offer.load.destination} · {offer.supplierName}
          </p>
          {offer.reasonCode && <p className="mt-1">{t(`reason_${offer.reasonCode}`)}</p>}
        </div>
        <Decisions
          record={{ noun: tendersNoun, id: offer.id, lockId: offer.lockId }}
          decisions={decisions}
          failures={failures}
        />
      </header>
      <div className="max-w-2xl">
        <OfferFacts offer={offer} />
      </div>
    </>
  );
}
