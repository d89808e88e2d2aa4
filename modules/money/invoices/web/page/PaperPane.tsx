import { Download, Eye, FileCode } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { PdfDialog } from '#platform/web/dialogs/PdfDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { InvoicePaper } from '#modules/money/invoice-papers/web/index.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoices, useMay } from '../calls.ts';
import { useInvoiceName } from '../words.tsx';

interface PaperProps {
  readonly invoice: Invoice;
  readonly marked: number | undefined;
  readonly onMark: ((line: number | undefined) => void) | undefined;
}

/** The document as its customer has it, on its canvas, with its files. */
export function PaperPane(props: PaperProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const { hasFile } = props.invoice;
  return (
    <>
      <Files invoice={props.invoice} />
      <div
        role="group"
        aria-label={t('paper')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="flex min-h-0 flex-1 justify-center overflow-y-auto bg-sunken p-4"
      >
        <Sheets {...props} />
      </div>
      <p className="flex-none border-t border-line px-4 py-2 text-center text-sm text-muted">
        {hasFile ? t('sealed') : t('draftPaper')}
      </p>
    </>
  );
}

function Sheets({ invoice, marked, onMark }: PaperProps): ReactNode {
  return (
    <Suspense fallback={<div className="skeleton aspect-[1/1.414] w-full max-w-135" />}>
      <InvoicePaper
        paper={invoice.paper}
        logo={invoice.logoUrl || undefined}
        marked={marked}
        onLine={onMark && ((line) => onMark(line === marked ? undefined : line))}
      />
    </Suspense>
  );
}

/** What is handed out of a posted document. */
function Files({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const failureText = useFailureText();
  const nameOf = useInvoiceName();
  const mayRead = useMay('getInvoicePaper');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function save(format: 'pdf' | 'xml'): Promise<void> {
    setBusy(true);
    try {
      const { base64, contentType, fileName } = await invoices.getInvoicePaper({ id: invoice.id, format });
      saveFile(
        new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: contentType }),
        fileName,
      );
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex min-h-10 flex-none flex-wrap items-center gap-1 border-b border-line px-4 py-1">
      <span className="mr-auto font-medium">{t('paper')}</span>
      {mayRead && (
        <>
          <button type="button" className="btn btn-g px-2" onClick={() => setOpen(true)}>
            <Eye size={16} aria-hidden="true" />
            {t('openPdf')}
          </button>
          <button
            type="button"
            className="btn btn-g px-2"
            disabled={isBusy}
            aria-label={t('download')}
            title={t('download')}
            onClick={() => void save('pdf')}
          >
            <Download size={16} aria-hidden="true" />
          </button>
          {invoice.hasFile && (
            <button
              type="button"
              className="btn btn-g px-2"
              disabled={isBusy}
              aria-label={t('downloadXml')}
              title={t('downloadXml')}
              onClick={() => void save('xml')}
            >
              <FileCode size={16} aria-hidden="true" />
            </button>
          )}
        </>
      )}
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

/** On a phone the document is behind a button. */
export function PaperButton(props: PaperProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const nameOf = useInvoiceName();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-s w-full" onClick={() => setOpen(true)}>
        <Eye size={16} aria-hidden="true" />
        {t('showPaper')}
      </button>
      {isOpen && (
        <Dialog open title={nameOf(props.invoice)} width={620} onClose={() => setOpen(false)}>
          <Files invoice={props.invoice} />
          <div className="-mx-2 bg-sunken p-2">
            <Sheets {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}
