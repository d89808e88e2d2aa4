import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { fieldsFor, type FileValue } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { markSaved } from '#platform/web/list/marks.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import {
  documentTypes,
  subjectTypes,
  type DocumentType,
  type SubjectType,
} from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import { filedTypes, kindOf } from '../types.ts';
import { documents, documentsNoun, subjectsRead } from './calls.ts';
import { FactFields, facts, factsOf } from './FactFields.tsx';

/** What is settled before the question: whose it is, what it is, and which version it replaces. */
export interface KnownDocument {
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  readonly subjectName: string;
  /** Left to the person where it is not known. */
  readonly type?: DocumentType;
  readonly replaces?: string;
}

const schema = z
  .strictObject({
    subjectType: z.enum(subjectTypes),
    subjectName: requiredText(200),
    type: z.enum(documentTypes),
    content: z.custom<FileValue>((value) => value !== null && value !== undefined, { error: 'required' }),
    ...facts,
    isDraft: z.boolean(),
  })
  .refine(({ type, expiryDate, isDraft }) => isDraft || !kindOf(type).ends || expiryDate !== '', {
    path: ['expiryDate'],
    error: 'required',
  });
const Field = fieldsFor<typeof schema>();

interface UploadDialogProps {
  readonly known?: KnownDocument;
  readonly onClose: () => void;
}

/** A new document, or the next version of one. */
export function UploadDialog({ known, onClose }: UploadDialogProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  return (
    <FormDialog
      title={known?.type && known.replaces ? t('replaceTitle', { name: types(known.type) }) : t('uploadTitle')}
      text={known ? [known.type && types(known.type), known.subjectName].filter(Boolean).join(' · ') : t('uploadText')}
      width={560}
      schema={schema}
      initial={{
        subjectType: known?.subjectType ?? 'supplier',
        subjectName: known?.subjectName ?? '',
        type: known?.type ?? ('' as never),
        content: null as never,
        issueDate: '',
        expiryDate: '',
        number: '',
        issuer: '',
        tags: '',
        isDraft: false,
      }}
      confirm={t('upload')}
      failures={[documentFailureTexts]}
      submit={async (value, idempotencyKey, form) => {
        const { subjectType, subjectName, type, content, isDraft } = value;
        const subjectId = known?.subjectId ?? (await subjectIdOf(subjectType, subjectName));
        if (subjectId === undefined) return form.setProblem('subjectName', { code: 'notAnOption' });
        const { documentId } = await documents.postDocument(
          {
            type,
            subjectType,
            subjectId,
            ...(known?.replaces && { replaces: known.replaces }),
            fileName: content.name,
            content: content.base64 ?? '',
            language: currentLanguage(),
            isDraft,
            ...factsOf(value),
          },
          { idempotencyKey },
        );
        markSaved(documentsNoun, documentId);
        void queries.invalidateQueries({ queryKey: [documentsNoun] });
        snackbar(t('uploadedDone'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      {!known && <SubjectFields />}
      {known && !known.type && <TypeField subjectType={known.subjectType} className="sm:col-span-2" />}
      <Field.File name="content" label={t('file')} help={t('fileHelp')} required className="sm:col-span-2" />
      <FactFields />
      <Field.Checkbox name="isDraft" label={t('asDraft')} className="sm:col-span-2" />
    </FormDialog>
  );
}

/** Whose it is, found while one types, and what it is. */
function SubjectFields(): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  const [subjectType, typed] = useWatch<z.input<typeof schema>, ['subjectType', 'subjectName']>({
    name: ['subjectType', 'subjectName'],
  });
  const search = useDeferredValue(typed);
  const { data = [] } = useQuery(subjectsRead(subjectType, search.slice(0, 100)));
  return (
    <>
      <Field.Select
        name="subjectType"
        label={t('subjectType')}
        required
        options={subjectTypes.map((value) => ({ value, label: types(`subject_${value}`) }))}
      />
      <TypeField subjectType={subjectType} />
      <Field.Suggest
        name="subjectName"
        label={t('subject')}
        help={t('subjectHelp')}
        required
        suggestions={data.map(({ name, accountNumber }) => ({ value: name, detail: accountNumber }))}
        className="sm:col-span-2"
      />
    </>
  );
}

interface TypeFieldProps {
  readonly subjectType: SubjectType;
  readonly className?: string;
}

function TypeField({ subjectType, className }: TypeFieldProps): ReactNode {
  const t = useTexts(documentDeskTexts);
  const types = useTexts(documentTypeTexts);
  return (
    <Field.Select
      name="type"
      label={t('type')}
      required
      options={filedTypes(subjectType).map((value) => ({ value, label: types(value) }))}
      {...(className && { className })}
    />
  );
}

/** The one of exactly this name; undefined when there is none, or several. */
async function subjectIdOf(subjectType: SubjectType, name: string): Promise<string | undefined> {
  const found = await documents.getDocumentSubjects({ subjectType, search: name.slice(0, 100) });
  const same = found.filter((subject) => subject.name.toLowerCase() === name.toLowerCase());
  return same.length === 1 ? same[0]?.subjectId : undefined;
}
