import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { PageState } from './page-state.ts';
import { WaitingList } from './WaitingList.tsx';

/** A link that opens nothing any more: why, whom to phone, and what was not sent, with its times. */
export function EndedPage({ state }: { readonly state: PageState }): ReactNode {
  const t = useTexts(sheetTexts);
  const reasons = { revoked: 'ended_revoked', replaced: 'ended_replaced', expired: 'ended_expired' } as const;
  const waits = state.items.filter((item) => item.state === 'saved');
  return (
    <main id="page" className="mx-auto min-h-dvh w-full max-w-md space-y-3 bg-canvas p-4 pt-8">
      <section className="card p-5">
        <h1 className="text-xl font-semibold">{t('ended')}</h1>
        <p className="mt-2">{t(reasons[state.ended as keyof typeof reasons] ?? 'ended_unknown')}</p>
        {state.contact && <p className="mt-2 font-medium">{state.contact}</p>}
      </section>
      {waits.length > 0 && (
        <>
          <p className="px-1">{t('endedWaiting', { count: waits.length })}</p>
          <WaitingList items={waits} trip={state.trip} />
        </>
      )}
    </main>
  );
}
