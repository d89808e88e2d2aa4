import { type ReactNode, useState } from 'react';
import { instantAt, wallClockIn } from '#platform/wall-clock.ts';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { ActProps } from './act.ts';
import type { NewEvent } from './calls.ts';
import { zoneOf } from './times.ts';
import { SheetFrame } from './SheetFrame.tsx';

const kinds = [
  ['arrived', 'arrivedAt'],
  ['workStarted', 'workStartedAt'],
  ['workEnded', 'workEndedAt'],
  ['departed', 'departedAt'],
] as const;

const pressedAt = () => new Date().toISOString();

/** A time that was pressed too late or by mistake; the event before it stays visible at the desk. */
export function CorrectSheet({ act, items, page, trip, state: { now, outbox }, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (act.kind !== 'correct') return null;
  const { stop } = act;
  // As everywhere on this page, on the clock of the stop: the phone may be set to another one.
  const localOf = (instant: string) => wallClockIn(zoneOf(trip, stop), instant);
  const instantOf = (typed: string) => instantAt(typed, zoneOf(trip, stop));
  const told = kinds.filter(([, field]) => stop[field] !== null);
  const changed = told.filter(([kind, field]) => typed[kind] && typed[kind] !== localOf(stop[field]!));
  const isInFuture = changed.some(([kind]) => instantOf(typed[kind]!).getTime() > now + 60_000);
  function save(): void {
    if (changed.length === 0 || isInFuture) return;
    for (const [kind] of changed) {
      const before = items.findLast((item) => item.what === 'event' && item.kind === kind && item.stopId === stop.id);
      const { reasonCode, signatoryName, goods, files, note } = (before?.payload ?? {}) as Partial<NewEvent>;
      void page.outbox?.event({
        ...(reasonCode && { reasonCode }),
        ...(signatoryName && { signatoryName }),
        ...(goods && { goods }),
        ...(files && { files }),
        ...(note && { note }),
        kind,
        stopId: stop.id,
        // The server takes from it what the clock of this phone is wrong, as from every time that the phone tells.
        aheadMs: outbox.ahead,
        occurredAt: new Date(instantOf(typed[kind]!).getTime() + outbox.ahead).toISOString(),
        capturedAt: pressedAt(),
        ...(before && { supersedes: before.id }),
      });
    }
    onClose();
  }
  return (
    <SheetFrame
      title={t('correctTimes')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn btn-p h-16 w-full text-lg"
          aria-disabled={changed.length === 0 || isInFuture}
          onClick={save}
        >
          {t('saveTimes')}
        </button>
      }
    >
      <p className="px-1 text-muted">{stop.name}</p>
      {told.map(([kind, field]) => (
        <label key={kind} className="card block p-4">
          <span className="lbl">{t(`kind_${kind}`)}</span>
          <input
            type="datetime-local"
            className="ctl mt-1 h-12"
            value={typed[kind] ?? localOf(stop[field]!)}
            onChange={(event) => setTyped((before) => ({ ...before, [kind]: event.target.value }))}
          />
        </label>
      ))}
      <p aria-live="polite" className="err px-1">
        {isInFuture && t('timeInFuture')}
      </p>
    </SheetFrame>
  );
}
