import { useMemo } from 'react';
import { daysBetween } from '#platform/dates.ts';
import { Ago } from '#platform/web/Ago.tsx';
import { fileSize } from '#platform/web/fields/file-size.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentRow, documentSortColumns } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { DocumentBadge } from './words.tsx';

type DocumentColumn = Column<DocumentRow, (typeof documentSortColumns)[number]>;

/** The columns of the list, in the order of what one looks for first. */
export function useDocumentColumns(): readonly DocumentColumn[] {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const formats = useFormats();
  const rare = useRareColumns();
  return useMemo<readonly DocumentColumn[]>(
    () => [
      {
        id: 'type',
        title: t('document'),
        sort: 'type',
        card: 'title',
        cell: (row) => types(row.type),
        value: (row) => types(row.type),
      },
      {
        id: 'subjectName',
        title: t('about'),
        sort: 'subjectName',
        card: 'subtitle',
        cell: (row) => (
          <span className="block max-w-72 truncate" title={types(`subject_${row.subjectType}`)}>
            {row.subjectName}
          </span>
        ),
        value: (row) => row.subjectName,
      },
      {
        id: 'status',
        title: t('status'),
        sort: 'status',
        card: 'badge',
        cell: (row) => <DocumentBadge status={row.shownStatus} />,
        value: (row) => t(`status_${row.shownStatus}`),
      },
      {
        id: 'expiryDate',
        title: t('ends'),
        sort: 'expiryDate',
        card: 'meta',
        cell: (row) => (
          <span title={daysLeft(row) > 0 ? t('daysLeft', { count: daysLeft(row) }) : undefined}>
            {formats.date(row.expiryDate)}
          </span>
        ),
        value: (row) => row.expiryDate ?? '',
      },
      {
        id: 'version',
        title: t('version'),
        hiddenByDefault: 'narrow',
        align: 'right',
        cell: (row) => row.version,
        value: (row) => row.version,
      },
      {
        id: 'uploadedAt',
        title: t('uploaded'),
        sort: 'uploadedAt',
        card: 'meta',
        cell: (row) => <Ago at={row.uploadedAt} />,
        value: (row) => new Date(row.uploadedAt),
      },
      ...rare,
    ],
    [t, types, formats, rare],
  );
}

/** Columns that are chosen by those who look for something in particular. */
function useRareColumns(): readonly DocumentColumn[] {
  const t = useTexts(documentDeskTexts);
  const language = useLanguage();
  return useMemo<readonly DocumentColumn[]>(
    () => [
      {
        id: 'uploadedBy',
        title: t('uploadedBy'),
        hiddenByDefault: true,
        cell: (row) => <span className="block max-w-48 truncate">{row.uploadedBy}</span>,
        value: (row) => row.uploadedBy,
      },
      {
        id: 'uploadedVia',
        title: t('source'),
        hiddenByDefault: true,
        cell: (row) => t(`source_${row.uploadedVia}`),
      },
      {
        id: 'size',
        title: t('size'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => fileSize(row.size, language),
        value: (row) => row.size,
      },
      {
        id: 'checks',
        title: t('checks'),
        hiddenByDefault: true,
        cell: (row) => t(row.checks.scan === 'clean' ? 'scanClean' : 'scanNone'),
      },
      {
        id: 'sensitivity',
        title: t('sensitivity'),
        hiddenByDefault: true,
        cell: (row) => t(`sensitivity_${row.sensitivity}`),
      },
      { id: 'number', title: t('number'), hiddenByDefault: true, cell: (row) => row.number },
      { id: 'issuer', title: t('issuer'), hiddenByDefault: true, cell: (row) => row.issuer },
      { id: 'fileName', title: t('file'), hiddenByDefault: true, cell: (row) => row.fileName },
      { id: 'tags', title: t('tags'), hiddenByDefault: true, cell: (row) => row.tags.join(', ') },
    ],
    [t, language],
  );
}

function daysLeft({ expiryDate, current }: DocumentRow): number {
  return expiryDate !== null && current ? daysBetween(today(), expiryDate) : 0;
}
