import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { CreditChangeRow } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { changesOfRead, creditNoun, useMayCredit } from '../calls.ts';
import { CreditAcknowledgement } from '../CreditAcknowledgement.tsx';
import { creditPath } from '../paths.ts';
import { CreditBadge } from '../words.tsx';
import { useReviewed } from '#modules/parties/customers/web/desk.ts';

/** What was proposed for the customer, and what it answered, with what proves it. Left out while there is nothing. */
export function LimitChanges(): ReactNode {
  const t = useTexts(creditDeskTexts);
  const { id: customerId } = useReviewed();
  const maySee = useMayCredit('getShipperCreditChanges');
  useChannel(maySee ? creditNoun : undefined);
  const { data } = useQuery({ ...changesOfRead(customerId), enabled: maySee });
  if (!data || data.rows.length === 0) return null;
  return (
    <TitledCard title={t('changesOfLimit')}>
      <ol className="divide-y divide-line">
        {data.rows.map((change) => (
          <Change key={change.id} of={change} />
        ))}
      </ol>
    </TitledCard>
  );
}

function Change({ of: change }: { readonly of: CreditChangeRow }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const { id, currentLimit, newLimit, kind, requestedBy, requestedAt, acknowledgement } = change;
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={creditPath(id)} className="font-semibold tabular-nums text-brand underline underline-offset-3">
          {formats.money(currentLimit)} → {formats.money(newLimit)}
        </Link>
        <span className="text-muted">{t(`kind_${kind}`)}</span>
        <span className="ml-auto">
          <CreditBadge of={change} />
        </span>
      </p>
      {requestedAt !== null && (
        <p className="mt-1 text-sm text-muted">
          {t('requestedBy')} {requestedBy}, {formats.moment(requestedAt)}
        </p>
      )}
      {acknowledgement && (
        <p className="mt-1 break-words">
          <CreditAcknowledgement of={acknowledgement} />
        </p>
      )}
      {acknowledgement?.comment && <p className="mt-1 break-words">{acknowledgement.comment}</p>}
    </li>
  );
}
