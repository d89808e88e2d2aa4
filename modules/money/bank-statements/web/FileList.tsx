import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { BankFileRow } from '../answers.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { bankFileStates } from '../status.ts';
import { bank, bankNoun } from './calls.ts';
import { FileBadge } from './words.ts';

const columns = columnsOf<BankFileRow, 'createdAt'>();

/** `/bankStatements/files`: what came in, and what was new, known or refused of it. */
export function FileList(): ReactNode {
  const t = useTexts(bankStatementTexts);
  return (
    <ListScreen
      id="bankFiles"
      title={t('files')}
      channel={bankNoun}
      load={bank.getBankFiles}
      columns={useColumns()}
      rowId={(row) => row.id}
      searchIn={t('fileName')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'file_', bankFileStates) }}
      emptyHint={t('emptyFiles')}
    />
  );
}

function useColumns() {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        columns({
          createdAt: {
            title: t('readAt'),
            sort: 'createdAt',
            card: 'meta',
            cell: (row) => formats.moment(row.createdAt),
            value: (row) => new Date(row.createdAt),
          },
          fileName: { title: t('fileName'), card: 'title', cell: (row) => row.fileName },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <FileBadge state={row.status} />,
            value: (row) => t(`file_${row.status}`),
          },
          lines: { title: t('lines'), align: 'right', cell: (row) => String(row.lines), value: (row) => row.lines },
          newLines: {
            title: t('newLines'),
            align: 'right',
            cell: (row) => String(row.newLines),
            value: (row) => row.newLines,
          },
          findings: {
            title: t('findings'),
            card: 'subtitle',
            cell: (row) => row.findings.map(({ text }) => text).join(' '),
          },
          origin: {
            title: t('origin'),
            hiddenByDefault: 'narrow',
            cell: (row) => (row.sender ? row.sender : t(`origin_${row.origin}`)),
          },
          readBy: { title: t('readBy'), hiddenByDefault: 'narrow', cell: (row) => row.readBy },
        }),
      ),
    [t, formats],
  );
}
