import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { Stop } from './calls.ts';
import type { Expected } from '#modules/work/road/goods-due.ts';
import type { Counted } from './finish-draft.ts';

interface GoodsStepsProps {
  readonly stop: Stop;
  readonly expected: ReadonlyMap<string, Expected>;
  readonly commodity: string;
  readonly counted: readonly Counted[];
  readonly onChange: (counted: readonly Counted[]) => void;
}

/** What should be there stands there already; a difference is short unless the driver says that it is damaged. */
export function GoodsSteps({ stop, expected, commodity, counted, onChange }: GoodsStepsProps): ReactNode {
  const t = useTexts(sheetTexts);
  const due = (id: string) => expected.get(id)?.quantity ?? 0;
  const isLoaded = [...expected.values()].some((line) => line.isLoaded);
  function set(id: string, change: (line: Counted) => Partial<Counted>): void {
    onChange(counted.map((line) => (line.goodsLineId === id ? { ...line, ...change(line) } : line)));
  }
  const count = (id: string, quantity: number) =>
    set(id, ({ damagedQuantity }) => {
      const actual = Math.max(0, quantity);
      const missing = Math.max(0, due(id) - actual);
      const damaged = Math.min(damagedQuantity, missing);
      return { quantityActual: actual, damagedQuantity: damaged, shortQuantity: missing - damaged };
    });
  const damage = (id: string, damagedQuantity: number) =>
    set(id, ({ quantityActual }) => {
      const missing = Math.max(0, due(id) - quantityActual);
      const damaged = Math.max(0, Math.min(damagedQuantity, missing));
      return { damagedQuantity: damaged, shortQuantity: missing - damaged };
    });
  return (
    <section className="card divide-y divide-line">
      <div className="flex min-h-14 items-center justify-between gap-2 px-4 py-1">
        <h2 className="font-semibold">{t(stop.type === 'pickup' ? 'whatLoaded' : 'whatReceived')}</h2>
        <button
          type="button"
          className="btn btn-l h-auto min-h-12 py-1 text-right leading-tight whitespace-normal"
          onClick={() =>
            onChange(
              counted.map((line) => ({
                ...line,
                quantityActual: due(line.goodsLineId),
                shortQuantity: 0,
                damagedQuantity: 0,
              })),
            )
          }
        >
          {t(isLoaded ? 'allAsLoaded' : 'allAsPlanned')}
        </button>
      </div>
      {stop.goods.map((line) => {
        const own = counted.find(({ goodsLineId }) => goodsLineId === line.id);
        if (!own) return null;
        const name = [line.packing, line.commodity || commodity, line.reference].filter(Boolean).join(', ');
        const missing = Math.max(0, due(line.id) - own.quantityActual);
        return (
          <div key={line.id} className="space-y-2 px-4 py-3">
            <p className="font-medium">{name}</p>
            <Steps
              label={name}
              value={own.quantityActual}
              isOff={missing > 0}
              onChange={(quantity) => count(line.id, quantity)}
            />
            <p className="text-sm text-muted">
              {expected.get(line.id)?.isLoaded && `${t('loaded', { quantity: due(line.id) })} · `}
              {t('planned', { quantity: line.quantityPlanned })}
              {own.shortQuantity > 0 && (
                <span className="text-danger"> · {t('short', { quantity: own.shortQuantity })}</span>
              )}
            </p>
            {missing > 0 && (
              <>
                <p className="text-sm">{t('ofThemDamaged')}</p>
                <Steps
                  label={t('damaged')}
                  value={own.damagedQuantity}
                  isOff={own.damagedQuantity > 0}
                  onChange={(quantity) => damage(line.id, quantity)}
                />
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}

interface StepsProps {
  readonly label: string;
  readonly value: number;
  readonly isOff: boolean;
  readonly onChange: (value: number) => void;
}

function Steps({ label, value, isOff, onChange }: StepsProps): ReactNode {
  const t = useTexts(sheetTexts);
  // What is typed stands as it is typed: as a number alone "12," would be 12 again, and the half after it 125.
  const [typed, setTyped] = useState({ text: '', value: -1 });
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="btn btn-s size-13 px-0 text-xl"
        aria-label={t('less', { label })}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <input
        className={`ctl h-13 w-24 text-center text-lg font-semibold tabular-nums ${isOff ? 'border-danger text-danger' : ''}`}
        inputMode="decimal"
        aria-label={label}
        value={typed.value === value ? typed.text : String(value)}
        onChange={({ target: { value: text } }) => {
          const number = Number(text.replace(',', '.'));
          if (!Number.isFinite(number) || number < 0 || number >= 1e9) return;
          setTyped({ text, value: number });
          onChange(number);
        }}
      />
      <button
        type="button"
        className="btn btn-s size-13 px-0 text-xl"
        aria-label={t('more', { label })}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
