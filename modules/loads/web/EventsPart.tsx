import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { eventsRead, type Load } from './calls.ts';
import { Findings } from './CarrierList.tsx';
import { heldFindings } from './held-findings.ts';
import { useFlagWords } from './event-flags.ts';
import { useReasonWords } from './reason-words.ts';
import { useLoadClock } from './use-load-clock.ts';

/** What happened, newest first: the claimed time in bold, the received one faint, corrected ones struck through and kept. */
export function EventsPart({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const clock = useLoadClock(load.timeZone);
  const reason = useReasonWords();
  const flagWords = useFlagWords();
  return (
    <RecordGate query={useQuery(eventsRead(load.id))} skeleton={<ReviewSkeleton />}>
      {({ rows }) => (
        <ol className="card divide-y divide-line">
          {rows.map((event) => (
            <li key={event.id} className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2">
              <span
                className={clsx(
                  'w-40 flex-none tabular-nums',
                  event.supersededById ? 'text-muted line-through' : 'font-semibold',
                )}
              >
                {clock.moment(event.occurredAt)}
              </span>
              <span className="min-w-0 flex-1">
                {t(`event_${event.kind}`)}
                {event.stopName && <span className="text-muted"> · {event.stopName}</span>}
                {event.reasonCode && <span> · {reason(event.reasonCode)}</span>}
                {event.note && <span className="block text-sm">{event.note}</span>}
                <Findings findings={heldFindings(event.data)} />
                {flagWords(event) && <span className="block text-sm text-warn">{flagWords(event)}</span>}
              </span>
              <span className="text-sm text-muted">
                {event.actor !== 'system' && `${event.actor} · `}
                {t(`source_${event.source}`)}
                {event.receivedAt !== event.occurredAt &&
                  ` · ${t('receivedAtTime', { at: clock.moment(event.receivedAt) })}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </RecordGate>
  );
}
