import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { Before } from './Before.tsx';
import type { CheckState, CheckStore } from './check-store.ts';
import { Done } from './Done.tsx';
import { End } from './End.tsx';
import { Head } from './Head.tsx';
import { ItemStep } from './ItemStep.tsx';
import { isDone, itemsOf } from './progress.ts';

export interface StepsProps {
  readonly store: CheckStore;
  readonly state: CheckState;
  readonly check: VehicleCheck;
}

/** What was found before, the items one after the other, and the end. */
export function Steps({ store, state, check }: StepsProps): ReactNode {
  const t = useTexts(checkTexts);
  const items = itemsOf(check, state.waiting);
  const isToldSeen = state.waiting.some(({ what }) => what === 'seen');
  const own = check.items.map(({ defectId }) => defectId);
  const unread = check.defects.filter(({ id, isSeen }) => !isSeen && !own.includes(id));
  const [step, setStep] = useState(() => firstOpen(items.map(isDone)));
  const finish = state.waiting.find(({ what, problem }) => what === 'finish' && problem === undefined);
  const refused = state.waiting.find(({ problem }) => problem !== undefined)?.problem;
  const isOver = finish !== undefined || !check.isOpen;
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
