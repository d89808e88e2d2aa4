import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { linkBoardTexts } from '#modules/links/messages/board/index.ts';
import { progressWords } from '#modules/links/web/index.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { supplierLinksRead, useMay, useMayRenew } from '../calls.ts';
import { useReviewed } from '../review/review.ts';

/** The links that were sent to this supplier, to register and to renew, newest first. */
export function SupplierLinks(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const board = useTexts(linkBoardTexts);
  const formats = useFormats();
  const { carrierName } = useReviewed();
  const rights = { registration: useMay('getCarrierApplications'), renewal: useMayRenew('getGitLinks') };
  const { data } = useQuery(supplierLinksRead(carrierName, rights));
  if (!data) return <div className="skeleton h-40" />;
  return (
    <ol aria-label={t('linksPart')} className="card max-w-3xl divide-y divide-line">
      {data.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noLinks')}</li>}
      {data.map(({ kind, linkId, recipientName, email, progress, createdAt, expiresAt }) => (
        <li key={linkId} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{t(kind === 'renewal' ? 'linkRenewal' : 'linkRegistration')}</span>
            <span className="min-w-0 break-words text-muted">{[recipientName, email].filter(Boolean).join(' · ')}</span>
            <span className="ml-auto">
              <StatusBadge tone={progressWords[progress][1]}>{board(progressWords[progress][0])}</StatusBadge>
            </span>
          </div>
          <p className="mt-1 text-sm text-muted">
            {board('linkSentAt')} {formats.moment(createdAt)} · {board('expires')} {formats.moment(expiresAt)}
          </p>
        </li>
      ))}
    </ol>
  );
}
