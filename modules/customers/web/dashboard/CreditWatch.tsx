import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { customers, customersNoun } from '../calls.ts';
import { customerPath } from '../paths.ts';
import { CreditBadge } from '../StateBadges.tsx';
import { CustomerLine } from './CustomerLine.tsx';

const shown = 6;

/** The customers whose credit does not stand well, the largest limits first. */
export function CreditWatch(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [customersNoun, 'creditWatch'],
    queryFn: ({ signal }) =>
      customers.getExistingShippers(
        { creditStatus: ['WATCH', 'HOLD', 'REVIEW_DUE'], sort: 'creditLimit', descending: true, pageSize: shown },
        { signal },
      ),
  });
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <h2 id={id} className="border-b border-line px-4 py-3 font-semibold">
        {t('creditToWatch')}
      </h2>
      <ul className="divide-y divide-line">
        {error && !data && <LineFailure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LineSkeleton lines={3} />}
        {data?.rows.map((row) => (
          <CustomerLine key={row.id} row={row} path={customerPath(row.id)} detail={formats.money(row.creditLimit)}>
            <CreditBadge credit={row.creditStatus} />
          </CustomerLine>
        ))}
        {data?.rows.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noCreditToWatch')}</li>}
      </ul>
    </section>
  );
}
