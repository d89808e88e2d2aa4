import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import type { CheckStore } from './check-store.ts';
import { Drawn } from './Drawn.tsx';
import { Foot } from './Foot.tsx';
import { isDone, type Seen } from './progress.ts';

interface EndProps {
  readonly check: VehicleCheck;
  readonly items: readonly Seen[];
  readonly store: CheckStore;
  readonly onBack: (place: number) => void;
}

const pulled: readonly string[] = ['semiTrailer', 'interlink', 'drawbar', 'dolly'];

/** The odometer and the name of whoever inspected; then the inspection goes out. */
export function End({ check, items, store, onBack }: EndProps): ReactNode {
  const t = useTexts(checkTexts);
  const language = useLanguage();
  const [typed, setTyped] = useState({ km: '', signedBy: check.driverName, note: '' });
  const hasOdometer = !pulled.includes(check.units[0]?.kind ?? '');
  const km = Number(typed.km.replaceAll(/[\s,.]/g, ''));
  const missing = items.filter((item) => !isDone(item)).length;
  const isReady =
    missing === 0 && typed.signedBy.trim() !== '' && (!hasOdometer || (typed.km.trim() !== '' && km >= 0));
  return (
    <>
      <main id="page" className="mx-auto w-full max-w-md flex-1 space-y-4 p-4">
        <h1 className="text-[1.375rem] font-semibold">{t('endTitle')}</h1>
        {missing > 0 && (
          <button
            type="button"
            className="w-full rounded-card bg-warn-soft p-3 text-left text-warn underline"
            onClick={() => onBack(items.findIndex((item) => !isDone(item)))}
          >
            {t('openItems', { count: missing })}
          </button>
        )}
        {hasOdometer && (
          <Line
            label={t('odometerKm')}
            hint={
              check.lastOdometer === null ? '' : t('odometerLast', { km: formatDecimal(language, check.lastOdometer) })
            }
            value={typed.km}
            inputMode="numeric"
            onChange={(value) => setTyped({ ...typed, km: value })}
          />
        )}
        <Line label={t('signature')} value={typed.signedBy} onChange={(signedBy) => setTyped({ ...typed, signedBy })} />
        <Line label={t('note')} value={typed.note} onChange={(note) => setTyped({ ...typed, note })} />
      </main>
      <Foot>
        <button
          type="button"
          className="btn btn-s h-16 w-16 shrink-0 px-0"
          aria-label={t('back')}
          onClick={() => onBack(items.length - 1)}
        >
          <Drawn name="back" />
        </button>
        <button
          type="button"
          className="btn btn-p h-16 min-w-0 flex-1 text-md"
          disabled={!isReady}
          onClick={() =>
            void store.finish({
              finishedAt: new Date().toISOString(),
              odometer: hasOdometer ? km : null,
              signedBy: typed.signedBy.trim(),
              note: typed.note.trim(),
            })
          }
        >
          {t('finish')}
        </button>
      </Foot>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly inputMode?: 'numeric';
  readonly onChange: (value: string) => void;
}

function Line({ label, hint = '', value, inputMode, onChange }: LineProps): ReactNode {
  return (
    <label className="block">
      <span className="lbl">{label}</span>
      <input
        className="ctl mt-1 h-13 text-lg tabular-nums"
        autoComplete="off"
        maxLength={80}
        inputMode={inputMode}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== '' && <span className="mt-1 block text-sm text-muted">{hint}</span>}
    </label>
  );
}
