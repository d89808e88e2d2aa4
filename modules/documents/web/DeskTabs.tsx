import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { listPath, missingPath, useMay } from './calls.ts';

/** The two sides of the desk: what is there, and what is not. */
export function DeskTabs({ current }: { readonly current: 'documents' | 'missing' }): ReactNode {
  const t = useTexts(documentDeskTexts);
  const maySeeMissing = useMay('getMissingDocuments');
  if (!maySeeMissing) return null;
  const tabs = [
    { id: 'documents', path: listPath, title: t('allDocuments') },
    { id: 'missing', path: missingPath, title: t('missingDocuments') },
  ] as const;
  return (
    <nav aria-label={t('parts')} className="mb-4 flex gap-1 border-b border-line">
      {tabs.map(({ id, path, title }) => (
        <Link
          key={id}
          to={path}
          aria-current={id === current ? 'page' : undefined}
          className={clsx(
            '-mb-px flex h-9 items-center border-b-2 px-3 font-medium pointer-coarse:h-12',
            id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
