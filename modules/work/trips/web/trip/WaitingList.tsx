import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { Drawn, Icon, type IconName } from './Icon.tsx';
import type { Waiting } from './kept.ts';
import { camera } from './sheet-shapes.ts';
import { timeText } from './times.ts';

const icons: Readonly<Record<string, IconName>> = {
  arrived: 'pin',
  workStarted: 'box',
  workEnded: 'box',
  departed: 'leave',
  eta: 'clock',
  failed: 'warning',
  note: 'note',
  exception: 'warning',
  signature: 'note',
  inspection: 'list',
};

function Kind({ kind }: { readonly kind: string }): ReactNode {
  const name = icons[kind];
  return name ? <Icon name={name} /> : <Drawn path={camera} />;
}

/** Held photos are not in the list. */
type Told = Exclude<Waiting['state'], 'held'>;

interface WaitingListProps {
  readonly items: readonly Waiting[];
  readonly trip: DriverTrip | undefined;
  readonly isSending?: boolean;
}

/** What was pressed, with its time, and whether the server has it. */
export function WaitingList({ items, trip, isSending = false }: WaitingListProps): ReactNode {
  const t = useTexts(sheetTexts);
  const stateText = ({ state }: Waiting) =>
    state === 'saved' && isSending ? t('item_sending') : t(`item_${state as Told}`);
  return (
    <ul className="card divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 px-4 py-3">
          <Kind kind={item.kind} />
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-break-word">
              {t(`kind_${item.kind}` as 'kind_note')} {trip?.stops.find(({ id }) => id === item.stopId)?.name}
            </p>
            <p className="text-sm text-muted">
              {timeText(item.at, trip?.timeZone ?? 'Africa/Johannesburg')}
              {item.what === 'file' && item.bytes > 1000 && ` · ${Math.round((item.bytes * 0.75) / 1024)} KB`}
            </p>
            {item.problem && <p className="err">{item.problem}</p>}
          </div>
          <span
            className={`text-sm ${item.state === 'sent' ? 'text-ok' : item.state === 'refused' ? 'text-danger' : 'text-muted'}`}
          >
            {stateText(item)}
          </span>
        </li>
      ))}
    </ul>
  );
}
