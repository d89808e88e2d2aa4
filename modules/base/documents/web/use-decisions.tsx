import { Check, Eye, Pencil, RefreshCw, Send, X } from 'lucide-react';
import { z } from 'zod';
import { namedFor } from '#platform/web/fields/named.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { documentTypes } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { documentService, type DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import { document as machine, isOpen } from '../status.ts';
import { comesWithRecord, filedTypes, kindOf } from '../types.ts';
import { documents, useMay } from './calls.ts';
import { FactFields, facts, factsOf, statedDate } from './FactFields.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const Dates = namedFor<typeof dates>()({ Date: DayField });

const dates = z.strictObject({ issueDate: statedDate, expiryDate: statedDate });
const rejection = documentService.operations.rejectDocument.input.pick({ reason: true });
const details = z.strictObject({ type: z.enum(documentTypes), ...facts });
const Detail = fieldsFor<typeof details>();

/** What the person may do with a document now. A version that another one followed is only looked at. */
export function useDocumentDecisions(document: DocumentRow): readonly Decision[] {
  const [upkeep, steps, decisions] = [useUpkeep(document), useSteps(document), useDecisions(document)];
  if (!document.current) return [];
  return [...possible(upkeep), ...offered(machine, document.status, steps), ...possible(decisions)];
}

/** What is known of it, and its next version. */
function useUpkeep(document: DocumentRow): readonly Decision[] {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const { documentId, isOwned, number, issuer, subjectType, type } = document;
  return [
    {
      event: 'edit',
      may: useMay('putDocument'),
      icon: Pencil,
      title: t('edit'),
      does: asks({
        title: t('edit'),
        text: isOwned ? t('ownedHint') : undefined,
        width: 560,
        schema: details,
        initial: {
          type,
          issueDate: document.issueDate ?? '',
          expiryDate: document.expiryDate ?? '',
          number,
          issuer,
          tags: document.tags.join(', '),
        },
        done: t('editDone'),
        decide: ({ type: chosen, ...typed }, options) =>
          documents.putDocument({ documentId, type: chosen, ...factsOf(typed) }, options),
        fields: (
          <>
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
          </>
        ),
      }),
    },
    {
      event: 'replace',
      may: useMay('postDocument'),
      isPossible: !comesWithRecord(subjectType, type),
      icon: RefreshCw,
      title: t('replace'),
      does: {
        dialog: ({ onClose }) => <UploadDialog known={{ ...document, replaces: documentId }} onClose={onClose} />,
      },
    },
  ];
}

/** To and out of the review, which asks nothing. */
function useSteps({ documentId, isOwned }: DocumentRow): readonly Decision<'submit' | 'review'>[] {
  const t = useTexts(documentDeskTexts);
  return [
    {
      event: 'submit',
      may: useMay('submitDocument'),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      does: { run: (options) => documents.submitDocument({ documentId }, options), done: t('submitDone') },
    },
    {
      event: 'review',
      may: useMay('reviewDocument'),
      isPossible: !isOwned,
      icon: Eye,
      title: t('review'),
      does: { run: (options) => documents.reviewDocument({ documentId }, options), done: t('reviewDone') },
    },
  ];
}

/** A decision takes what nobody looks at into review first, so the machine alone does not say where it is possible. */
function useDecisions(document: DocumentRow): readonly Decision[] {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const words = useCodeTexts([documentFailureTexts as never]);
  const { documentId, status, type, decisionBarrier } = document;
  const barrier = decisionBarrier === null ? null : words(decisionBarrier);
  const name = types(type);
  return [
    {
      event: 'reject',
      may: useMay('rejectDocument'),
      isPossible: isOpen(status) || status === 'approved',
      kind: 'danger',
      icon: X,
      title: t('reject'),
      barrier,
      does: asksReason({
        title: t('rejectTitle', { name }),
        text: t('rejectText'),
        schema: rejection,
        label: t('reason'),
        required: true,
        done: t('rejectedDone'),
        decide: ({ reason }, options) => documents.rejectDocument({ documentId, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveDocument'),
      isPossible: isOpen(status),
      kind: 'main',
      icon: Check,
      title: t('approve'),
      barrier,
      does: asks({
        title: t('approveTitle', { name }),
        text: t('approveText'),
        schema: dates,
        initial: { issueDate: document.issueDate ?? '', expiryDate: document.expiryDate ?? '' },
        done: t('approvedDone'),
        decide: ({ issueDate, expiryDate }, options) =>
          documents.approveDocument(
            { documentId, ...(issueDate && { issueDate }), ...(expiryDate && { expiryDate }) },
            options,
          ),
        fields: (
          <>
            <Dates.Date name="issueDate" label={t('issueDate')} />
            <Dates.Date name="expiryDate" label={t('expiryDate')} required={kindOf(type).ends === true} />
          </>
        ),
      }),
    },
  ];
}
