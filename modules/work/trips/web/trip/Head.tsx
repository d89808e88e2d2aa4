import type { ReactNode } from 'react';
import { initials } from '#platform/web/public/initials.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import { Icon } from './Icon.tsx';
import type { Waiting } from './kept.ts';
import type { OutboxState } from './outbox.ts';
import { sendingState } from './progress.ts';

interface HeadProps {
  readonly trip: DriverTrip;
  readonly outbox: OutboxState;
  readonly items: readonly Waiting[];
  readonly onWaiting: () => void;
  readonly onMenu: () => void;
}

/** Whose trip it is, and always at the top right whether everything was sent. */
export function Head({ trip, outbox, items, onWaiting, onMenu }: HeadProps): ReactNode {
  const t = useTexts(tripTexts);
  const { count: waits, words } = sendingState(items, outbox);
  return (
    <header
      className="sticky top-0 z-10 border-b border-line bg-surface"
      style={trip.clientColour ? { borderTop: `4px solid ${trip.clientColour}` } : undefined}
    >
      <div className="mx-auto flex min-h-14 max-w-md items-center gap-2 px-3">
        {trip.clientLogo ? (
          <img
            src={trip.clientLogo}
            alt={trip.clientName}
            className="h-8 max-w-20 rounded-ctl bg-white object-contain p-0.5"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-ctl bg-ink text-xs font-semibold text-surface"
          >
            {initials(trip.clientName) || 'H'}
          </span>
        )}
        <p className="min-w-0 flex-1 truncate text-md font-semibold">{trip.loadNumber}</p>
        <button
          type="button"
          className={`btn h-12 px-2 ${waits === 0 ? 'text-ok' : 'text-warn'}`}
          onClick={onWaiting}
          data-waiting={waits}
        >
          <Icon name={waits === 0 ? 'sent' : 'waits'} />
          <span aria-live="polite">{t(words, { count: waits })}</span>
        </button>
        <button type="button" className="btn size-12 px-0" aria-label={t('menu')} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
