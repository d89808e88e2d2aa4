import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { ShortTimes } from '#platform/web/Ago.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadListPath } from '#modules/work/loads/web/desk.ts';
import type { AskDeed } from '#modules/work/loads/web/index.ts';
import { canAssign } from '#modules/work/carriage/web/desk.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import type { LoadPlan } from './calls.ts';
import { LoadCard } from './LoadCard.tsx';

interface PlanTrayProps {
  readonly plan: LoadPlan;
  readonly ask: AskDeed;
  readonly onDrag: (id: string | undefined) => void;
}

/** What waits for a vehicle, by the time of loading: dragged onto one, or assigned with the key that the card has. */
export function PlanTray({ plan: { unassigned, unassignedTotal }, ask, onDrag }: PlanTrayProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const more = unassignedTotal - unassigned.length;
  return (
    <ShortTimes value>
      <aside aria-label={t('unassignedTray')} className="flex w-67 flex-none flex-col border-l border-line bg-surface">
        <h2 className="flex h-11 flex-none items-center gap-2 border-b border-line px-3 text-sm font-medium">
          {t('unassignedTray')}
          <span className="text-muted tabular-nums">{unassignedTotal > 1000 ? '1000+' : unassignedTotal}</span>
        </h2>
        <div
          role="presentation"
          className="min-h-0 flex-1 space-y-2 overflow-y-auto p-3"
          onKeyDown={pressCardKey}
          onDragStart={({ target }) =>
            onDrag((target as Element).closest('[data-row]')?.getAttribute('data-row') ?? '')
          }
          onDragEnd={() => onDrag(undefined)}
        >
          {unassigned.map((row) => (
            <LoadCard key={row.id} row={row} ask={ask} draggable={canAssign(row)} />
          ))}
          {unassigned.length === 0 && <p className="text-sm text-muted">{t('trayEmpty')}</p>}
          {more > 0 && (
            <Link {...linkTo(`${loadListPath}?chip=unassigned`)} className="btn btn-g w-full text-sm">
              {t('moreBelow', { count: more })}
            </Link>
          )}
        </div>
        <p className="flex-none border-t border-line px-3 py-2 text-xs text-muted">{t('trayHint')}</p>
      </aside>
    </ShortTimes>
  );
}

function pressCardKey(event: KeyboardEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('[data-row-link]');
  if (!link || event.ctrlKey || event.metaKey || event.altKey || !/^[a-z]$/.test(event.key)) return;
  const button = link.closest('[data-row]')?.querySelector<HTMLElement>(`[data-row-key="${event.key}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
