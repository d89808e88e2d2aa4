import clsx from 'clsx';
import { CornerDownRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { AlertFields, AlertRow } from '../contract.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import type { AlertsState } from './use-alerts.ts';
import { AlertIcon, durationText, minutesSince, useSentence } from './words.tsx';

/** Icon and sentence; vehicle and driver, load, since when, how often and who, where there is room. */
const grid =
  'grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3.5 md:grid-cols-[1rem_minmax(0,1fr)_minmax(0,12rem)_5.5rem_4.5rem_2.5rem_6rem] lg:grid-cols-[1rem_minmax(0,1fr)_4.5rem_2.5rem_5rem] xl:grid-cols-[1rem_minmax(0,1fr)_minmax(0,11rem)_5.5rem_4.5rem_2.5rem_6rem]';
const wide = 'truncate max-md:hidden lg:max-xl:hidden';

export function AlertList({
  state,
  open,
}: {
  readonly state: AlertsState;
  readonly open: string | undefined;
}): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const { groups, rows, list, words } = state;
  const total = list.data?.total ?? 0;
  const empty = words ? t('emptySearch') : t('empty', { count: list.data?.counts.clearedToday ?? 0 });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col border-line lg:border-r">
      <div
        aria-hidden="true"
        className={clsx(grid, 'h-8 flex-none border-b border-line text-sm text-muted max-md:hidden')}
      >
        <span />
        <span className="truncate">{t('alert')}</span>
        <span className={wide}>{t('vehicleDriver')}</span>
        <span className={wide}>{t('load')}</span>
        <span className="text-right">{t('since')}</span>
        <span className="text-right">{t('seen')}</span>
        <span className="truncate">{t('who')}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.data && rows.length === 0 && <p className="p-5 text-muted">{empty}</p>}
        {!list.data && <div className="skeleton m-3 h-40" role="status" aria-busy="true" />}
        {groups.map(([category, own]) => (
          <section key={category} aria-label={t(`category_${category}`)}>
            <h2 className="border-b border-line bg-canvas px-3.5 py-1 text-sm text-muted">
              {t(`category_${category}`)} <span className="tabular-nums">{own.length}</span>
            </h2>
            <ul>
              {own.map((row) => (
                <Line key={row.id} row={row} isOpen={row.id === open} onOpen={() => state.open(row.id)} />
              ))}
            </ul>
          </section>
        ))}
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
  readonly row: AlertRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Line({ row, isOpen, onOpen }: LineProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={clsx(
          grid,
          'min-h-8.5 w-full border-l-2 py-1 text-left pointer-coarse:min-h-12',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <AlertIcon alert={row} />
        <Cells alert={row} isOnTop />
      </button>
      {row.children.length > 0 && (
        <ul>
          {row.children.map((child) => (
            <li key={child.id} className={clsx(grid, 'min-h-7.5 border-t border-l-2 border-line border-l-transparent')}>
              <CornerDownRight size={14} aria-hidden="true" className="ml-1 text-faint" />
              <Cells alert={child} isOnTop={false} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where there is no room for columns of their own, vehicle and load stand under the sentence. */
function Cells({ alert, isOnTop }: { readonly alert: AlertFields; readonly isOnTop: boolean }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const formats = useFormats();
  const sentence = useSentence();
  const now = useNow();
  const { vehicle, driver, loadNumber, since, seen, assignee, status } = alert;
  const who = [vehicle, driver].filter(Boolean).join(' · ') || (alert.kind === 'coverEnding' ? alert.name : '');
  const onIt = status === 'SNOOZED' ? snoozedText() : assignee;
  function snoozedText(): string {
    return alert.snoozedUntil ? t('sleepsUntil', { time: formats.shortMoment(alert.snoozedUntil) }) : t('sleepsWorse');
  }
  return (
    <>
      <span className="min-w-0">
        <span className={clsx('block truncate', isOnTop ? 'font-medium' : 'text-muted')}>{sentence(alert)}</span>
        {(who || loadNumber) && (
          <span className="block truncate text-sm text-muted md:max-lg:hidden xl:hidden">
            {[who, loadNumber].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      <span className={clsx(wide, !isOnTop && 'text-muted')}>{who}</span>
      <span className={clsx(wide, isOnTop ? 'font-medium' : 'text-muted')}>{loadNumber}</span>
      <time dateTime={since} title={formats.moment(since)} className="text-right text-muted tabular-nums">
        {durationText(minutesSince(since, now))}
      </time>
      <span className="text-right text-muted tabular-nums max-md:hidden">
        {seen > 1 ? t('times', { count: seen }) : ''}
      </span>
      <span className="truncate text-muted max-md:hidden">{isOnTop ? onIt || t('nobody') : t('under')}</span>
    </>
  );
}
