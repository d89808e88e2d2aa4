import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { tripCheckTexts } from '#modules/fleet/vehicle-inspections/messages/trip/index.ts';
import type { TripPartProps } from '#modules/work/trips/web/public.ts';
import { bringWay, keptWay, type Way } from './kept-way.ts';

/** On the page of a trip: the inspection of the day of its truck and trailers, and the way there, also without a network. */
export function TripCheck({ token, loadId, version }: TripPartProps): ReactNode {
  const t = useTexts(tripCheckTexts);
  const [way, setWay] = useState<Way | undefined>(() => keptWay(loadId));
  const bring = useEffectEvent(async () => {
    // Without a network the phone shows what it knows.
    await bringWay(token, loadId).then(setWay, () => undefined);
  });
  useEffect(() => {
    void bring();
    const back = () => document.visibilityState === 'visible' && void bring();
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [loadId, version]);
  if (!way || way.standing === 'notAsked' || way.standing === 'missing') return null;
  const { standing } = way;
  return (
    <section className={standing === 'failed' ? 'rounded-card bg-danger-soft p-4' : 'card p-4'}>
      <h2 className="font-semibold">{t('title')}</h2>
      <p
        className={`mt-1 ${standing === 'failed' ? 'text-danger' : standing === 'done' ? 'text-ok' : ''}`}
      >{`${t(standing)} · ${way.eventNo}`}</p>
      {standing === 'open' && way.path !== '' && (
        <a className="btn btn-s mt-3 h-14 w-full text-md" href={way.path}>
          {t('inspect')}
        </a>
      )}
    </section>
  );
}
