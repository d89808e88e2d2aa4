import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useCurrentInSight } from '../current-in-sight.ts';
import { maySee, screenAt } from '../screens.ts';
import { holds } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { useDesk, useTitles } from './desk.ts';

/** The other screens of the register that is shown, as far as the person may see them; nothing where there is one alone. */
export function RegisterTabs(): ReactNode {
  const t = useTexts(deskTexts);
  const titles = useTitles();
  const { screens } = useDesk();
  const screen = screenAt(screens, useLocation({ select: ({ pathname }) => pathname }));
  const tabs = screens.filter(({ tab, needs }) => tab && tab.of === screen?.tab?.of && maySee(needs, true, holds));
  const line = useCurrentInSight([screen?.path, ...tabs.map(({ tab }) => titles(tab?.title ?? ''))].join());
  if (tabs.length < 2) return null;
  return (
    <nav ref={line} aria-label={t('registerTabs')} className="mb-4 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ path, tab }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === screen?.path ? 'page' : undefined}
          className={clsx(
            '-mb-px flex h-9 flex-none items-center border-b-2 px-3 font-medium whitespace-nowrap pointer-coarse:h-12',
            path === screen?.path ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {titles(tab?.title ?? '')}
        </Link>
      ))}
    </nav>
  );
}
