import { type ReactNode, useEffect, useState } from 'react';
import { is } from '#platform/machine.ts';
import { languageWasChosen } from '#platform/web/language.ts';
import { switchLanguage, useTexts } from '#platform/web/texts.ts';
import { chooseTheme } from '#platform/web/theme/theme.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { vehicleInspectionLife } from '#modules/fleet/vehicle-inspections/status.ts';
import { Before } from './Before.tsx';
import { CheckStore, type CheckState, useCheck } from './check-store.ts';
import { Done } from './Done.tsx';
import { End } from './End.tsx';
import { Head } from './Head.tsx';
import { ItemStep } from './ItemStep.tsx';
import { isDone, itemsOf } from './progress.ts';

/** The inspection on the phone of its driver: one item a screen, and at the top whether everything was sent. */
export function CheckPage({ token }: { readonly token: string }): ReactNode {
  const [store] = useState(() => new CheckStore(token));
  const state = useCheck(store);
  const language = state.check?.language;
  useEffect(() => {
    // Phones are read in the sun.
    if (!localStorage.getItem('theme')) chooseTheme('light');
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
  return <Steps key={state.check.id} store={store} state={state} check={state.check} />;
}

interface StepsProps {
  readonly store: CheckStore;
  readonly state: CheckState;
  readonly check: VehicleCheck;
}

/** What was found before, the items one after the other, and the end. */
function Steps({ store, state, check }: StepsProps): ReactNode {
  const t = useTexts(checkTexts);
  const items = itemsOf(check, state.waiting);
  const isToldSeen = state.waiting.some(({ what }) => what === 'seen');
  const own = check.items.map(({ defectId }) => defectId);
  const unread = check.defects.filter(({ id, isSeen }) => !isSeen && !own.includes(id));
  const [step, setStep] = useState(() => firstOpen(items.map(isDone)));
  const finish = state.waiting.find(({ what, problem }) => what === 'finish' && problem === undefined);
  const refused = state.waiting.find(({ problem }) => problem !== undefined)?.problem;
  const isOver = finish !== undefined || !is(vehicleInspectionLife, check.state, 'answerable');
  const go = (to: number) => {
    setStep(to);
    scrollTo(0, 0);
  };
  const item = items[step];
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <Head check={check} state={state} place={isOver ? undefined : Math.min(step + 1, items.length)} />
      <div aria-live="polite" className="mx-auto w-full max-w-md space-y-2 px-4 empty:hidden">
        {!state.isKept && <p className="mt-3 rounded-card bg-warn-soft p-3 text-warn">{t('notKept')}</p>}
        {refused && (
          <p className="mt-3 rounded-card bg-danger-soft p-3 text-danger">{t('refused', { text: refused })}</p>
        )}
      </div>
      {isOver ? (
        <Done check={check} items={items} waiting={state.waiting.length} />
      ) : unread.length > 0 && !isToldSeen ? (
        <Before defects={unread} onRead={() => void store.seen(unread.map(({ id }) => id))} />
      ) : item ? (
        <ItemStep
          key={`${item.unitId}:${item.code}`}
          check={check}
          items={items}
          item={item}
          place={step}
          store={store}
          onStep={go}
        />
      ) : (
        <End check={check} items={items} store={store} onBack={go} />
      )}
    </div>
  );
}

function firstOpen(done: readonly boolean[]): number {
  const place = done.indexOf(false);
  return place === -1 ? done.length : place;
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
