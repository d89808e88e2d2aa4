import { Link, useSearch } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/companies/messages/templates/index.ts';
import { companiesNoun } from './calls.ts';
import { LinkSettings } from './LinkSettings.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';
import { TermsPanel } from './TermsPanel.tsx';

const tabs = ['terms', 'privacy', 'documents', 'links', 'messages', 'preview'] as const;
type Tab = (typeof tabs)[number];

/** `/debtorFormSetting`: what a company asks of its applicants, and what it tells them. */
export function TemplateSettings(): ReactNode {
  const t = useTexts(templateTexts);
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const current = tabs.find((each) => each === tab) ?? 'terms';
  useChannel(companiesNoun);
  usePageTitle(t('templateSettings'));
  return (
    <>
      <nav aria-label={t('parts')} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((each) => (
          <Link
            key={each}
            to="/debtorFormSetting"
            search={(each === 'terms' ? {} : { tab: each }) as never}
            resetScroll={false}
            aria-current={each === current ? 'page' : undefined}
            className={clsx(
              'flex h-9 flex-none items-center border-b-2 px-3 font-medium whitespace-nowrap pointer-coarse:h-12',
              each === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`tab_${each}`)}
          </Link>
        ))}
      </nav>
      <Panel of={current} />
    </>
  );
}

function Panel({ of }: { readonly of: Tab }): ReactNode {
  switch (of) {
    case 'terms':
    case 'privacy':
      return <TermsPanel key={of} kind={of} />;
    case 'documents':
      return <RequiredDocuments />;
    case 'links':
      return <LinkSettings />;
    case 'messages':
      return <MessagesPanel />;
    case 'preview':
      return <PreviewPanel />;
  }
}
