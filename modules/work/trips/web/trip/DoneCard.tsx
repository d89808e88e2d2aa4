import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { stateTexts } from '#modules/work/trips/messages/state/index.ts';
import type { Waiting } from './kept.ts';

/** Nothing is left to do, and whether all of it was sent. */
export function DoneCard({ items }: { readonly items: readonly Waiting[] }): ReactNode {
  const t = useTexts(stateTexts);
  return (
    <section className="card p-4">
      <h1 className="text-xl font-semibold">{t('tripDone')}</h1>
      <p className="mt-1 text-muted">
        {items.some((item) => item.state === 'saved') ? t('tripDoneWaiting') : t('tripDoneSent')}
      </p>
    </section>
  );
}
