import clsx from 'clsx';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ExchangeRow } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import type { ExchangesState } from './use-exchanges.ts';
import { ExchangeBadge } from './words.ts';

/** One line each: when, which way, which document to whom, how it stands, and how often it was tried. */
const grid =
  'grid grid-cols-[2.75rem_1rem_minmax(0,1fr)_8.25rem] items-center gap-x-2 px-3.5 md:grid-cols-[2.75rem_1rem_minmax(0,1fr)_8.25rem_2.25rem]';

export function ExchangeList({
  state,
  open,
}: {
  readonly state: ExchangesState;
  readonly open: string | undefined;
}): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const { rows, list } = state;
  const total = list.data?.total ?? 0;
  const empty = t(state.words ? 'emptySearch' : 'empty');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div aria-hidden="true" className={clsx(grid, 'h-8 flex-none border-b border-line text-sm text-muted')}>
        <span>{t('when')}</span>
        <span />
        <span className="truncate">{t('document')}</span>
        <span>{t('state')}</span>
        <span className="text-right max-md:hidden">{t('tries')}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.data && rows.length === 0 && <p className="p-5 text-muted">{empty}</p>}
        {!list.data && <div className="skeleton m-3 h-40" role="status" aria-busy="true" />}
        <ul aria-label={t('list')}>
          {rows.map((row) => (
            <Line key={row.id} row={row} isOpen={row.id === open} onOpen={() => state.open(row.id)} />
          ))}
        </ul>
        {rows.length < total && (
          <button type="button" className="btn btn-g m-2" onClick={state.showMore}>
            {t('showMore')}
          </button>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  readonly row: ExchangeRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Line({ row, isOpen, onOpen }: LineProps): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const Arrow = row.direction === 'out' ? ArrowUpRight : ArrowDownLeft;
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={clsx(
          grid,
          'h-9 w-full border-l-2 text-left pointer-coarse:h-11',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <span className="text-sm text-muted tabular-nums" title={formats.moment(row.createdAt)}>
          {timeOf(formats.shortMoment(row.createdAt))}
        </span>
        <Arrow size={14} className="text-muted" aria-label={t(`direction_${row.direction}`)} />
        <span className="truncate">
          <span className="font-medium">{row.number}</span> <span className="text-muted">{row.partnerName}</span>
        </span>
        <span>
          <ExchangeBadge state={row.status} />
        </span>
        <span className="text-right text-muted tabular-nums max-md:hidden">{row.tries > 1 ? row.tries : ''}</span>
      </button>
    </li>
  );
}

/** The clock of a moment of these days. */
const timeOf = (moment: string) => moment.slice(moment.lastIndexOf('\u00a0') + 1);
