import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { languageWasChosen } from '#platform/web/language.ts';
import { switchLanguage, useTexts } from '#platform/web/texts.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { CheckStore, useCheck } from './check-store.ts';
import type { StepsProps } from './Steps.tsx';

const loadSteps = async () => (await import('./Steps.tsx')).Steps;
const Steps: ComponentType<StepsProps> = lazyWithRetry(loadSteps);

/** The inspection on the phone of its driver: one item a screen, and at the top whether everything was sent. */
export function CheckPage({ token }: { readonly token: string }): ReactNode {
  const [store] = useState(() => new CheckStore(token));
  const state = useCheck(store);
  const language = state.check?.language;
  useEffect(() => {
    // Phones are read in the sun.
    if (!localStorage.getItem('theme')) document.documentElement.dataset['theme'] = 'light';
    // What is asked must be there before the network goes.
    void loadSteps().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (language && !languageWasChosen())
      void switchLanguage(language as 'en', { remember: false }).catch(() => undefined);
  }, [language]);
  const title = state.check && `${state.check.eventNo} · ${state.check.clientName}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (state.phase === 'ended') return <Message kind="ended" contact={state.contact} />;
  if (!state.check)
    return state.phase === 'unreachable' ? (
      <Message kind="unreachable" onAgain={() => void store.refresh()} />
    ) : (
      <Opening />
    );
  return (
    <Suspense fallback={<Opening />}>
      <Steps key={state.check.id} store={store} state={state} check={state.check} />
    </Suspense>
  );
}

interface MessageProps {
  readonly kind: 'ended' | 'unreachable';
  readonly contact?: string;
  readonly onAgain?: () => void;
}

function Message({ kind, contact = '', onAgain }: MessageProps): ReactNode {
  const t = useTexts(checkTexts);
  return (
    <main id="page" className="mx-auto min-h-dvh w-full max-w-md bg-canvas p-4 pt-8">
      <section className="card p-5">
        <h1 className="text-xl font-semibold">{t(kind)}</h1>
        <p className="mt-2">{t(`${kind}Text`)}</p>
        {contact !== '' && <p className="mt-2 font-medium">{contact}</p>}
        {onAgain && (
          <button type="button" className="btn btn-p mt-5 h-14 w-full text-md" onClick={onAgain}>
            {t('tryNow')}
          </button>
        )}
      </section>
    </main>
  );
}

function Opening(): ReactNode {
  return (
    <div className="p-4" aria-busy="true">
      <div className="skeleton h-12" />
      <div className="skeleton mt-4 h-48" />
    </div>
  );
}
