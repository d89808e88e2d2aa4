import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { lastPlace } from '../list/place.ts';
import { BellButton } from './BellButton.tsx';
import { LiveMark } from '../realtime/LiveMark.tsx';
import { screenAt } from '../screens.ts';
import { useTexts } from '../texts.ts';
import { useDesk, useTitles } from './desk.ts';
import { useTitleOf } from './page-title.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { WalkBar } from './WalkBar.tsx';

/** Where one is, whether the page is live, and who one is. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <header
      data-chrome
      className="sticky top-0 z-30 flex h-11 items-center gap-3 border-b border-line bg-canvas px-4 lg:px-5"
    >
      <button
        type="button"
        className="-ml-2 grid size-9 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken lg:hidden"
        aria-label={t('openMenu')}
        onClick={onMenu}
      >
        <MenuIcon size={18} aria-hidden="true" />
      </button>
      <Breadcrumbs />
      <div className="ml-auto flex flex-none items-center gap-3">
        <WalkBar />
        <LiveMark />
        <BellButton />
        <PersonMenu />
      </div>
    </header>
  );
}

/** Main Menu, the list that the page belongs to, and the page. */
function Breadcrumbs(): ReactNode {
  const t = useTexts(deskTexts);
  const titles = useTitles();
  const { screens } = useDesk();
  const screen = screenAt(screens, useRouterState({ select: (state) => state.location.pathname }));
  const page = useTitleOf(screen);
  const parent = screen?.parent && screenAt(screens, screen.parent);
  const isMainMenu = screen?.path === '/landing';
  return (
    <nav aria-label={t('breadcrumbs')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-2 whitespace-nowrap">
        {!isMainMenu && (
          <Crumb className={parent && 'max-sm:hidden'}>
            <Link to="/landing" className="text-muted hover:text-ink">
              {t('mainMenu')}
            </Link>
          </Crumb>
        )}
        {parent && (
          <Crumb>
            <Link
              to={screen.parent}
              search={lastPlace(screen.parent ?? '') as never}
              className="text-muted hover:text-ink"
            >
              {titles(parent.title)}
            </Link>
          </Crumb>
        )}
        <li aria-current="page" className="truncate font-medium">
          {page ?? t('pageNotFound')}
        </li>
      </ol>
    </nav>
  );
}

function Crumb({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li className={className}>
      <span className="flex items-center gap-2">
        {children}
        <span aria-hidden="true" className="text-faint">
          /
        </span>
      </span>
    </li>
  );
}
