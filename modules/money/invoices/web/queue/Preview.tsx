import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { InvoicePaper } from '#modules/money/invoice-papers/web/index.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import { type Preview as PreviewAnswer, previewRead, type QueueLine } from '../calls.ts';
import { useFindingWord } from '../words.tsx';

interface PreviewProps {
  /** The chosen loads of each document. */
  readonly documents: readonly (readonly QueueLine[])[];
}

/** Each chosen document as its customer will see it, with what keeps it from being posted. */
export function Preview({ documents }: PreviewProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const failureText = useFailureText();
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, Math.max(0, documents.length - 1));
  // Ticking several in a row is one question.
  const rested = useRested(documents[place], 300);
  const { data, error } = useQuery(previewRead((rested ?? []).map(({ id }) => id)));
  if (documents.length === 0) return <p className="p-4 text-muted">{t('previewEmpty')}</p>;
  return (
    <div className="p-3.5">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 className="font-medium tabular-nums" aria-live="polite">
          {t('previewOf', { place: place + 1, count: documents.length })}
        </h2>
        {documents.length > 1 && (
          <span className="flex">
            <Step label={t('previousDraft')} onPress={place > 0 ? () => setWanted(place - 1) : undefined}>
              <ChevronLeft size={16} aria-hidden="true" />
            </Step>
            <Step
              label={t('nextDraft')}
              onPress={place < documents.length - 1 ? () => setWanted(place + 1) : undefined}
            >
              <ChevronRight size={16} aria-hidden="true" />
            </Step>
          </span>
        )}
      </div>
      {error ? (
        <p role="alert" className="err mt-2">
          {failureText(error)}
        </p>
      ) : data ? (
        <Document document={data} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('preview')} className="skeleton mt-2 aspect-[1/1.414]" />
      )}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}

function Step({ label, onPress, children }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g px-2"
      aria-label={label}
      title={label}
      disabled={!onPress}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Document({ document }: { readonly document: PreviewAnswer }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const formats = useFormats();
  const word = useFindingWord();
  return (
    <>
      <div className="mt-2">
        <Suspense fallback={<div className="skeleton aspect-[1/1.414]" />}>
          {document.paper && <InvoicePaper paper={document.paper} />}
        </Suspense>
      </div>
      <p className="mt-3 font-semibold tabular-nums">
        {t('totalOf', { amount: formats.money(document.gross, document.currency) })}
      </p>
      {document.findings.length === 0 ? (
        <p className="mt-1.5 flex items-start gap-2 text-ok">
          <CircleCheck size={17} aria-hidden="true" className="mt-0.5 flex-none" />
          {t('complete')}
        </p>
      ) : (
        <ul aria-label={t('findings')} className="mt-1.5 grid gap-1.5">
          {document.findings.map((finding) => (
            <li key={finding.code} className="flex items-start gap-2 text-warn">
              <TriangleAlert size={17} aria-hidden="true" className="mt-0.5 flex-none" />
              {word(finding)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PreviewDialogProps extends PreviewProps {
  readonly onClose: () => void;
}

/** The same over the page, where there is no room beside the list. */
export function PreviewDialog({ documents, onClose }: PreviewDialogProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  return (
    <Dialog open title={t('preview')} width={620} onClose={onClose}>
      <div className="-mx-3 bg-sunken">
        <Preview documents={documents} />
      </div>
    </Dialog>
  );
}
