import { FileSpreadsheet } from 'lucide-react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import type { BulkAction } from './BulkBar.tsx';
import type { Column } from './columns.ts';
import { saveSheet } from './export.ts';

/** What every list can do with the rows that are selected: a spreadsheet of them, with the columns that are shown. */
export function useSelectionExport<Row>(title: string, columns: readonly Column<Row>[]): BulkAction<Row> {
  const t = useTexts(deskTexts);
  return {
    id: 'export',
    title: t('exportSelected'),
    icon: <FileSpreadsheet size={15} aria-hidden="true" />,
    runAll: (rows) => saveSheet(title, columns, rows),
  };
}
