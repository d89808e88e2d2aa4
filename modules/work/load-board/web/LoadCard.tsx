import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useMark } from '#platform/web/list/marks.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { AskDeed, LoadRow } from '#modules/work/loads/web/index.ts';
import { loadPath, loadsNoun, shortName, zonedTime } from '#modules/work/loads/web/desk.ts';
import { CarrierCell } from '#modules/work/carriage/web/desk.ts';
import { canReport, EtaWords } from '#modules/work/road/web/desk.ts';
import clsx from 'clsx';

interface LoadCardProps {
  readonly row: LoadRow;
  readonly ask: AskDeed;
  readonly draggable?: boolean;
}

/** A load as a card of a lane: which and when, from where to where, for whom, who carries it. */
export const LoadCard = memo(function LoadCard({ row, ask, draggable = false }: LoadCardProps): ReactNode {
  const isMarked = useMark(loadsNoun, row.id);
  const t = useTexts(loadDeskTexts);
  const formats = useFormats();
  const [hold] = row.holds;
  return (
    <div
      role="presentation"
      data-row={row.id}
      draggable={draggable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', row.id)}
      className={clsx(
        'relative rounded-card border border-line p-2.5 text-sm transition-colors',
        isMarked ? 'bg-brand-soft' : 'bg-surface hover:border-line-strong',
        draggable && 'cursor-grab',
      )}
    >
      <p className="flex items-baseline justify-between gap-2">
        <Link
          {...linkTo(loadPath(row.id))}
          data-row-link
          className="rounded-sm font-medium after:absolute after:inset-0 after:rounded-card"
        >
          {row.loadNumber}
        </Link>
        <span
          className="text-xs whitespace-nowrap text-muted tabular-nums"
          title={formats.moment(row.loadAt, row.loadZone)}
        >
          {zonedTime({ at: row.loadAt, zone: row.loadZone }, row.timeZone, formats.shortMoment)}
        </span>
      </p>
      <p className="truncate" title={`${row.origin} → ${row.destination}`}>
        {[row.origin, row.destination].filter(Boolean).join(' → ')}
      </p>
      <p className="truncate text-muted">
        {[shortName(row.customerName ?? ''), row.equipmentName].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-1 flex min-h-5 flex-wrap items-center justify-between gap-x-2 gap-y-1 empty:hidden">
        {/* Above the link that covers the card. What stands beside it gives way to the carrier's name. */}
        <div className="relative min-w-0 flex-[1_1_9rem] truncate px-1 -mx-1">
          <CarrierCell row={row} ask={ask} />
        </div>
        {hold ? (
          <StatusBadge tone="danger">{t(`hold_${hold}`)}</StatusBadge>
        ) : (
          canReport(row) && (
            <span className="flex-none text-xs">
              <EtaWords row={row} />
            </span>
          )
        )}
      </div>
    </div>
  );
});
