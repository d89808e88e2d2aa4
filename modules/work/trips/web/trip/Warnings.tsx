import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { stateTexts } from '#modules/work/trips/messages/state/index.ts';
import { isWrong } from './clock.ts';
import { mustStayOpen } from './must-stay-open.ts';
import type { PageState } from './page-state.ts';
import { minutesText } from './times.ts';

/** What stands between the driver and a trip that arrives whole. */
export function Warnings({ state }: { readonly state: PageState }): ReactNode {
  const { outbox, items } = state;
  const t = useTexts(stateTexts);
  const waits = items.filter((item) => item.state === 'saved').length;
  return (
    <>
      {outbox.isOffline && (
        <Warning title={t('offlineTitle')}>
          {waits > 0 ? t('offlineWaiting', { count: waits }) : t('offlineText')}
        </Warning>
      )}
      {mustStayOpen(state) && <Warning title={t('notKeptTitle')}>{t('notKeptText')}</Warning>}
      {isWrong(outbox.ahead) && (
        <Warning title={t('clockTitle')}>
          {t(outbox.ahead > 0 ? 'clockAhead' : 'clockBehind', {
            time: minutesText(Math.round(Math.abs(outbox.ahead) / 60_000)),
          })}
        </Warning>
      )}
      {items.some((item) => item.state === 'refused') && (
        <Warning title={t('refusedTitle')}>{t('refusedText')}</Warning>
      )}
    </>
  );
}

function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="rounded-card bg-warn-soft p-4">
      <h2 className="font-semibold text-warn">{title}</h2>
      <p className="mt-0.5">{children}</p>
    </section>
  );
}
