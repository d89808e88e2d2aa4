import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf } from '#modules/parties/links/web/index.ts';
import { creditService } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { CreditTabs } from './CreditTabs.tsx';

const board = linkBoardOf(creditService);

/** `/creditLimit/links`: every link by which a customer was asked, and how far it has come. */
export function CreditLinkBoard(): ReactNode {
  const t = useTexts(creditDeskTexts);
  const subject = useMemo(() => ({ title: t('customer'), cell: (name: string) => name }), [t]);
  return (
    <>
      <CreditTabs current="links" />
      <LinkBoard
        of={board}
        id="creditLinks"
        title={t('linksTitle')}
        subject={subject}
        isAnswered
        emptyHint={t('linksEmpty')}
      />
    </>
  );
}
