import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { LinkBoard, linkBoardOf, useSubjectSearch } from '#modules/parties/links/web/index.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { supplierListPath } from '../paths.ts';

const board = linkBoardOf(renewalService);

/** `/gitRenewals`: every renewal link, and how far it has come. */
export function RenewalBoard(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const subject = useSubjectSearch(t('supplier'), supplierListPath);
  return (
    <LinkBoard of={board} id="gitRenewals" title={t('renewals')} subject={subject} emptyHint={t('renewalsEmpty')} />
  );
}
