import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkBoardRow } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { progressWords } from './progress.ts';

interface LinksPartProps {
  /** Of one party; undefined while they are read. */
  readonly links: readonly LinkBoardRow[] | undefined;
  readonly title: string;
  readonly emptyText: string;
  /** What a link is for, where a party gets links of several kinds. */
  readonly kindOf?: (link: LinkBoardRow) => string;
}

/** The links that were sent to one party, newest first. */
export function LinksPart({ links, title, emptyText, kindOf }: LinksPartProps): ReactNode {
  const board = useTexts(linkBoardTexts);
  const formats = useFormats();
  if (!links) return <div className="skeleton h-40" />;
  const newestFirst = links.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <ol aria-label={title} className="card max-w-4xl divide-y divide-line">
      {links.length === 0 && <li className="px-4 py-8 text-center text-muted">{emptyText}</li>}
      {newestFirst.map((link) => (
        <li key={link.linkId} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {kindOf && <span className="font-medium">{kindOf(link)}</span>}
            <span className={kindOf ? 'min-w-0 break-words text-muted' : 'min-w-0 font-medium break-words'}>
              {[link.recipientName, link.email].filter(Boolean).join(' · ')}
            </span>
            <span className="ml-auto">
              <StatusBadge tone={progressWords[link.progress][1]}>{board(progressWords[link.progress][0])}</StatusBadge>
            </span>
          </div>
          <p className="mt-1 text-sm text-muted">
            {board('linkSentAt')} {formats.moment(link.createdAt)} · {board('expires')} {formats.moment(link.expiresAt)}
          </p>
        </li>
      ))}
    </ol>
  );
}
