import { Check, Eye, Pencil, RefreshCw, Send, UserRoundX, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import { document as machine, isOpen } from '../status.ts';
import { comesWithRecord } from '../types.ts';
import { documents, documentsNoun, useMay } from './calls.ts';
import { ApproveDialog, EditDialog, RejectDialog } from './decisions.tsx';
import { UploadDialog } from './UploadDialog.tsx';

type Opened = 'approve' | 'reject' | 'edit' | 'replace';

/** What can be done with a document in its state, by who may do it. */
export function DocumentActions({ document }: { readonly document: DocumentRow }): ReactNode {
  const t = useTexts(documentDeskTexts);
  const [opened, setOpened] = useState<Opened>();
  const { busy, step } = useStep(document);
  const may = {
    approve: useMay('approveDocument'),
    reject: useMay('rejectDocument'),
    review: useMay('reviewDocument'),
    submit: useMay('submitDocument'),
    edit: useMay('putDocument'),
    upload: useMay('postDocument'),
  };
  const { status, current, decisionBarrier, documentId, isOwned, type, subjectType } = document;
  if (!current) return null;
  const barred = decisionBarrier !== null;

  const close = () => setOpened(undefined);
  const mayDecide = isOpen(status) && (may.approve || may.reject);
  return (
    <>
      <div
        data-foot
        className="ml-auto flex flex-wrap items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 max-md:*:flex-[1_1_40%] max-md:*:px-2"
      >
        {may.edit && (
          <button type="button" className="btn btn-g" onClick={() => setOpened('edit')}>
            <Pencil size={15} aria-hidden="true" />
            {t('edit')}
          </button>
        )}
        {may.upload && !comesWithRecord(subjectType, type) && (
          <button type="button" className="btn btn-s" onClick={() => setOpened('replace')}>
            <RefreshCw size={15} aria-hidden="true" />
            {t('replace')}
          </button>
        )}
        {may.submit && nextState(machine, status, 'submit') && (
          <button type="button" className="btn btn-p" disabled={busy} onClick={() => void step('submit')}>
            <Send size={15} aria-hidden="true" />
            {t('submit')}
          </button>
        )}
        {may.review && !isOwned && nextState(machine, status, 'review') && (
          <button type="button" className="btn btn-s" disabled={busy} onClick={() => void step('review')}>
            <Eye size={15} aria-hidden="true" />
            {t('review')}
          </button>
        )}
        {may.reject && (isOpen(status) || status === 'approved') && !barred && (
          <button type="button" className="btn btn-s text-danger" onClick={() => setOpened('reject')}>
            <X size={15} aria-hidden="true" />
            {t('reject')}
          </button>
        )}
        {may.approve && isOpen(status) && !barred && (
          <button type="button" className="btn btn-p" onClick={() => setOpened('approve')}>
            <Check size={15} aria-hidden="true" />
            {t('approve')}
          </button>
        )}
      </div>
      {mayDecide && decisionBarrier !== null && <Barrier code={decisionBarrier} />}
      {opened === 'approve' && <ApproveDialog document={document} onClose={close} />}
      {opened === 'reject' && <RejectDialog document={document} onClose={close} />}
      {opened === 'edit' && <EditDialog document={document} onClose={close} />}
      {opened === 'replace' && <UploadDialog known={{ ...document, replaces: documentId }} onClose={close} />}
    </>
  );
}

/** Takes a document to or out of its review, where that needs no dialog. */
function useStep({ documentId, lockId }: DocumentRow) {
  const t = useTexts(documentDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);

  async function step(kind: 'review' | 'submit'): Promise<void> {
    setBusy(true);
    const options = { lockId, idempotencyKey: keyFor([kind, documentId, lockId]) };
    try {
      await (kind === 'review'
        ? documents.reviewDocument({ documentId }, options)
        : documents.submitDocument({ documentId }, options));
      snackbar(t(kind === 'review' ? 'reviewDone' : 'submitDone'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      void queries.invalidateQueries({ queryKey: [documentsNoun] });
      setBusy(false);
    }
  }
  return { busy, step };
}

/** Why the person may not decide, where they otherwise could. */
function Barrier({ code }: { readonly code: string }): ReactNode {
  const words = useCodeTexts([documentFailureTexts as never]);
  return (
    <p className="flex w-full items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <UserRoundX size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {words(code)}
    </p>
  );
}
