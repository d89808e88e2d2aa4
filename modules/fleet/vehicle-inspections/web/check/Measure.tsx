import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { formatShortDateTime } from '#platform/dates.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { LimitBar } from '../LimitBar.tsx';
import { limitOf, limitWords } from '../words.ts';
import { isBeyond, type Seen } from './progress.ts';

interface MeasureProps {
  readonly item: Seen;
  readonly onValue: (value: number | null) => void;
  /** The number is typed to its end. */
  readonly onLeave: () => void;
  readonly onProperty: (hasProperty: boolean) => void;
}

const step = 0.5;

/** A number between minus and plus, with its limit under it and what was measured last. */
export function Measure({ item, onValue, onLeave, onProperty }: MeasureProps): ReactNode {
  const t = useTexts(checkTexts);
  const language = useLanguage();
  const limit = limitOf(item);
  const said = (value: number | null) => (value === null ? '' : formatDecimal(language, value));
  const [typed, setTyped] = useState<string>();
  const isWrong = isBeyond(item, item.value);
  function move(by: number): void {
    const from = item.value ?? item.last?.value ?? limit?.warnBelow ?? limit?.min ?? 0;
    setTyped(undefined);
    onValue(Math.round((item.value === null ? from : Math.max(0, from + by)) * 10) / 10);
  }
  return (
    <section className="card p-4" aria-label={t('measured', { unit: item.unit })}>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{t('measured', { unit: item.unit })}</span>
        <span className={isWrong ? 'text-danger' : 'text-muted'}>{limitWords(t, language, limit, item.unit)}</span>
      </p>
      <div className="mt-3 flex gap-2.5">
        <button
          type="button"
          className="btn btn-s h-13 w-14 px-0 text-xl"
          aria-label={t('less')}
          onClick={() => move(-step)}
        >
          −
        </button>
        <input
          className={`ctl h-13 min-w-0 flex-1 text-center text-xl font-semibold tabular-nums ${isWrong ? 'border-danger text-danger' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          aria-label={t('measured', { unit: item.unit })}
          aria-invalid={isWrong}
          value={typed ?? said(item.value)}
          onChange={(event) => {
            setTyped(event.target.value);
            onValue(numberIn(event.target.value));
          }}
          onBlur={onLeave}
        />
        <button
          type="button"
          className="btn btn-s h-13 w-14 px-0 text-xl"
          aria-label={t('more')}
          onClick={() => move(step)}
        >
          +
        </button>
      </div>
      {limit && <LimitBar limit={limit} value={item.value} />}
      {item.last && (
        <p className="mt-1 text-right text-sm text-muted">
          {t('lastTime', { value: `${said(item.last.value)} ${item.unit}`, day: dayOf(item.last.at, language) })}
        </p>
      )}
      {item.property !== '' && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={item.hasProperty}
            onChange={(event) => onProperty(event.target.checked)}
          />
          {t('hasIndicator')}
        </label>
      )}
    </section>
  );
}

function dayOf(at: string, language: Parameters<typeof formatShortDateTime>[1]): string {
  return formatShortDateTime(at, language, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function numberIn(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) || value < 0 ? null : value;
}
