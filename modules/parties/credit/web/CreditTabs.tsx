import type { ReactNode } from 'react';
import { LinkTabs } from '#platform/web/LinkTabs.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { useMayCredit } from './calls.ts';
import { creditLinksPath, creditListPath } from './paths.ts';

/** The limits, and the links by which customers answer them. */
export function CreditTabs({ current }: { readonly current: 'limits' | 'links' }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const mayLinks = useMayCredit('getShipperCreditLinks');
  if (!mayLinks) return null;
  const tabs = [
    { id: 'limits', title: t('limits'), to: creditListPath },
    { id: 'links', title: t('links'), to: creditLinksPath },
  ];
  return <LinkTabs label={t('title')} tabs={tabs} current={current} className="mb-4" />;
}
