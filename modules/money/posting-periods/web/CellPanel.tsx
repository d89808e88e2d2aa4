import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { is } from '#platform/machine.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useEscape } from '#platform/web/shell/use-escape.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { FiscalMonth, PostingBlocker } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { type PostingArea, postingLife } from '../status.ts';
import { blockersRead, historyRead } from './calls.ts';
import { stateLooks } from './MonthGrid.tsx';
import { longMonth } from './months.ts';
import type { PeriodPart } from './period-part.ts';
import { Verbs } from './Verbs.tsx';

interface CellPanelProps {
  readonly month: FiscalMonth;
  readonly area: PostingArea;
  readonly parts: readonly PeriodPart[];
  readonly onClose: () => void;
}

/** One month of an area: how it stands, what stands in the way of closing it, what can be done, who did what. */
export function CellPanel({ month, area, parts, onClose }: CellPanelProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const name = longMonth(month, useLanguage(), t('adjusting'));
  const held = month.areas.find((each) => each.area === area);
  const isPostable = held !== undefined && is(postingLife, held.state, 'postable');
  const blockers = useQuery({ ...blockersRead(month.id, area), enabled: isPostable });
  const close = useRef<HTMLButtonElement>(null);
  useEscape(onClose);
  useEffect(() => {
    // On a phone the panel takes the place of the grid, and with it the focus.
    if (innerWidth < 1024 && document.activeElement === document.body) close.current?.focus();
  }, []);
  if (!held) return null;
  const { icon: Icon, look } = stateLooks[held.state];
  return (
    <aside
      aria-labelledby="cell-title"
      className="flex min-w-0 flex-col overflow-y-auto bg-surface p-5 max-lg:flex-1 lg:w-[342px] lg:flex-none lg:border-l lg:border-line"
    >
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t(`area_${area}`)}</p>
          <h2 id="cell-title" className="text-lg font-semibold">
            {name}
          </h2>
        </div>
        <button ref={close} type="button" className="btn btn-g px-2" aria-label={t('closePanel')} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm">
        <span className={clsx('inline-flex h-6 items-center gap-1.5 rounded-full border px-2.5 font-medium', look)}>
          <Icon size={13} aria-hidden="true" />
          {t(`state_${held.state}`)}
        </span>
        {held.changedAt && (
          <span className="text-muted">
            {t('by', { name: held.changedBy || t('calendar'), at: formats.shortMoment(held.changedAt) })}
          </span>
        )}
      </p>
      {held.reason !== '' && <p className="mt-2 text-sm text-muted">{held.reason}</p>}
      {held.state === 'HOLD' && <p className="mt-2 text-sm text-warn">{t('holdNote')}</p>}
      {isPostable && (
        <section aria-labelledby="blockers-title" className="mt-4">
          <h3 id="blockers-title" className="font-semibold">
            {t('inTheWay')}
          </h3>
          {blockers.error && <p className="mt-2 text-danger">{failureText(blockers.error)}</p>}
          {blockers.isPending && <div className="skeleton mt-2 h-24" role="status" aria-busy="true" />}
          {blockers.data && <Blockers blockers={blockers.data} />}
        </section>
      )}
      <Verbs month={month} name={name} held={held} blockers={blockers.data} />
      {isPostable &&
        parts.map(({ Verb }, place) => <Verb key={place} month={month} area={area} blockers={blockers.data ?? []} />)}
      <History periodId={month.id} area={area} />
    </aside>
  );
}

function Blockers({ blockers }: { readonly blockers: readonly PostingBlocker[] }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  if (blockers.length === 0) {
    return (
      <p className="mt-2 flex items-center gap-2 text-ok">
        <CircleCheck size={16} aria-hidden="true" className="flex-none" />
        {t('nothingInTheWay')}
      </p>
    );
  }
  return (
    <ul className="mt-1">
      {blockers.map((blocker) => (
        <Blocker key={blocker.code} blocker={blocker} />
      ))}
    </ul>
  );
}

function Blocker({ blocker }: { readonly blocker: PostingBlocker }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const words = useCodeTexts([postingPeriodTexts as never]);
  const formats = useFormats();
  const { code, barring, count, amount, names, url } = blocker;
  const Icon = barring ? Ban : TriangleAlert;
  const title = words(`blocker_${code}`) ?? code;
  const figure = amount === null ? String(count) : formats.wholeMoney(amount);
  return (
    <li className="flex items-start gap-2.5 border-b border-line py-2">
      <Icon size={15} aria-hidden="true" className={clsx('mt-0.5 flex-none', barring ? 'text-danger' : 'text-warn')} />
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className="truncate text-sm text-muted" title={names.join(', ')}>
          <span className="sr-only">{t(barring ? 'barring' : 'mayClose')}. </span>
          {names.join(', ')}
        </p>
      </div>
      {url === '' ? (
        <span className="flex-none tabular-nums">{figure}</span>
      ) : (
        <Link
          {...linkTo(url)}
          className="flex-none text-brand underline decoration-brand/35 underline-offset-3 tabular-nums"
          aria-label={`${t('openBlocker', { what: title })}, ${figure}`}
        >
          {figure}
        </Link>
      )}
    </li>
  );
}

/** Who changed it when, the latest first. */
function History({ periodId, area }: { readonly periodId: string; readonly area: PostingArea }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const words = useCodeTexts([postingPeriodTexts as never]);
  const formats = useFormats();
  const { data } = useQuery(historyRead(periodId, area));
  return (
    <section aria-labelledby="cell-history" className="mt-5 border-t border-line pt-4">
      <h3 id="cell-history" className="font-semibold">
        {t('history')}
      </h3>
      {!data && <div className="skeleton mt-2 h-12" />}
      {data?.length === 0 && <p className="mt-1 text-sm text-muted">{t('noHistory')}</p>}
      <ol className="mt-1 space-y-1.5 text-sm text-muted">
        {data
          ?.toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ at, by, byKind, event, changes }) => {
            const reason: unknown = changes['reason']?.[1];
            return (
              <li key={`${at} ${event}`}>
                <span className="tabular-nums">{formats.shortMoment(at)}</span> {words(`event_${event}`) ?? event},{' '}
                {byKind === 'system' ? t('calendar') : by}
                {typeof reason === 'string' && reason !== '' && <span className="block text-ink">{reason}</span>}
              </li>
            );
          })}
      </ol>
    </section>
  );
}
