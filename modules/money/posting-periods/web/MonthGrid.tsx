import clsx from 'clsx';
import {
  BookOpen,
  CircleDashed,
  FileInput,
  LockKeyhole,
  LockKeyholeOpen,
  type LucideIcon,
  Pause,
  ReceiptText,
  Scale,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FiscalMonth } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { type PostingArea, postingAreas, type PostingState } from '../status.ts';
import { type Cell, chosenMonth, longMonth, monthKey, movedCell, shortMonth } from './months.ts';

const areaIcons: Readonly<Record<PostingArea, LucideIcon>> = {
  sales: ReceiptText,
  purchases: FileInput,
  journals: Scale,
  fleet: BookOpen,
};

/** The state of a month of an area as icon and colour; the word stands beside them. */
export const stateLooks: Readonly<Record<PostingState, { readonly icon: LucideIcon; readonly look: string }>> = {
  FUTURE: { icon: CircleDashed, look: 'border-line text-muted' },
  OPEN: { icon: LockKeyholeOpen, look: 'border-transparent bg-ok-soft text-ok' },
  HOLD: { icon: Pause, look: 'border-transparent bg-warn-soft text-warn' },
  CLOSED: { icon: LockKeyhole, look: 'border-transparent bg-sunken text-muted' },
  LOCKED: { icon: LockKeyhole, look: 'border-transparent bg-sunken text-muted' },
};

interface MonthGridProps {
  readonly months: readonly FiscalMonth[];
  readonly cell: Cell | undefined;
  readonly onOpen: (cell: Cell) => void;
}

/** Months by area. Arrows move, Enter and a press open. */
export function MonthGrid({ months, cell, onOpen }: MonthGridProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const first = chosenMonth(months, undefined);
  /** The one cell that Tab comes to. */
  const entry = cell ?? (first && { month: monthKey(first), area: postingAreas[0]! });
  const buttonOf = ({ month, area }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${month} ${area}"]`) ?? null;
  useEffect(() => {
    // Who comes back to the grid goes on from the cell that was open.
    if (cell && document.activeElement === document.body) buttonOf(cell)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only when it is shown.
  }, []);
  function move(event: KeyboardEvent<HTMLElement>): void {
    const [month = '', area = ''] = (event.target as HTMLElement).dataset['cell']?.split(' ') ?? [];
    const next = movedCell(months, { month, area: area as PostingArea }, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttonOf(next)?.focus();
    if (cell) onOpen(next);
  }
  return (
    <table
      ref={table}
      className="-mx-1.5 w-[calc(100%+0.75rem)] border-separate border-spacing-x-1.5 border-spacing-y-1.5 md:border-spacing-x-2"
    >
      <caption className="sr-only">{t('months')}</caption>
      <Head year={months[0]?.yearName ?? ''} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are those of its buttons. */}
      <tbody onKeyDown={move}>
        {months.map((month) => (
          <tr key={month.id}>
            <th
              scope="row"
              aria-label={longMonth(month, language, t('adjusting'))}
              className={clsx(
                'text-left font-medium whitespace-nowrap max-md:text-sm md:pr-3',
                month.isCurrent && 'max-md:text-brand',
              )}
            >
              <span className="max-md:hidden">{shortMonth(month, language, t('adjusting'))}</span>
              <span className="md:hidden">{shortMonth(month, language, String(month.no))}</span>{' '}
              {month.isCurrent && month.no < 13 && (
                <span className="text-sm font-semibold text-brand max-md:hidden">{t('today')}</span>
              )}
            </th>
            {month.areas.map((held) => {
              const own = { month: monthKey(month), area: held.area };
              const isOpen = cell?.month === own.month && cell.area === own.area;
              return (
                <td key={held.area} className="p-0">
                  <CellButton
                    held={held}
                    own={own}
                    name={longMonth(month, language, t('adjusting'))}
                    isOpen={isOpen}
                    isEntry={entry?.month === own.month && entry.area === own.area}
                    onOpen={() => onOpen(own)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ year }: { readonly year: string }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  return (
    <thead>
      <tr className="h-8">
        <th scope="col" className="w-px pr-4 text-left text-sm font-normal text-muted md:w-32">
          {year}
        </th>
        {postingAreas.map((area) => {
          const Icon = areaIcons[area];
          return (
            <th key={area} scope="col" className="text-left font-medium max-md:max-w-14 max-md:break-words md:px-2.5">
              <span className="flex items-center gap-2 max-md:text-xs">
                <Icon size={16} aria-hidden="true" className="text-muted max-md:hidden" />
                {t(`area_${area}`)}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface CellButtonProps {
  readonly held: FiscalMonth['areas'][number];
  readonly own: Cell;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isEntry: boolean;
  readonly onOpen: () => void;
}

function CellButton({ held, own, name, isOpen, isEntry, onOpen }: CellButtonProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const { icon: Icon, look } = stateLooks[held.state];
  const state = t(`state_${held.state}`);
  return (
    <button
      type="button"
      data-cell={`${own.month} ${own.area}`}
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={isOpen}
      className={clsx(
        'relative flex h-8.5 w-full min-w-0 items-center gap-2 rounded-ctl border px-2.5 text-left pointer-coarse:h-12 max-md:justify-center max-md:px-1',
        look,
        isOpen && 'outline-2 outline-brand',
      )}
      onClick={onOpen}
    >
      <span className="sr-only">{t('cell', { area: t(`area_${held.area}`), month: name })} </span>
      <Icon size={15} aria-hidden="true" className={clsx('flex-none', held.state === 'FUTURE' && 'md:hidden')} />
      <span className={clsx('truncate max-md:sr-only', held.state !== 'FUTURE' && 'font-medium')}>{state}</span>
      {held.drafts > 0 && (
        <span className="ml-auto text-sm text-muted max-md:sr-only" title={t('drafts', { count: held.drafts })}>
          {/* The word has no room beside four areas on a smaller desk. */}
          <span aria-hidden="true" className="2xl:hidden">
            {held.drafts}
          </span>
          <span className="max-2xl:sr-only"> {t('drafts', { count: held.drafts })}</span>
        </span>
      )}
    </button>
  );
}
