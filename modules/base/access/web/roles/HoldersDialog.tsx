import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { operationOf } from '#modules/base/access/rights.ts';
import { holdersRead, roles } from '../calls.ts';
import { AccountBadge } from '../users/AccountBadge.tsx';

/** Who has a right, and through which roles. */
export function HoldersDialog({ right, onClose }: { readonly right: string; readonly onClose: () => void }): ReactNode {
  const t = useTexts(rightTexts);
  const shared = useTexts(publicTexts);
  const query = useQuery(holdersRead(right));
  return (
    <Dialog
      open
      title={t('whoHas', { right: operationOf(right) })}
      width={520}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-p" onClick={onClose}>
          {shared('close')}
        </button>
      }
    >
      <RecordGate query={query} skeleton={<div className="skeleton h-32" />}>
        {(holders) => <Holders holders={holders} />}
      </RecordGate>
    </Dialog>
  );
}

type Holder = Awaited<ReturnType<typeof roles.getAuthorisationHolders>>[number];

function Holders({ holders }: { readonly holders: readonly Holder[] }): ReactNode {
  const t = useTexts(rightTexts);
  if (holders.length === 0) return <p className="text-muted">{t('nobodyHas')}</p>;
  return (
    <ul className="divide-y divide-line">
      {holders.map(({ haulwayUserId, name, email, status, because }) => (
        <li key={haulwayUserId} className="py-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{name}</span>
            <AccountBadge status={status} />
          </p>
          <p className="text-sm text-muted">
            {email} · {t('throughRoles', { roles: because.join(', ') })}
          </p>
        </li>
      ))}
    </ul>
  );
}
