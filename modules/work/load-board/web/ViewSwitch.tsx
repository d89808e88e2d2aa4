import { Link, useLocation } from '@tanstack/react-router';
import { CalendarRange, Columns3, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadListPath, useMayOfLoads } from '#modules/work/loads/web/desk.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import { useMay } from './calls.ts';
import { dayPlanPath, loadBoardPath } from './paths.ts';
import clsx from 'clsx';

/** The same loads as a list, in lanes, and over time. */
export function ViewSwitch(): ReactNode {
  const t = useTexts(loadBoardTexts);
  const here = useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
  const may = { board: useMayOfLoads('getLoadBoard'), plan: useMay('getLoadPlan') };
  const views = [
    { path: loadListPath, title: t('listView'), icon: List, isShown: true },
    { path: loadBoardPath, title: t('boardView'), icon: Columns3, isShown: may.board },
    { path: dayPlanPath, title: t('planView'), icon: CalendarRange, isShown: may.plan },
  ].filter(({ isShown }) => isShown);
  if (views.length < 2) return null;
  return (
    <nav aria-label={t('views')} className="flex rounded-ctl bg-sunken p-0.5">
      {views.map(({ path, title, icon: Icon }) => {
        const isHere = here === path.toLowerCase();
        return (
          <Link
            key={path}
            {...linkTo(path)}
            aria-current={isHere ? 'page' : undefined}
            className={clsx(
              'btn h-7.5 flex-1 border px-2.5 pointer-coarse:h-11',
              isHere ? 'border-line bg-surface shadow-(--shade-ctl)' : 'btn-g border-transparent',
            )}
          >
            <Icon size={15} aria-hidden="true" />
            {title}
          </Link>
        );
      })}
    </nav>
  );
}
