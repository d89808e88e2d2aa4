import type { ReactNode } from 'react';
import { initials } from '#platform/web/public/initials.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleCheck } from '#modules/fleet/vehicle-inspections/check-contract.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import type { CheckState } from './check-store.ts';
import { Drawn } from './Drawn.tsx';

interface HeadProps {
  readonly check: VehicleCheck;
  readonly state: CheckState;
  /** The number of the item that is asked. */
  readonly place: number | undefined;
}

/** Which inspection it is, and always at the top right what waits. */
export function Head({ check, state, place }: HeadProps): ReactNode {
  const t = useTexts(checkTexts);
  const count = state.waiting.length;
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-md items-center gap-2.5 px-4">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-ctl bg-ink text-xs font-semibold text-surface"
        >
          {initials(check.clientName) || 'H'}
        </span>
        <p className="min-w-0 flex-1 truncate text-md font-semibold">{check.eventNo}</p>
        <span
          className={`flex items-center gap-1.5 ${count === 0 ? 'text-ok' : 'text-warn'}`}
          aria-live="polite"
          data-waiting={count}
        >
          <Drawn name={count === 0 ? 'sent' : 'waits'} size={20} />
          {count === 0 ? t('allSent') : t('waiting', { count })}
        </span>
        {place !== undefined && (
          <span className="text-muted tabular-nums">{t('place', { place, count: check.items.length })}</span>
        )}
      </div>
    </header>
  );
}
