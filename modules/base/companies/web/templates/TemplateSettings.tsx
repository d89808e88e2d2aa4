import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/web/LinkTabs.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
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
      <LinkTabs
        label={t('parts')}
        tabs={tabs.map((id) => ({
          id,
          title: t(`tab_${id}`),
          to: '/debtorFormSetting',
          search: id === 'terms' ? {} : { tab: id },
        }))}
        current={current}
        className="mb-5"
      />
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
