import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/access/messages/rights/index.ts';
import { operationOf } from '#modules/access/rights.ts';
import { holdersRead } from '../calls.ts';
import { AccountBadge } from '../users/AccountBadge.tsx';

/** Who has a right, and through which roles. */
export function HoldersDialog({ right, onClose }: { readonly right: string; readonly onClose: () => void }): ReactNode {
  const t = useTexts(rightTexts);
  const shared = useTexts(publicTexts);
  const { data } = useQuery(holdersRead(right));
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
      {!data && <div className="skeleton h-32" />}
      {data?.length === 0 && <p className="text-muted">{t('nobodyHas')}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ haulwayUserId, name, email, status, because }) => (
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
    </Dialog>
  );
}
