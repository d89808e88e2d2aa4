import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/web/LinkTabs.tsx';
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
    <LinkTabs
      label={t('parts')}
      tabs={tabs.map(({ id, path, title }) => ({ id, title, to: path }))}
      current={current}
      className="mb-4"
    />
  );
}
