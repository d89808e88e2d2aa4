import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { initialsOf } from './initials.ts';
import { MainMenu } from './MainMenu.tsx';
import { useDrawerItems } from './use-menu.ts';

interface RailProps {
  readonly onSearch: () => void;
  /** A link was followed: the drawer closes. */
  readonly onLeave?: () => void;
  /** In the drawer, with what only the drawer lists. */
  readonly inDrawer?: boolean;
}

/** Company, search and menu: beside the page at a desk, in the drawer on a phone. */
export function Rail({ onSearch, onLeave, inDrawer = false }: RailProps): ReactNode {
  const t = useTexts(deskTexts);
  const drawerItems = useDrawerItems();
  const person = useSignedIn();
  const company = person?.tenant ?? '';
  const logo = person?.companies?.[0]?.logoURL;
  return (
    <div className="px-2 pt-2 pb-6">
      <Link to="/landing" className="flex min-h-9 items-center gap-2.5 rounded-ctl pr-2" onClick={onLeave}>
        {logo ? (
          // On white in the dark too: logos are drawn for paper.
          <img src={logo} alt="" className="h-7 max-w-20 flex-none rounded-md bg-white object-contain p-0.5" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-6 flex-none place-items-center rounded-md bg-ink text-2xs font-semibold text-surface pointer-coarse:size-7"
          >
            {initialsOf(company)}
          </span>
        )}
        <span className="truncate text-base font-semibold tracking-tight">{company}</span>
        <span className="sr-only">{t('toMainMenu')}</span>
      </Link>
      <button
        type="button"
        onClick={onSearch}
        className="mt-2.5 flex h-8 w-full items-center gap-2 rounded-ctl border border-line bg-surface px-2 text-muted shadow-(--shade-ctl) hover:border-line-strong pointer-coarse:h-12"
      >
        <Search size={15} aria-hidden="true" className="flex-none" />
        <span className="truncate">{t('searchOrJump')}</span>
        <kbd className="kbd ml-auto flex-none font-sans whitespace-nowrap pointer-coarse:hidden">Ctrl K</kbd>
      </button>
      <MainMenu onLeave={onLeave} extra={inDrawer ? drawerItems : undefined} />
    </div>
  );
}
