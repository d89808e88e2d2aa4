import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { Act } from './act.ts';
import { Icon, type IconName } from './Icon.tsx';
import { onePress } from './one-press.ts';
import type { Outbox } from './outbox.ts';
import { asksInspection, type InspectionState, leavesLate, minutesLate, type nextOf, type Step } from './progress.ts';

interface MainBarProps {
  readonly trip: DriverTrip;
  readonly next: ReturnType<typeof nextOf>;
  readonly inspection: InspectionState;
  readonly outbox: Outbox;
  readonly onAct: (act: Act) => void;
}

const icons: Readonly<Record<Exclude<Step, 'done'>, IconName>> = {
  arrive: 'pin',
  start: 'box',
  finish: 'check',
  depart: 'leave',
};

/** Two of them stand side by side on 360 pixels: long words take two lines and push nothing out. */
const beside = 'btn btn-s min-h-13 h-auto flex-1 px-2 leading-tight whitespace-normal';

/** One main button at the thumb for what comes next, and two for what does not go as planned. */
export function MainBar({ trip, next, inspection, outbox, onAct }: MainBarProps): ReactNode {
  const t = useTexts(tripTexts);
  const call = trip.telephone && (
    <a className={beside} href={`tel:${trip.telephone}`}>
      <Icon name="phone" /> {t('phoneDesk')}
    </a>
  );
  // Leaving stays possible: a driver whom the desk sends by telephone must be able to tell it.
  const asksFirst = next?.step === 'depart' && asksInspection(inspection);
  function press(): void {
    if (!next || next.step === 'done') return;
    const { stop, step } = next;
    const at = new Date().toISOString();
    if (step === 'finish') return onAct({ kind: 'finish', stop });
    if (step === 'arrive' && minutesLate(stop, outbox.now()) > 0)
      return onAct({ kind: 'reason', event: 'arrived', stop, at });
    if (step === 'depart' && leavesLate(stop, outbox.now()))
      return onAct({ kind: 'reason', event: 'departed', stop, at });
    const kind = step === 'arrive' ? 'arrived' : step === 'start' ? 'workStarted' : 'departed';
    void outbox.event({ kind, stopId: stop.id, occurredAt: at, capturedAt: at });
  }
  return (
    <footer className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface" {...onePress}>
      <div className="mx-auto max-w-md space-y-2 p-3">
        {asksFirst && (
          <button
            type="button"
            className="btn btn-p h-16 w-full text-lg font-semibold"
            onClick={() => onAct({ kind: 'inspect' })}
            data-step="inspect"
          >
            <Icon name="list" size={26} /> {t('inspectLoad')}
          </button>
        )}
        {next && next.step !== 'done' && (
          <button
            type="button"
            className={asksFirst ? 'btn btn-g h-12 w-full' : 'btn btn-p h-16 w-full text-lg font-semibold'}
            onClick={press}
            data-step={next.step}
          >
            <Icon name={icons[next.step]} size={asksFirst ? 22 : 26} />
            {next.step === 'finish' || next.step === 'start'
              ? t(`${next.step}_${next.stop.type === 'pickup' ? 'pickup' : 'delivery'}`)
              : t(next.step)}
          </button>
        )}
        <div className="flex gap-2">
          {next?.step === 'arrive' ? (
            <button type="button" className={beside} onClick={() => onAct({ kind: 'late', stop: next.stop })}>
              <Icon name="clock" /> {t('willBeLate')}
            </button>
          ) : (
            call
          )}
          <button
            type="button"
            className={`${beside} text-danger`}
            onClick={() => onAct({ kind: 'problem', stop: next?.stop ?? trip.stops.at(-1)! })}
          >
            <Icon name="warning" /> {t('problem')}
          </button>
        </div>
      </div>
    </footer>
  );
}
