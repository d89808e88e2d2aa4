import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { listPath, missingPath, useMay } from './calls.ts';
import type { DocumentMode } from './document-mode.ts';

interface DeskTabsProps {
  readonly current: string;
  /** The same at every draw: each page is made for its list of modes. */
  readonly modes: readonly DocumentMode[];
}

/** The sides of the desk: what is there, what is not, and what modules above make of it. */
export function DeskTabs({ current, modes }: DeskTabsProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const more = modes.map(({ id, path, useTab }) => ({ id, path, ...useTab() }));
  const tabs = [
    { id: 'documents', path: listPath, title: t('allDocuments'), isShown: useMay('getDocuments') },
    { id: 'missing', path: missingPath, title: t('missingDocuments'), isShown: useMay('getMissingDocuments') },
    ...more,
  ].filter(({ isShown }) => isShown);
  if (tabs.length < 2) return null;
  return (
    <nav
      aria-label={t('parts')}
      className="mb-4 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map(({ id, path, title }) => (
        <Link
          key={id}
          to={path}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            'flex h-9 flex-none items-center border-b-2 px-3 font-medium pointer-coarse:h-12',
            id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
