import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordLine } from '#platform/web/dashboard/RecordLine.tsx';
import { RecordPanel } from '#platform/web/dashboard/RecordPanel.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customers, customersNoun } from '../calls.ts';
import { customerPath } from '../paths.ts';
import { CreditBadge } from '../StateBadges.tsx';

const shown = 6;

/** The customers whose credit does not stand well, the largest limits first. */
export function CreditWatch(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const query = useQuery({
    queryKey: [customersNoun, 'creditWatch'],
    queryFn: ({ signal }) =>
      customers.getExistingShippers(
        { creditStatus: ['WATCH', 'HOLD', 'REVIEW_DUE'], sort: 'creditLimit', descending: true, pageSize: shown },
        { signal },
      ),
  });
  return (
    <RecordPanel title={t('creditToWatch')} query={query} lines={3} emptyText={t('noCreditToWatch')}>
      {(row) => (
        <RecordLine
          key={row.id}
          path={customerPath(row.id)}
          title={row.registeredName}
          detail={formats.money(row.creditLimit)}
        >
          <CreditBadge state={row.creditStatus} />
        </RecordLine>
      )}
    </RecordPanel>
  );
}
