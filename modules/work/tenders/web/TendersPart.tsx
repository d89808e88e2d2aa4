import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { useFindingWords } from '#modules/work/carriage/web/desk.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { Clock, OfferBadge } from './badges.tsx';
import { type Offer, offersOf } from './calls.ts';
import { offerPath } from './paths.ts';
import { useStaffDecisions } from './use-staff-decisions.tsx';

const failures = [loadFailureTexts, tenderFailureTexts] as const;

/** Who was asked for the load, round by round: amounts side by side, the clock, and what can be done about each. */
export function TendersPart({ loadId }: { readonly loadId: string }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  return (
    <RecordGate query={useQuery(offersOf(loadId))} skeleton={<ReviewSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="text-muted">{t('noTender')}</p>
        ) : (
          <div className="grid gap-6">
            {[...Map.groupBy(rows, ({ round = 1 }) => round)].map(([round, offers]) => (
              <Round key={round} round={round} offers={offers.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))} />
            ))}
          </div>
        )
      }
    </RecordGate>
  );
}

function Round({ round, offers }: { readonly round: number; readonly offers: readonly Offer[] }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const mode = offers[0]?.mode ?? 'single';
  const waits = offers.some(
    ({ status, isBooked, loadStatus }) => status === 'ACCEPTED' && !isBooked && loadStatus === 'TENDERED',
  );
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{t('roundNumber', { round, mode: t(`mode_${mode}`) })}</h2>
      {waits && <p className="mb-2 rounded-card bg-warn-soft p-3 text-warn">{t('needsAttention')}</p>}
      <ul className="card divide-y divide-line">
        {offers.map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function OfferLine({ offer }: { readonly offer: Offer }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  const wordsOf = useFindingWords(failures);
  const decisions = useStaffDecisions(offer);
  // On a phone decisions stand at the foot of the page, where those of several lines could not be told apart.
  const isPhone = useMedia('(max-width: 767px)');
  const said = [
    offer.reasonCode && t(`reason_${offer.reasonCode}`),
    offer.reason,
    offer.counterNote,
    offer.lateAnswer && t(`late_${offer.lateAnswer}`, { at: formats.moment(offer.lateAnsweredAt) }),
    ...(offer.findings ?? []).map(wordsOf),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-break-word">{offer.supplierName}</span>
          <OfferBadge state={offer.status} />
          <Clock of={offer} />
        </p>
        <p className="flex flex-wrap gap-x-3 tabular-nums">
          <span className={offer.counterAmount === null ? undefined : 'text-muted line-through'}>
            {formats.money(offer.agreedAmount ?? offer.buyAmount)}
          </span>
          {offer.counterAmount !== null && offer.agreedAmount === null && (
            <strong className="font-semibold">{formats.money(offer.counterAmount)}</strong>
          )}
          {offer.sentTo && <span className="text-muted">{offer.sentTo}</span>}
        </p>
        {said.map((words) => (
          <p key={words} className="text-sm text-muted wrap-break-word">
            {words}
          </p>
        ))}
      </div>
      {decisions.length > 0 && isPhone && (
        <p>
          <Link {...linkTo(offerPath(offer.id))} className="underline">
            {t('openOffer')}
          </Link>
        </p>
      )}
      {decisions.length > 0 && !isPhone && (
        <Decisions
          record={{ noun: 'loads', id: offer.loadId, lockId: offer.lockId }}
          decisions={decisions}
          failures={failures}
        />
      )}
    </li>
  );
}
