import { Eye, Pencil, RefreshCw, Send } from 'lucide-react';
import { z } from 'zod';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypes } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { DocumentRow } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { document as machine } from '../status.ts';
import { comesWithRecord, filedTypes } from '../types.ts';
import { documents, useMay } from './calls.ts';
import { FactFields, facts, factsOf } from './FactFields.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const details = z.strictObject({ type: z.enum(documentTypes), ...facts });
const Detail = fieldsFor<typeof details>();

/** What the person may do with a document now, besides deciding it. A version that another one followed is only looked at. */
export function useDocumentDecisions(document: DocumentRow): readonly Decision[] {
  const [upkeep, steps] = [useUpkeep(document), useSteps(document)];
  if (!document.current) return [];
  return [...possible(upkeep), ...offered(machine, document.status, steps)];
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
