import { Download, Eye, FileCode, Keyboard, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PdfDialog } from '#platform/web/dialogs/PdfDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { ShortcutHelp } from '#platform/web/list/ShortcutHelp.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { printPdf } from '#platform/web/print-file.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoices, useMay } from '../calls.ts';
import { useInvoiceName } from '../words.tsx';
import type { Zoom } from './use-zoom.ts';

interface PaperBarProps {
  readonly invoice: Invoice;
  /** Missing where the paper is as wide as the screen. */
  readonly zoom?: Zoom;
}

/** What is done with the paper: looked at closely, opened, printed, and handed out as a file. */
export function PaperBar({ invoice, zoom }: PaperBarProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const nameOf = useInvoiceName();
  const mayRead = useMay('getInvoicePaper');
  const [isOpen, setOpen] = useState(false);
  const { isBusy, save, print } = useFiles(invoice);
  useShortcut({ key: 'p', control: true }, mayRead && zoom ? print : undefined);
  return (
    <div className="flex min-h-10 flex-none flex-wrap items-center gap-0.5 border-b border-line px-4 py-1">
      <span className="mr-auto font-medium">{t('paper')}</span>
      {zoom && <ZoomKeys zoom={zoom} />}
      {mayRead && (
        <>
          <button type="button" className="btn btn-g px-2" onClick={() => setOpen(true)}>
            <Eye size={16} aria-hidden="true" />
            {t('openPdf')}
          </button>
          <IconButton label={t('download')} isBusy={isBusy} onPress={() => save('pdf')}>
            <Download size={16} aria-hidden="true" />
          </IconButton>
          {invoice.hasFile && (
            <IconButton label={t('downloadXml')} isBusy={isBusy} onPress={() => save('xml')}>
              <FileCode size={16} aria-hidden="true" />
            </IconButton>
          )}
          {zoom && (
            <IconButton label={t('print')} shortcut="Control+P" isBusy={isBusy} onPress={print}>
              <Printer size={16} aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
      {zoom && <Keys />}
      {isOpen && (
        <PdfDialog
          title={nameOf(invoice)}
          load={async () => (await invoices.getInvoicePaper({ id: invoice.id })).base64}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The files of a document: saved, or printed as they are. */
function useFiles({ id }: Invoice) {
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  async function fetched(format: 'pdf' | 'xml', use: (content: Blob, fileName: string) => unknown): Promise<void> {
    setBusy(true);
    try {
      const { base64, contentType, fileName } = await invoices.getInvoicePaper({ id, format });
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      await use(new Blob([bytes], { type: contentType }), fileName);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    save: (format: 'pdf' | 'xml') => void fetched(format, saveFile),
    print: () => void fetched('pdf', printPdf),
  };
}

function ZoomKeys({ zoom }: { readonly zoom: Zoom }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  return (
    <span role="group" aria-label={t('zoom')} className="flex items-center">
      <IconButton label={t('zoomOut')} shortcut="-" isBusy={!zoom.smaller} onPress={() => zoom.smaller?.()}>
        <ZoomOut size={16} aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        className="btn btn-g px-1.5 tabular-nums"
        aria-keyshortcuts="0"
        title={t('zoomFit')}
        onClick={() => zoom.fit?.()}
      >
        {zoom.level === 1 ? t('fit') : t('zoomPercent', { percent: zoom.level * 100 })}
      </button>
      <IconButton label={t('zoomIn')} shortcut="+" isBusy={!zoom.larger} onPress={() => zoom.larger?.()}>
        <ZoomIn size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The keys of the page, by `?` too. */
function Keys(): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const [isOpen, setOpen] = useState(false);
  useShortcut({ key: '?' }, () => setOpen(true));
  const own = [
    ['J K', t('keySteps')],
    ['C', t('keyCredit')],
    ['P', t('keyReceipt')],
    ['+ − 0', t('keyZoom')],
    ['Ctrl P', t('print')],
  ] as const;
  return (
    <>
      <span className="pointer-coarse:hidden">
        <IconButton label={t('keys')} shortcut="?" isBusy={false} onPress={() => setOpen(true)}>
          <Keyboard size={16} aria-hidden="true" />
        </IconButton>
      </span>
      <ShortcutHelp open={isOpen} own={own} onClose={() => setOpen(false)} />
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly shortcut?: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function IconButton({ label, shortcut, isBusy, onPress, children }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g px-2"
      disabled={isBusy}
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
