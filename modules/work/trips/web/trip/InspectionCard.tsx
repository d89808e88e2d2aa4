import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { inspectTexts } from '#modules/work/trips/messages/inspect/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import { Icon } from './Icon.tsx';
import { asksInspection, type InspectionState, tellsInspection } from './progress.ts';

interface InspectionCardProps {
  readonly trip: DriverTrip;
  readonly state: InspectionState;
  readonly onInspect: () => void;
}

/** Before you leave: whether the load is to be inspected, and whether it may go. */
export function InspectionCard({ trip, state, onInspect }: InspectionCardProps): ReactNode {
  const t = useTexts(inspectTexts);
  const page = useTexts(tripTexts);
  if (!tellsInspection(trip, state)) return null;
  const isWrong = state === 'failed' || state === 'awaited';
  return (
    <section className={isWrong ? 'rounded-card bg-warn-soft p-4' : 'card p-4'}>
      <h2
        className={`flex items-center gap-2 font-semibold ${isWrong ? 'text-warn' : state === 'passed' ? 'text-ok' : ''}`}
      >
        <Icon name={isWrong ? 'warning' : state === 'passed' ? 'check' : 'list'} />
        {t('beforeYouLeave')}
      </h2>
      <p className="mt-1">{t(`inspection_${state}`)}</p>
      {(asksInspection(state) || state === 'awaited') && (
        <button type="button" className="btn btn-s mt-3 h-14 w-full text-md" onClick={onInspect}>
          {state === 'missing' ? page('inspectLoad') : t('inspectAgain')}
        </button>
      )}
    </section>
  );
}
