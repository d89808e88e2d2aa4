import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Decision } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { useNow } from '#platform/web/use-now.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun, useLoadClock, useReasonWords } from '#modules/work/loads/web/desk.ts';
import { Findings, heldFindings } from '#modules/work/carriage/web/desk.ts';
import { eventsRead, type LoadEvent } from './calls.ts';
import { useFlagWords } from './event-flags.ts';
import { useCorrections } from './use-corrections.tsx';
import { roadTexts } from '../messages/desk/index.ts';
import clsx from 'clsx';

const failures = [loadFailureTexts] as const;

/** What happened, newest first: the claimed time in bold, the received one faint, corrected ones struck through and kept. */
export function EventsPart({ load }: { readonly load: Load }): ReactNode {
  const correctionsOf = useCorrections(load);
  const now = useNow();
  const [opened, setOpened] = useState<Decision>();
  return (
    <RecordGate query={useQuery(eventsRead(load.id))} skeleton={<ReviewSkeleton />}>
      {({ rows }) => {
        const corrections = new Map(
          rows.flatMap((row) => (row.supersedesId ? [[row.supersedesId, row] as const] : [])),
        );
        return (
          <>
            <ol className="card divide-y divide-line">
              {rows.map((event) => (
                <EventLine
                  key={event.id}
                  event={event}
                  correction={corrections.get(event.id)}
                  load={load}
                  decisions={correctionsOf(event, now)}
                  onAsk={setOpened}
                />
              ))}
            </ol>
            {opened &&
              'dialog' in opened.does &&
              opened.does.dialog({
                record: { noun: loadsNoun, id: load.id, lockId: load.lockId },
                failures,
                confirm: opened.title,
                danger: opened.kind === 'danger',
                onClose: () => setOpened(undefined),
              })}
          </>
        );
      }}
    </RecordGate>
  );
}

interface EventLineProps {
  readonly event: LoadEvent;
  /** The event that took its place. */
  readonly correction: LoadEvent | undefined;
  readonly load: Load;
  readonly decisions: readonly Decision[];
  readonly onAsk: (decision: Decision) => void;
}

function EventLine({ event, correction, load, decisions, onAsk }: EventLineProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const clock = useLoadClock(load.timeZone);
  const reason = useReasonWords();
  const flagWords = useFlagWords();
  const eta = event.kind === 'eta' && typeof event.data['eta'] === 'string' ? clock.moment(event.data['eta']) : '';
  const isPast = event.supersededById !== null;
  const what = t(`event_${event.kind}`);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-2 md:flex-nowrap">
      <span
        className={clsx(
          'w-40 flex-none tabular-nums max-md:-order-2',
          isPast ? 'text-muted line-through' : 'font-semibold',
        )}
      >
        {clock.moment(event.occurredAt)}
      </span>
      <span className="min-w-0 flex-1 wrap-break-word max-md:basis-full">
        <span className={clsx(isPast && 'text-muted')}>
          {what}
          {eta && `: ${eta}`}
          {event.stopName && <span className="text-muted"> · {event.stopName}</span>}
          {event.reasonCode && <span> · {reason(event.reasonCode)}</span>}
        </span>
        {(event.minutesLate ?? 0) > 0 && !isPast && (
          <span className="text-danger"> · {own('lateBy', { minutes: event.minutesLate ?? 0 })}</span>
        )}
        {event.note && <span className="block text-sm">{event.note}</span>}
        <Findings findings={heldFindings(event.data)} />
        {isPast && (
          <span className="block text-sm text-muted">
            {own(event.isVoid ? 'voidedBy' : 'correctedBy', {
              by: correction?.actor ?? '',
              at: clock.moment(correction?.receivedAt ?? null),
            })}
          </span>
        )}
        {flagWords(event) && <span className="block text-sm text-warn">{flagWords(event)}</span>}
      </span>
      <span className="text-sm text-muted">
        {event.actor !== 'system' && `${event.actor} · `}
        {t(`source_${event.source}`)}
        {event.receivedAt !== event.occurredAt && ` · ${own('receivedAtTime', { at: clock.moment(event.receivedAt) })}`}
      </span>
      <span className="-my-1.5 flex flex-none justify-end gap-1 max-md:-order-1 max-md:ml-auto md:w-16">
        {decisions.map((decision) => (
          <button
            key={decision.event}
            type="button"
            className="btn btn-icon"
            aria-label={own('ofEvent', { deed: decision.title, event: what, at: clock.moment(event.occurredAt) })}
            title={decision.title}
            onClick={() => onAsk(decision)}
          >
            <decision.icon size={15} aria-hidden="true" />
          </button>
        ))}
      </span>
    </li>
  );
}
