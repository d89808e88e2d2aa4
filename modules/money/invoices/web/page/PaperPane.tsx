import { Eye } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { InvoicePaper } from '#modules/money/invoice-papers/web/index.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import type { Invoice } from '../calls.ts';
import { useInvoiceName } from '../words.tsx';
import { PaperBar } from './PaperBar.tsx';
import { useZoom } from './use-zoom.ts';

interface PaperProps {
  readonly invoice: Invoice;
  readonly marked: number | undefined;
  readonly onMark: ((line: number | undefined) => void) | undefined;
}

/** The document as its customer has it, on its canvas, with its files. */
export function PaperPane(props: PaperProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const { hasFile } = props.invoice;
  const zoom = useZoom();
  return (
    <>
      <PaperBar invoice={props.invoice} zoom={zoom} />
      <div
        role="group"
        aria-label={t('paper')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="flex min-h-0 flex-1 items-start justify-[safe_center] overflow-auto bg-sunken p-4"
      >
        <Sheets {...props} zoom={zoom.level} />
      </div>
      <p className="flex-none border-t border-line px-4 py-2 text-center text-sm text-muted">
        {hasFile ? t('sealed') : t('draftPaper')}
      </p>
    </>
  );
}

function Sheets({ invoice, marked, onMark, zoom = 1 }: PaperProps & { readonly zoom?: number }): ReactNode {
  return (
    <Suspense fallback={<div className="skeleton aspect-[1/1.414] w-full max-w-135" />}>
      <InvoicePaper
        paper={invoice.paper}
        logo={invoice.logoUrl || undefined}
        marked={marked}
        zoom={zoom}
        onLine={onMark && ((line) => onMark(line === marked ? undefined : line))}
      />
    </Suspense>
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
          <PaperBar invoice={props.invoice} />
          <div className="-mx-2 bg-sunken p-2">
            <Sheets {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}
