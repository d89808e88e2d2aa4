import type { ReactNode } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { creditKinds } from '#modules/parties/credit/contract.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { credit, creditNoun, useMayCredit } from './calls.ts';
import { useCreditColumns } from './columns.tsx';
import { CreditTabs } from './CreditTabs.tsx';
import { creditPath, newCreditPath } from './paths.ts';

/** `/creditLimit`: every change of a credit limit, the newest first. */
export function CreditList(): ReactNode {
  const t = useTexts(creditDeskTexts);
  const columns = useCreditColumns();
  const mayPropose = useMayCredit('postShipperCreditChange');
  const mayApprove = useMayCredit('approveShipperCreditChange');
  return (
    <>
      <CreditTabs current="limits" />
      <ListScreen
        id="creditLimits"
        title={t('title')}
        channel={creditNoun}
        load={credit.getShipperCreditChanges}
        columns={columns}
        rowId={(row) => row.id}
        rowPath={(row) => creditPath(row.id)}
        searchIn={t('searchIn')}
        tabs={{ filter: 'status', many: true, options: titled(t, 'status_', creditChange.states) }}
        filters={[
          { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', creditKinds) },
          ...(mayApprove ? [{ id: 'mineToApprove', kind: 'flag', title: t('mineToApprove') } as const] : []),
        ]}
        newPath={mayPropose ? newCreditPath : undefined}
        newTitle={t('newChange')}
        emptyHint={t('empty')}
      />
    </>
  );
}
