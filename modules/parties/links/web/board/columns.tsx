import { type ReactNode, useMemo } from 'react';
import { languageNames, languageOf } from '#platform/language.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkBoardRow } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { LinkBoardOf } from './board.ts';
import { LinkActions } from './LinkActions.tsx';
import { progressWords } from './progress.ts';

type LinkColumn = Column<LinkBoardRow, 'createdAt' | 'expiresAt' | 'email' | 'status'>;

/** The record that a link edits or has made, as its noun shows it. */
export interface SubjectColumn {
  readonly title: string;
  readonly cell: (name: string) => ReactNode;
}

/** The columns of a board of links. */
export function useLinkColumns(of: LinkBoardOf, subject: SubjectColumn): readonly LinkColumn[] {
  const t = useTexts(linkBoardTexts);
  const formats = useFormats();
  const times = useTimeColumns();
  return useMemo<readonly LinkColumn[]>(() => {
    const wordOf = ({ progress }: LinkBoardRow) => t(progressWords[progress][0]);
    return [
      {
        id: 'recipient',
        title: t('recipient'),
        card: 'title',
        cell: (row) => row.recipientName || row.subjectName || row.email,
        value: (row) => row.recipientName,
      },
      {
        id: 'subjectName',
        title: subject.title,
        card: 'subtitle',
        cell: (row) => row.subjectName && subject.cell(row.subjectName),
        value: (row) => row.subjectName,
      },
      { id: 'email', title: t('recipientEmail'), sort: 'email', card: 'subtitle', cell: (row) => row.email },
      {
        id: 'mobileNumber',
        title: t('recipientMobile'),
        card: 'subtitle',
        hiddenByDefault: true,
        cell: (row) => row.mobileNumber,
      },
      {
        id: 'language',
        title: t('linkLanguage'),
        hiddenByDefault: true,
        cell: (row) => languageNames[languageOf(row.language) ?? 'en'],
      },
      {
        id: 'progress',
        title: t('linkProgress'),
        card: 'badge',
        cell: (row) => <StatusBadge tone={progressWords[row.progress][1]}>{wordOf(row)}</StatusBadge>,
        value: wordOf,
      },
      {
        id: 'percent',
        title: t('filledIn'),
        align: 'right',
        card: 'meta',
        cell: (row) => <Percent value={row.percent} text={formats.percent(row.percent)} />,
        value: (row) => row.percent,
      },
      ...times,
      {
        id: 'reminders',
        title: t('reminders'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => row.reminders || '',
        value: (row) => row.reminders,
      },
      { id: 'createdBy', title: t('linkCreatedBy'), hiddenByDefault: true, cell: (row) => row.createdBy },
      {
        id: 'actions',
        title: t('actions'),
        align: 'right',
        card: 'meta',
        cell: (row) => <LinkActions of={of} link={row} />,
        value: () => '',
      },
    ];
  }, [t, formats, times, of, subject]);
}

/** When the link was made, sent, opened, verified and answered, and when it ends. */
function useTimeColumns(): readonly LinkColumn[] {
  const t = useTexts(linkBoardTexts);
  const formats = useFormats();
  return useMemo<readonly LinkColumn[]>(() => {
    const moment = (id: 'openedAt' | 'verifiedAt' | 'submittedAt', title: string): LinkColumn => ({
      id,
      title,
      hiddenByDefault: true,
      cell: (row) => (row[id] ? <Ago at={row[id]} /> : ''),
      value: (row) => (row[id] ? new Date(row[id]) : null),
    });
    return [
      {
        id: 'createdAt',
        title: t('linkCreatedAt'),
        sort: 'createdAt',
        hiddenByDefault: true,
        cell: (row) => formats.moment(row.createdAt),
        value: (row) => new Date(row.createdAt),
      },
      {
        id: 'sentAt',
        title: t('linkSentAt'),
        hiddenByDefault: 'narrow',
        cell: (row) => (row.sentAt ? <Ago at={row.sentAt} /> : t('notYet')),
        value: (row) => (row.sentAt ? new Date(row.sentAt) : null),
      },
      moment('openedAt', t('linkOpened')),
      moment('verifiedAt', t('linkVerified')),
      moment('submittedAt', t('linkSubmitted')),
      {
        id: 'expiresAt',
        title: t('expires'),
        sort: 'expiresAt',
        cell: (row) => <span title={formats.moment(row.expiresAt)}>{formats.day(row.expiresAt)}</span>,
        value: (row) => new Date(row.expiresAt),
      },
    ];
  }, [t, formats]);
}

function Percent({ value, text }: { readonly value: number; readonly text: string }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-1.5 w-10 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${value}%` }} />
      </span>
      <span className="w-10 text-right pointer-coarse:w-12">{text}</span>
    </span>
  );
}
