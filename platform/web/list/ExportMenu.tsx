import { Download, FileSpreadsheet, FileText, Printer, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { Menu, MenuItem } from '../floating/Menu.tsx';
import { toast } from '../notices/notices.ts';
import { useTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { exportBound, exportRows, saveCsv, saveSheet } from './export.ts';
import type { List } from './use-list.ts';

interface ExportMenuProps<Row> {
  readonly list: List<Row>;
  /** The columns that are shown, in their order. */
  readonly columns: readonly Column<Row>[];
  readonly title: string;
  /** Puts all rows onto paper. */
  readonly onPrint: (rows: readonly Row[]) => void;
}

/** Everything that the present search and filters find, as CSV or for a spreadsheet. */
export function ExportMenu<Row>({ list, columns, title, onPrint }: ExportMenuProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(null);

  async function run(save: (title: string, columns: readonly Column<Row>[], rows: readonly Row[]) => Promise<void>) {
    const { signal } = (running.current = new AbortController());
    setDone(0);
    try {
      const { rows, isCut } = await exportRows(list.fetch, { signal, onProgress: setDone });
      await save(title, columns, rows);
      if (isCut) toast(t('exportCut', { count: exportBound }), { kind: 'warn' });
    } catch (error) {
      if (!signal.aborted) toast(failureText(error), { kind: 'danger' });
    } finally {
      setDone(undefined);
    }
  }

  if (done !== undefined) {
    return (
      <button type="button" className="btn btn-s tabular-nums" onClick={() => running.current?.abort()}>
        <X size={16} aria-hidden="true" />
        <span role="status">{t('exporting', { count: done })}</span>
        <span className="sr-only">{shared('cancel')}</span>
      </button>
    );
  }
  if (!list.page || list.page.total === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="btn btn-s max-md:aspect-square max-md:flex-none! max-md:px-0">
          <Download size={16} aria-hidden="true" />
          <span className="max-md:sr-only">{t('export')}</span>
        </button>
      }
    >
      <MenuItem icon={<FileText size={16} />} onSelect={() => void run(saveCsv)}>
        {t('exportCsv')}
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet size={16} />} onSelect={() => void run(saveSheet)}>
        {t('exportXlsx')}
      </MenuItem>
      <MenuItem icon={<Printer size={15} />} onSelect={() => void run(async (_, __, rows) => onPrint(rows))}>
        {t('print')}
      </MenuItem>
    </Menu>
  );
}
