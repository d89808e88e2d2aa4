import { zoneAt } from './stop-zone.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type ReactNode, useMemo, useState } from 'react';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useNow } from '#platform/web/use-now.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun, useLoadClock, useReasonWords } from '#modules/work/loads/web/desk.ts';
import { Findings, heldFindings } from '#modules/work/carriage/web/desk.ts';
import { eventsRead, type LoadEvent, useMay } from './calls.ts';
import { useFlagWords } from './event-flags.ts';
import { type TripLine, linesByStop } from './trip-lines.ts';
import { useCorrections } from './use-corrections.tsx';
import { roadTexts } from '../messages/desk/index.ts';

const failures = [loadFailureTexts] as const;
const noRows: readonly LoadEvent[] = [];

interface StopEventsProps {
  readonly load: Load;
  readonly stopId: string | null;
}

/** What happened at a stop, a line an event; `null`: before the first stop, folded as soon as the trip has begun. */
export function StopEvents({ load, stopId }: StopEventsProps): ReactNode {
  const t = useTexts(roadTexts);
  const mayRead = useMay('getLoadEvents');
  const { data, isPending } = useQuery({ ...eventsRead(load.id), enabled: mayRead });
  const byStop = useMemo(() => linesByStop(data?.rows ?? noRows), [data]);
  const lines = byStop.get(stopId) ?? [];
  if (mayRead && isPending) return stopId === null ? <div className="skeleton h-5" /> : null;
  if (lines.length === 0) return null;
  if (stopId !== null) return <Lines load={load} lines={lines} />;
  return (
    <details className="group" open={byStop.size === 1}>
      <summary className="cursor-pointer text-sm text-muted">{t('beforeTrip', { count: lines.length })}</summary>
      <Lines load={load} lines={lines} />
    </details>
  );
}

function Lines({ load, lines }: { readonly load: Load; readonly lines: readonly TripLine[] }): ReactNode {
  const correctionsOf = useCorrections(load);
  const now = useNow();
  const [opened, setOpened] = useState<Decision>();
  return (
    <>
      <ol className="mt-1.5 grid gap-y-0.5">
        {lines.map((line) => (
          <EventLine
            key={line.event.id}
            line={line}
            load={load}
            decisions={correctionsOf(line.event, now)}
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
}

interface EventLineProps {
  readonly line: TripLine;
  readonly load: Load;
  readonly decisions: readonly Decision[];
  readonly onAsk: (decision: Decision) => void;
}

/** The claimed time in bold under those that it corrects, what happened, who told it, and when it was received. */
function EventLine({ line: { event, was, voided }, load, decisions, onAsk }: EventLineProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const clock = useLoadClock(zoneAt(load, event.stopId), load.timeZone);
  const what = t(`event_${event.kind}`);
  // A time that was corrected by an event beyond those that are shown is past too.
  const isPast = event.supersededById !== null;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-start gap-x-3 py-0.5 2xl:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,11rem)_6.5rem_auto]">
      <span className="tabular-nums">
        {was.map(({ id, occurredAt }) => (
          <s key={id} className="block text-muted">
            {clock.short(occurredAt)}
          </s>
        ))}
        {isPast ? (
          <s className="text-muted">{clock.short(event.occurredAt)}</s>
        ) : (
          <span className="font-semibold">{clock.short(event.occurredAt)}</span>
        )}
      </span>
      <What of={event} was={was} voided={voided} load={load} />
      <span className="text-sm text-muted max-2xl:col-start-2 max-2xl:row-start-2 2xl:truncate">
        {event.actor !== 'system' && `${event.actor} · `}
        {t(`source_${event.source}`)}
        {event.receivedAt !== event.occurredAt && (
          <span className="2xl:hidden"> · {own('receivedAtTime', { at: clock.short(event.receivedAt) })}</span>
        )}
      </span>
      <span
        className="text-right text-sm text-muted tabular-nums max-2xl:hidden"
        title={own('receivedAtTime', { at: clock.moment(event.receivedAt) })}
      >
        {event.receivedAt !== event.occurredAt && clock.short(event.receivedAt)}
      </span>
      <span className="-my-1 flex justify-end gap-1 max-2xl:col-start-3 max-2xl:row-start-1 2xl:w-16">
        {decisions.map((decision) => (
          <button
            key={decision.event}
            type="button"
            className="btn btn-icon h-7"
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

interface WhatProps extends Omit<TripLine, 'event'> {
  readonly of: LoadEvent;
  readonly load: Load;
}

function What({ of: event, was, voided, load }: WhatProps): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const clock = useLoadClock(zoneAt(load, event.stopId), load.timeZone);
  const reason = useReasonWords();
  const flags = useFlagWords()(event);
  const isPast = event.supersededById !== null;
  const eta = event.kind === 'eta' && typeof event.data['eta'] === 'string' ? clock.short(event.data['eta']) : '';
  const [before] = was.toReversed();
  return (
    <span className="min-w-0 wrap-break-word">
      <span className={clsx(isPast && 'text-muted')}>
        {t(`event_${event.kind}`)}
        {eta && `: ${eta}`}
        {event.reasonCode && <span> · {reason(event.reasonCode)}</span>}
      </span>
      {(event.minutesLate ?? 0) > 0 && !isPast && (
        <span className="text-danger"> · {own('lateBy', { minutes: event.minutesLate ?? 0 })}</span>
      )}
      {event.note && <span className="block text-sm">{event.note}</span>}
      <Findings findings={heldFindings(event.data)} />
      {before && (
        <span className="block text-sm text-muted">
          {own('correctedBy', { by: event.actor, at: clock.short(event.receivedAt) })}
          {before.actor !== 'system' &&
            ` · ${own('wasToldBy', { by: before.actor, at: clock.short(before.receivedAt) })}`}
        </span>
      )}
      {voided && (
        <span className="block text-sm text-muted">
          {own('voidedBy', { by: voided.actor, at: clock.short(voided.receivedAt) })}
        </span>
      )}
      {flags && <span className="block text-sm text-warn">{flags}</span>}
    </span>
  );
}
