import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { type Place, type Stop, useWalk, useWalkKeys } from '../list/walk.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { useShortcut } from './use-shortcut.ts';

/** From one record of a list to the next, without going back to it: `3 of 67`, before and after, by J and K too. */
export function WalkBar(): ReactNode {
  const place = useWalk(useRouterState({ select: (state) => state.location.pathname }));
  return place && place.walk.stops.length > 1 ? <Steps place={place} /> : null;
}

function Steps({ place }: { readonly place: Place }): ReactNode {
  const t = useTexts(deskTexts);
  const navigate = useNavigate();
  const { walk, number, previous, next, isDone } = place;
  const go = (stop: Stop | undefined) => {
    if (stop) void navigate(linkTo(stop.path));
  };
  // A page that is worked through by itself keeps them.
  const hasKeys = useWalkKeys();
  useShortcut({ key: 'j' }, hasKeys ? () => go(next) : undefined);
  useShortcut({ key: 'k' }, hasKeys ? () => go(previous) : undefined);
  return (
    <nav aria-label={t('walk', { list: walk.title })} className="flex items-center gap-1 text-sm whitespace-nowrap">
      <Link {...linkTo(walk.listPath)} title={walk.title} className="px-1 text-muted hover:text-ink max-sm:hidden">
        {t(walk.totalIsCapped ? 'walkPlaceCapped' : 'walkPlace', { number, total: walk.total })}
      </Link>
      <StepLink
        stop={previous}
        isAtDesk
        label={t('walkPrevious', { name: previous?.name ?? '' })}
        shortcut={hasKeys && 'k'}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </StepLink>
      {isDone && next ? (
        <Link
          {...linkTo(next.path)}
          aria-keyshortcuts={hasKeys ? 'j' : undefined}
          className="btn btn-s h-7 max-w-64 px-2 text-sm"
        >
          <span className="truncate">{t('walkNext', { name: next.name })}</span>
          <ChevronRight size={16} aria-hidden="true" className="flex-none" />
        </Link>
      ) : (
        <StepLink stop={next} label={t('walkNext', { name: next?.name ?? '' })} shortcut={hasKeys && 'j'}>
          <ChevronRight size={16} aria-hidden="true" />
        </StepLink>
      )}
    </nav>
  );
}

interface StepLinkProps {
  readonly stop: Stop | undefined;
  readonly label: string;
  readonly shortcut: string | false;
  /** A phone has no room for it beside the title. */
  readonly isAtDesk?: boolean;
  readonly children: ReactNode;
}

function StepLink({ stop, label, shortcut, isAtDesk = false, children }: StepLinkProps): ReactNode {
  const look = clsx(
    'grid size-8 place-items-center rounded-ctl',
    stop ? 'text-muted hover:bg-sunken' : 'text-faint',
    isAtDesk && 'max-sm:hidden',
  );
  if (!stop) return <span className={look}>{children}</span>;
  return (
    <Link
      {...linkTo(stop.path)}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut || undefined}
      className={look}
    >
      {children}
    </Link>
  );
}
