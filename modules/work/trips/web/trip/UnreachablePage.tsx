import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';

/** Without a network, and never opened on this phone before. */
export function UnreachablePage({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const t = useTexts(tripTexts);
  return (
    <main id="page" className="mx-auto min-h-dvh w-full max-w-md bg-canvas p-4 pt-8">
      <section className="card p-5">
        <h1 className="text-xl font-semibold">{t('unreachable')}</h1>
        <p className="mt-2">{t('unreachableText')}</p>
        <button type="button" className="btn btn-p mt-5 h-14 w-full text-md" onClick={onAgain}>
          {t('tryNow')}
        </button>
      </section>
    </main>
  );
}
