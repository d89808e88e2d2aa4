import { Link } from '@tanstack/react-router';
import { FileUp, Files } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankStatementRow } from '../answers.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { bank, bankNoun, useMay } from './calls.ts';
import { filesPath, statementPath } from './paths.ts';
import { UploadDialog } from './UploadDialog.tsx';

const columns = columnsOf<BankStatementRow, 'toDay'>();

/** `/bankStatements`: statements as banks gave them, and the way to read one in. */
export function StatementList(): ReactNode {
  const t = useTexts(bankStatementTexts);
  const mayRead = useMay('postBankStatement');
  const maySee = useMay('getBankFiles');
  return (
    <ListScreen
      id={bankNoun}
      title={t('statements')}
      channel={bankNoun}
      load={bank.getBankStatements}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => statementPath(row.id)}
      searchIn={t('searchIn')}
      emptyHint={t('empty')}
      actions={
        <>
          {maySee && (
            <Link className="btn btn-s" {...linkTo(filesPath)}>
              <Files size={15} aria-hidden="true" />
              {t('files')}
            </Link>
          )}
          {mayRead && (
            <DialogButton icon={FileUp} title={t('upload')} className="btn btn-p" hash="upload">
              {(close) => <UploadDialog onClose={close} />}
            </DialogButton>
          )}
        </>
      }
    />
  );
}

function useColumns() {
  const [what, figures] = [useWhatColumns(), useFigureColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(figures)], [what, figures]);
}

function useWhatColumns() {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      columns({
        accountName: {
          title: t('account'),
          card: 'title',
          cell: (row) => `${row.accountName} ••${row.numberEnd}`,
        },
        fromDay: {
          title: t('from'),
          card: 'meta',
          cell: (row) => formats.date(row.fromDay),
          value: (row) => row.fromDay,
        },
        toDay: {
          title: t('to'),
          sort: 'toDay',
          card: 'meta',
          cell: (row) => formats.date(row.toDay),
          value: (row) => row.toDay,
        },
        number: { title: t('number'), hiddenByDefault: 'narrow', cell: (row) => row.number },
        fileName: { title: t('fileName'), hiddenByDefault: true, cell: (row) => row.fileName },
        readAt: {
          title: t('readAt'),
          hiddenByDefault: 'narrow',
          cell: (row) => formats.moment(row.readAt),
          value: (row) => new Date(row.readAt),
        },
        readBy: { title: t('readBy'), hiddenByDefault: 'narrow', cell: (row) => row.readBy },
        follows: {
          title: t('follows'),
          cell: (row) =>
            row.follows === false ? <span className="text-warn">{t('gap')}</span> : row.follows ? t('followsOn') : '',
          value: (row) => (row.follows === null ? '' : t(row.follows ? 'followsOn' : 'gap')),
        },
      }),
    [t, formats],
  );
}

function useFigureColumns() {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  return useMemo(() => {
    const money = (amount: number | null, currency: string) => (amount === null ? '' : formats.money(amount, currency));
    return columns({
      opening: {
        title: t('opening'),
        align: 'right',
        hiddenByDefault: 'narrow',
        cell: (row) => money(row.opening, row.currency),
        value: (row) => row.opening,
      },
      closing: {
        title: t('closing'),
        align: 'right',
        card: 'subtitle',
        cell: (row) => money(row.closing, row.currency),
        value: (row) => row.closing,
      },
      lines: { title: t('lines'), align: 'right', cell: (row) => String(row.lines), value: (row) => row.lines },
      newLines: {
        title: t('newLines'),
        align: 'right',
        hiddenByDefault: true,
        cell: (row) => String(row.newLines),
        value: (row) => row.newLines,
      },
      openLines: {
        title: t('undecided'),
        align: 'right',
        card: 'badge',
        cell: (row) => (row.openLines > 0 ? String(row.openLines) : ''),
        value: (row) => row.openLines,
      },
    });
  }, [t, formats]);
}
