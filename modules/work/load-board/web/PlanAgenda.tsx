import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { clientZone } from '#platform/client-zone.ts';
import { locales } from '#platform/language.ts';
import { otherZone, wallClockIn } from '#platform/wall-clock.ts';
import { useLanguage } from '#platform/web/language.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { LoadBadge, loadPath, useLateWords } from '#modules/work/loads/web/desk.ts';
import { CarrierWords } from '#modules/work/carriage/web/desk.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import type { LoadPlan } from './calls.ts';
import { type Appointment, appointments, type Span } from './plan-geometry.ts';
import clsx from 'clsx';

const day = 86_400_000;

interface PlanAgendaProps {
  readonly plan: LoadPlan;
  readonly axis: Span;
}

/** Day by day, who loads and delivers where and when. */
export function PlanAgenda({ plan, axis }: PlanAgendaProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const language = useLanguage();
  const heading = new Intl.DateTimeFormat(locales[language], {
    timeZone: clientZone(),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const loads = useMemo(() => [...plan.loads, ...plan.unassigned], [plan]);
  const days = Array.from(
    { length: Math.round((axis.until - axis.from) / day) },
    (_, place) => axis.from + place * day,
  );
  return (
    <div className="list-edge min-w-0 flex-1 overflow-y-auto pb-6">
      {days.map((from) => {
        const found = appointments(loads, { from, until: from + day });
        return (
          <section key={from}>
            <h2 className="sticky top-0 z-1 border-b border-line bg-canvas pt-4 pb-1.5 text-sm font-medium first-letter:uppercase">
              {heading.format(from + day / 2)} <span className="font-normal text-muted">{found.length}</span>
            </h2>
            {found.length === 0 && <p className="py-3 text-sm text-muted">{t('dayEmpty')}</p>}
            <ul>
              {found.map((each) => (
                <Line key={`${each.row.id}${each.isPickup}`} of={each} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Line({ of: { at, row, isPickup } }: { readonly of: Appointment }): ReactNode {
  const t = useTexts(loadBoardTexts);
  const late = useLateWords();
  const zone = isPickup ? row.loadZone : row.eta ? row.nextZone : row.untilZone;
  return (
    <li className="border-b border-line">
      <Link
        {...linkTo(loadPath(row.id))}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 text-sm hover:bg-sunken md:grid-cols-[3.5rem_6rem_5.5rem_minmax(0,1fr)_minmax(0,1fr)_7rem]"
      >
        <span className={clsx('font-medium tabular-nums', row.isLate && !isPickup && 'text-danger')}>
          {wallClockIn(zone, new Date(at)).slice(11)}
          <span className="block text-2xs font-normal text-muted empty:hidden">
            {otherZone(zone, clientZone(), new Date(at))}
          </span>
        </span>
        <span className="font-medium max-md:hidden">{row.loadNumber}</span>
        <span className="text-muted max-md:hidden">{isPickup ? t('loadsHere') : t('deliversHere')}</span>
        <span className="truncate">
          <span className="md:hidden">
            {row.loadNumber} <span className="text-muted">{isPickup ? t('loadsHere') : t('deliversHere')}</span>{' '}
          </span>
          {isPickup ? row.origin : row.destination}
          {row.isLate && !isPickup && <span className="text-danger"> {late(row.lateMinutes)}</span>}
        </span>
        <span className="truncate max-md:col-span-2 max-md:col-start-2">
          {row.registrationNumber || row.supplierName || row.isOwnFleet ? <CarrierWords row={row} /> : t('nobody')}
        </span>
        <span className="max-md:col-start-3 max-md:row-start-1">
          <LoadBadge state={row.status} />
        </span>
      </Link>
    </li>
  );
}
