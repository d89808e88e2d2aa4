import clsx from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { type LogAddress, logTabs } from './address.ts';
import { LinePanel } from './LinePanel.tsx';
import { LogTable } from './LogTable.tsx';
import { rowsOf, rowsOfTab } from './rows.ts';

interface BookProps {
  readonly log: FleetLog;
  readonly address: LogAddress;
}

/** The lines of a month, what is in the way of locking, and beside them the line that is chosen. */
export function Book({ log, address }: BookProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const all = useMemo(() => rowsOf(log), [log]);
  const rows = rowsOfTab(all, address.tab);
  const chosen = log.lines.find(({ id }) => id === address.line);
  const lines = rows.flatMap((row) => (row.kind === 'line' ? [row.id] : []));
  const step = (by: number) => {
    const place = lines.indexOf(address.line ?? '');
    const next = lines[place === -1 ? 0 : Math.min(lines.length - 1, Math.max(0, place + by))];
    if (next) address.open(next);
  };
  useShortcut({ key: 'j' }, () => step(1));
  useShortcut({ key: 'k' }, () => step(-1));
  return (
    <>
      <div className="list-edge flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 print:hidden">
        <div role="group" aria-label={t('tabs')} className="flex flex-wrap gap-1">
          {logTabs.map((tab) => {
            const count = rowsOfTab(all, tab).length;
            return (
              <button
                key={tab}
                type="button"
                aria-pressed={tab === address.tab}
                className={clsx('btn h-8 px-3 pointer-coarse:h-11', tab === address.tab ? 'btn-s' : 'btn-g')}
                onClick={() => address.chooseTab(tab)}
              >
                {t(`tab_${tab}`)}
                <span className={clsx('tabular-nums', tab === 'gaps' && count > 0 ? 'text-warn' : 'text-muted')}>
                  {count}
                </span>
              </button>
            );
          })}
        </div>
        <Barriers log={log} />
      </div>
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="min-h-0 flex-1 overflow-auto">
            <LogTable log={log} rows={rows} chosen={chosen?.id} onOpen={address.open} />
          </div>
          <Sums log={log} shown={rows.length} all={all.length} />
        </div>
        <aside
          className={clsx(
            'flex-none border-line max-lg:border-t lg:w-[344px] lg:overflow-y-auto lg:border-l print:hidden',
            !chosen && 'max-lg:hidden',
          )}
        >
          <LinePanel log={log} line={chosen} />
        </aside>
      </div>
    </>
  );
}

function Barriers({ log }: { readonly log: FleetLog }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  if (log.locked)
    return (
      <p className="ml-auto text-sm text-muted">
        {t('locked', { by: log.locked.by, at: formats.moment(log.locked.at) })}
      </p>
    );
  const [Icon, tone] = log.barriers.length > 0 ? [TriangleAlert, 'text-warn'] : [CircleCheck, 'text-ok'];
  return (
    <p className={clsx('ml-auto flex items-center gap-2 text-sm', tone)}>
      <Icon size={15} aria-hidden="true" className="flex-none" />
      {log.barriers.length === 0
        ? t('allAgrees')
        : log.barriers.map(({ code, count }) => t(`barrier_${code}`, { count })).join(' ')}
    </p>
  );
}

interface SumsProps {
  readonly log: FleetLog;
  readonly shown: number;
  readonly all: number;
}

/** What the month comes to, always in sight. */
function Sums({ log, shown, all }: SumsProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { km, litres, fuel, tolls } = log.sums;
  const figures: readonly [string, string][] = [
    [t('km'), formatDecimal(language, km)],
    [t('litres'), formatDecimal(language, litres)],
    [t('fuel'), formats.money(fuel)],
    [t('tolls'), formats.money(tolls)],
  ];
  return (
    <footer className="flex-none border-t border-line px-4 py-2">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span className="mr-auto font-semibold">{t('shown', { count: shown, all })}</span>
        {figures.map(([title, value]) => (
          <span key={title} className="whitespace-nowrap">
            <span className="text-sm text-muted">{title} </span>
            <span className="font-semibold tabular-nums">{value}</span>
          </span>
        ))}
      </div>
      {log.kmPerLitre !== null && (
        <p className="mt-1 text-sm text-muted">
          {t('consumption', { vehicle: log.registrationNumber, ratio: formatDecimal(language, log.kmPerLitre) })}
          {log.normKmPerLitre !== null && `, ${t('norm', { norm: formatDecimal(language, log.normKmPerLitre) })}`}
        </p>
      )}
    </footer>
  );
}
