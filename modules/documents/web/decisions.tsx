import type { ReactNode } from 'react';
import { z } from 'zod';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { type CallOptions, RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypes } from '#modules/companies/document-types.ts';
import { documentTypeTexts } from '#modules/companies/messages/document-types/index.ts';
import { documentService, type DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import { filedTypes, kindOf } from '../types.ts';
import { documents, documentsNoun } from './calls.ts';
import { FactFields, facts, factsOf, statedDate } from './FactFields.tsx';

interface DecisionProps {
  readonly document: DocumentRow;
  readonly onClose: () => void;
}

const dates = z.strictObject({ issueDate: statedDate, expiryDate: statedDate });
const rejection = documentService.operations.rejectDocument.input.pick({ reason: true });
const details = z.strictObject({ type: z.enum(documentTypes), ...facts });
const Detail = fieldsFor<typeof details>();

/** What every change of one document has in common: its version, what is said afterwards, what is read again. */
function useChange({ document, onClose }: DecisionProps) {
  const t = useTexts(documentDeskTexts);
  const { documentId, lockId } = document;
  return {
    async run(done: string, call: (options: CallOptions) => Promise<unknown>, idempotencyKey: string): Promise<void> {
      await call({ lockId, idempotencyKey });
      markRow(documentsNoun, documentId);
      void queries.invalidateQueries({ queryKey: [documentsNoun] });
      snackbar(done, { kind: 'ok' });
      onClose();
    },
    /** What was decided on is no longer what there is: it is shown first, then decided again. */
    changedMeanwhile(error: unknown): boolean {
      if (!(error instanceof RpcFailure) || error.code !== 'changedByOther') return false;
      void queries.invalidateQueries({ queryKey: [documentsNoun] });
      toast(t('changedMeanwhile', { by: String(error.details['by'] ?? '') }), { kind: 'warn' });
      onClose();
      return true;
    },
  };
}

export function ApproveDialog({ document, onClose }: DecisionProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const change = useChange({ document, onClose });
  const { documentId } = document;
  return (
    <FormDialog
      title={t('approveTitle', { name: types(document.type) })}
      text={t('approveText')}
      schema={dates}
      initial={{ issueDate: document.issueDate ?? '', expiryDate: document.expiryDate ?? '' }}
      confirm={t('approve')}
      failures={[documentFailureTexts]}
      submit={({ issueDate, expiryDate }, key) =>
        change.run(
          t('approvedDone'),
          (options) =>
            documents.approveDocument(
              { documentId, ...(issueDate && { issueDate }), ...(expiryDate && { expiryDate }) },
              options,
            ),
          key,
        )
      }
      onFailure={change.changedMeanwhile}
      onClose={onClose}
    >
      <DayField name="issueDate" label={t('issueDate')} />
      <DayField name="expiryDate" label={t('expiryDate')} required={kindOf(document.type).ends === true} />
    </FormDialog>
  );
}

export function RejectDialog({ document, onClose }: DecisionProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const change = useChange({ document, onClose });
  const { documentId } = document;
  return (
    <FormDialog
      title={t('rejectTitle', { name: types(document.type) })}
      text={t('rejectText')}
      schema={rejection}
      initial={{ reason: '' }}
      confirm={t('reject')}
      danger
      failures={[documentFailureTexts]}
      submit={({ reason }, key) =>
        change.run(t('rejectedDone'), (options) => documents.rejectDocument({ documentId, reason }, options), key)
      }
      onFailure={change.changedMeanwhile}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} required rows={4} maxLength={500} className="sm:col-span-2" />
    </FormDialog>
  );
}

export function EditDialog({ document, onClose }: DecisionProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const change = useChange({ document, onClose });
  const { documentId, isOwned, number, issuer, subjectType } = document;
  return (
    <FormDialog
      title={t('edit')}
      {...(isOwned && { text: t('ownedHint') })}
      width={560}
      schema={details}
      initial={{
        type: document.type,
        issueDate: document.issueDate ?? '',
        expiryDate: document.expiryDate ?? '',
        number,
        issuer,
        tags: document.tags.join(', '),
      }}
      confirm={t('edit')}
      failures={[documentFailureTexts]}
      submit={({ type, ...typed }, key) =>
        change.run(
          t('editDone'),
          (options) => documents.putDocument({ documentId, type, ...factsOf(typed) }, options),
          key,
        )
      }
      onFailure={change.changedMeanwhile}
      onClose={onClose}
    >
      {!isOwned && (
        <Detail.Select
          name="type"
          label={t('type')}
          required
          options={filedTypes(subjectType).map((value) => ({ value, label: types(value) }))}
          className="sm:col-span-2"
        />
      )}
      <FactFields isOwned={isOwned} />
    </FormDialog>
  );
}
