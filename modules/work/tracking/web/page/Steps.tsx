import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { TrackedLoad } from '#modules/work/tracking/contract.ts';
import { trackingTexts } from '#modules/work/tracking/messages/page/index.ts';
import { clockOf, isOverdue, momentOf, zonedClock } from './times.ts';

type Stop = TrackedLoad['stops'][number];
type State = 'done' | 'now' | 'open' | 'missed';

const dots: Readonly<Record<State, string>> = {
  done: 'border-ok bg-ok',
  now: 'border-brand bg-brand',
  open: 'border-muted bg-surface',
  missed: 'border-danger bg-surface',
};

/** The stops one below the other, what is done first; between them that the load is on its way. */
export function Steps({ load }: { readonly load: TrackedLoad }): ReactNode {
  const t = useTexts(trackingTexts);
  const { stops, phase, now, isProved } = load;
  const severalCountries = new Set(stops.map(({ country }) => country)).size > 1;
  const nextAt = stops.findIndex((stop) => stop.phase === 'planned');
  const isMoving = phase === 'moving' && nextAt > 0;
  const left = isMoving ? stops[nextAt - 1] : undefined;
  return (
    <ol aria-label={t('steps')} className="mt-5 border-t border-line pt-4">
      {stops.map((stop, place) => (
        <StopSteps key={stop.sequence}>
          {isMoving && place === nextAt && (
            <Step
              state="now"
              title={t('onTheWay')}
              time={left?.departedAt ? momentOf(left.departedAt, now, left.timeZone, left.zoneText) : ''}
            />
          )}
          <Step
            state={phase === 'cancelled' && stop.phase === 'planned' ? 'missed' : stateOf(stop)}
            title={t(
              stop.type === 'delivery' && isOverdue(stop, now) ? 'delivery_overdue' : `${stop.type}_${stop.phase}`,
            )}
            place={placeOf(stop, severalCountries)}
            time={phase === 'cancelled' && stop.phase === 'planned' ? '' : timeOf(stop, load, t)}
          />
        </StopSteps>
      ))}
      {phase !== 'cancelled' && phase !== 'failed' && (
        <Step
          state={isProved ? 'done' : 'open'}
          title={t('proof')}
          place={t(isProved ? 'proofSigned' : 'proofAwaited')}
          isLast
        />
      )}
    </ol>
  );
}

const StopSteps = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

function stateOf({ phase }: Stop): State {
  return phase === 'planned' ? 'open' : phase === 'there' ? 'now' : phase;
}

function placeOf({ town, country }: Stop, withCountry: boolean): string {
  const land = country && new Intl.DisplayNames(locales[currentLanguage()], { type: 'region' }).of(country);
  return [town, withCountry || town === '' ? land : ''].filter(Boolean).join(', ');
}

/** The time that counts: as it was, else as it is expected, else as it is planned. */
function timeOf(stop: Stop, { now }: TrackedLoad, t: (key: 'about', values: { time: string }) => string): string {
  const { phase, arrivedAt, departedAt, eta, plannedFrom, plannedUntil, timeZone, zoneText } = stop;
  if (phase === 'missed') return '';
  const actual = phase === 'done' ? (stop.type === 'delivery' ? arrivedAt : (departedAt ?? arrivedAt)) : arrivedAt;
  if (actual) return momentOf(actual, now, timeZone, zoneText);
  if (eta) return t('about', { time: momentOf(eta, now, timeZone, zoneText) });
  if (!plannedFrom) return '';
  const from = momentOf(plannedFrom, now, timeZone);
  return zonedClock(plannedUntil ? `${from}–${clockOf(plannedUntil, timeZone)}` : from, zoneText);
}

interface StepProps {
  readonly state: State;
  readonly title: string;
  readonly place?: string;
  readonly time?: string;
  readonly isLast?: boolean;
}

function Step({ state, title, place = '', time = '', isLast = false }: StepProps): ReactNode {
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0" aria-current={state === 'now' ? 'step' : undefined}>
      {!isLast && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[5px] w-0.5 bg-line" />}
      <span aria-hidden="true" className={`mt-1.5 size-3 flex-none rounded-full border-2 ${dots[state]}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className={state === 'open' ? '' : 'font-medium'}>{title}</span>
          {time && <span className="text-muted tabular-nums">{time}</span>}
        </p>
        {place && <p className="text-muted wrap-break-word">{place}</p>}
      </div>
    </li>
  );
}
