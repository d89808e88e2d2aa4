import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { linkBoardTexts } from '#modules/links/messages/board/index.ts';
import { progressWords } from '#modules/links/web/index.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { customerLinksRead } from '../calls.ts';
import { useReviewed } from '../review/reviewed.ts';

/** The links that were sent to this customer, newest first. */
export function CustomerLinks(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const board = useTexts(linkBoardTexts);
  const formats = useFormats();
  const { registeredName } = useReviewed();
  const { data } = useQuery(customerLinksRead(registeredName));
  if (!data) return <div className="skeleton h-40" />;
  return (
    <ol aria-label={t('linksPart')} className="card max-w-4xl divide-y divide-line">
      {data.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noLinks')}</li>}
      {data.map(({ linkId, recipientName, email, progress, createdAt, expiresAt }) => (
        <li key={linkId} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-medium break-words">
              {[recipientName, email].filter(Boolean).join(' · ')}
            </span>
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
