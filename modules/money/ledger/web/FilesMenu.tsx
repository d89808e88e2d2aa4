import { Download, FileSpreadsheet, FileText, FileType, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import type { Column } from '#platform/web/list/columns.ts';
import { exportBound, saveCsv, saveSheet } from '#platform/web/list/export.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '../messages/desk/index.ts';

interface FilesMenuProps<Row> {
  /** Of the file. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  /** Everything that the screen is about, also what it does not show yet. */
  readonly rows: () => Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }>;
  /** Saves it as a PDF, where the server makes one. */
  readonly pdf?: (() => Promise<void>) | undefined;
}

/** What is on the screen as a file or on paper. */
export function FilesMenu<Row>({ title, columns, rows, pdf }: FilesMenuProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const words = useTexts(ledgerTexts);
  const save = (write: typeof saveCsv<Row>) =>
    busy(async () => {
      const found = await rows();
      await write(title, columns, found.rows);
      if (found.isCut) toast(t('exportCut', { count: exportBound }), { kind: 'warn' });
    });
  async function busy(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="btn btn-s max-md:aspect-square max-md:px-0"
            disabled={isBusy}
            aria-busy={isBusy}
          >
            <Download size={16} aria-hidden="true" />
            <span className="max-md:sr-only">{t('export')}</span>
          </button>
        }
      >
        <MenuItem icon={<FileText size={16} />} onSelect={() => void save(saveCsv)}>
          {t('exportCsv')}
        </MenuItem>
        <MenuItem icon={<FileSpreadsheet size={16} />} onSelect={() => void save(saveSheet)}>
          {t('exportXlsx')}
        </MenuItem>
        {pdf && (
          <MenuItem icon={<FileType size={16} />} onSelect={() => void busy(pdf)}>
            {words('asPdf')}
          </MenuItem>
        )}
      </Menu>
      <button type="button" className="btn btn-s max-md:aspect-square max-md:px-0" onClick={() => print()}>
        <Printer size={16} aria-hidden="true" />
        <span className="max-md:sr-only">{t('print')}</span>
      </button>
    </>
  );
}
