import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import type { CheckStore } from './check-store.ts';
import { Drawn } from './Drawn.tsx';
import { Foot } from './Foot.tsx';
import { Measure } from './Measure.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { isDone, lacksPhoto, type Seen, withValue } from './progress.ts';
import { useHeldAnswer } from './use-held-answer.ts';

interface ItemStepProps {
  readonly check: VehicleCheck;
  readonly items: readonly Seen[];
  readonly item: Seen;
  readonly place: number;
  readonly store: CheckStore;
  readonly onStep: (place: number) => void;
}

/** One item: where to look, what was measured, how it is. Every press is kept at once; going back loses nothing. */
export function ItemStep({ check, items, item, place, store, onStep }: ItemStepProps): ReactNode {
  const t = useTexts(checkTexts);
  const { now, press, type, flush } = useHeldAnswer(store, item);
  const unit = check.units.find(({ id }) => id === item.unitId);
  const next = items[place + 1];
  const isCritical = now.result === 'fail' && item.severity === 'critical';
  return (
    <>
      <main id="page" className="mx-auto w-full max-w-md flex-1 space-y-4 p-4">
        <Segments items={items} place={place} />
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-muted">{[unit?.registrationNumber, t(`section_${item.section}`)].join(' · ')}</p>
            <h1 className="text-[1.375rem] leading-tight font-semibold">{item.name}</h1>
          </div>
          <span className="grid size-20 shrink-0 place-items-center rounded-card bg-sunken text-muted">
            <Drawn name={item.section} size={48} />
          </span>
        </div>
        {item.usual !== null && (
          <Measure
            item={now}
            onValue={(value) => type(withValue(now, value))}
            onLeave={flush}
            onProperty={(hasProperty) => press(withValue({ ...now, hasProperty }, now.value))}
          />
        )}
        <Answers item={now} onAnswer={(result) => press({ ...now, result })} />
        {now.isWarning && <p className="rounded-card bg-warn-soft p-3 text-warn">{t('soon')}</p>}
        {now.result === 'fail' && (
          <>
            <label className="block">
              <span className="lbl">{t('whatIsWrong')}</span>
              <textarea
                className="ctl mt-1"
                rows={2}
                maxLength={300}
                value={now.note}
                onChange={(event) => type({ ...now, note: event.target.value })}
                onBlur={flush}
              />
            </label>
            <PhotoRow
              item={now}
              onPhoto={(content) => {
                flush();
                return store.photo(now, content);
              }}
            />
            {lacksPhoto(now) && <p className="err">{t('photoIsNeeded')}</p>}
          </>
        )}
        {isCritical && <Critical unit={unit?.registrationNumber ?? ''} telephone={check.telephone} />}
      </main>
      <Foot>
        {place > 0 && (
          <button
            type="button"
            className="btn btn-s h-16 w-16 shrink-0 px-0"
            aria-label={t('back')}
            onClick={() => onStep(place - 1)}
          >
            <Drawn name="back" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-p h-16 min-w-0 flex-1 text-md"
          disabled={!isDone(now)}
          onClick={() => onStep(place + 1)}
        >
          <span className="truncate">{next ? t('next', { name: next.name }) : t('toEnd')}</span>
        </button>
      </Foot>
    </>
  );
}

const shades = { pass: 'bg-ok', fail: 'bg-danger', na: 'bg-faint', '': 'bg-line' } as const;

/** How far one is: a bar for each item, in the colour of its answer. */
function Segments({ items, place }: { readonly items: readonly Seen[]; readonly place: number }): ReactNode {
  return (
    <div className="flex gap-1" aria-hidden="true">
      {items.map((item, index) => (
        <span
          key={`${item.unitId}:${item.code}`}
          className={`h-2 flex-1 rounded-full ${shades[item.result]} ${index === place ? 'ring-2 ring-ink/20' : ''}`}
        />
      ))}
    </div>
  );
}

interface AnswersProps {
  readonly item: Seen;
  readonly onAnswer: (result: 'pass' | 'fail' | 'na') => void;
}

/** Pass, Fail and Not fitted side by side, each as high as a thumb. */
function Answers({ item, onAnswer }: AnswersProps): ReactNode {
  const t = useTexts(checkTexts);
  const button = (result: 'pass' | 'fail' | 'na', chosen: string) => (
    <button
      type="button"
      aria-pressed={item.result === result}
      className={`btn h-16 px-2 text-md whitespace-normal ${item.result === result ? chosen : 'btn-s'} ${
        result === 'na' ? 'w-24 text-sm' : 'min-w-0 flex-1'
      }`}
      onClick={() => onAnswer(result)}
    >
      {result !== 'na' && <Drawn name={result === 'pass' ? 'check' : 'cross'} />}
      {t(result)}
    </button>
  );
  return (
    <div className="flex gap-2.5">
      {button('pass', 'btn-p')}
      {button('fail', 'btn-d')}
      {item.canBeNa && button('na', 'btn-p')}
    </div>
  );
}

/** What will happen, and whom to phone. */
function Critical({ unit, telephone }: { readonly unit: string; readonly telephone: string }): ReactNode {
  const t = useTexts(checkTexts);
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-danger-soft p-4">
      <span className="text-danger">
        <Drawn name="stop" size={26} />
      </span>
      <p>
        <strong className="text-danger">{t('critical')}</strong> {t('criticalText', { unit })}{' '}
        <a className="font-semibold whitespace-nowrap underline" href={`tel:${telephone.replaceAll(' ', '')}`}>
          {telephone}
        </a>
      </p>
    </div>
  );
}
