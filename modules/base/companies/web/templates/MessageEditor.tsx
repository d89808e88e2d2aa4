import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { OutputOf } from '#platform/operation.ts';
import { text } from '#platform/operation.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useLeaveGuard } from '#platform/web/form/leave-guard.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { wordsProblem } from '#modules/base/companies/letters.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import type { templateService } from '#modules/base/companies/templates.ts';
import { companiesNoun, templates, useMay, type WhichLetter } from './calls.ts';
import { MessagePreview } from './MessagePreview.tsx';

type Message = OutputOf<(typeof templateService)['operations']['getMessageTemplate']>;
type Part = Message['parts'][number];

/** The words of one part, with the merge fields that it knows. */
function wordsOf({ mergeFields }: Part) {
  const known = mergeFields.map((field) => `{${field}}`).join(' ');
  return text(2000).superRefine((own, context) => {
    const problem = own === '' ? undefined : wordsProblem(own, known);
    if (problem)
      context.addIssue({
        code: 'custom',
        message: problem.code,
        ...('details' in problem && { params: { ...problem.details } }),
      });
  });
}

function schemaOf(parts: readonly Part[]) {
  return z.strictObject({ texts: z.strictObject(Object.fromEntries(parts.map((part) => [part.key, wordsOf(part)]))) });
}

const Words = namedFor<ReturnType<typeof schemaOf>>()({ Text: TextField, Textarea: TextareaField });

interface MessageEditorProps {
  readonly which: WhichLetter;
  readonly message: Message;
}

/** The words of one message in one language, with a preview that follows what is typed. */
export function MessageEditor({ which, message }: MessageEditorProps): ReactNode {
  const t = useTexts(templateTexts);
  const failureText = useFailureText();
  const formId = useId();
  const keyFor = useIdempotencyKey();
  const { parts, lockId } = message;
  const [schema] = useState(() => schemaOf(parts));
  const initial = { texts: Object.fromEntries(parts.map(({ key, own, builtIn }) => [key, own ?? builtIn])) };
  const schemaForm = useSchemaForm({ schema, initial, failures: [templateFailureTexts] });
  const { control } = schemaForm.form;
  const { isSubmitting, isDirty } = useFormState({ control });
  const typed = useDeferredValue(useWatch({ control, name: 'texts' }));
  const [failure, setFailure] = useState<unknown>();
  useLeaveGuard(isDirty);
  const maySave = useMay('putMessageTemplate');
  const mayReset = useMay('deleteMessageTemplate') && parts.some(({ own }) => own !== null);

  async function save({ texts }: { texts: Record<string, string> }): Promise<void> {
    setFailure(undefined);
    await templates.putMessageTemplate({ ...which, texts }, { lockId, idempotencyKey: keyFor([which, texts, lockId]) });
    await queries.invalidateQueries({ queryKey: [companiesNoun] });
    snackbar(t('saved'), { kind: 'ok' });
  }
  async function reset(): Promise<void> {
    if (!(await askConfirm({ text: t('resetQuestion'), yes: t('reset'), danger: true }))) return;
    await templates.deleteMessageTemplate({ ...which }, { idempotencyKey: keyFor([which, lockId, 'reset']) }).then(
      () => snackbar(t('saved'), { kind: 'ok' }),
      (error: unknown) => setFailure(error),
    );
    await queries.invalidateQueries({ queryKey: [companiesNoun] });
  }
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-2">
      <div className="card">
        <FormFrame
          of={schemaForm as never}
          id={formId}
          className="space-y-4 px-4 py-4"
          onSubmit={save as never}
          onFailure={setFailure}
        >
          {parts.map((part) => (
            <PartField key={part.key} part={part} paragraph={placeOf(parts, part)} disabled={!maySave} />
          ))}
          {failure !== undefined && (
            <p role="alert" className="err">
              {failureText(failure)}
            </p>
          )}
        </FormFrame>
        {maySave && (
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
            {isDirty && <span className="mr-auto text-sm text-muted">{t('unsaved')}</span>}
            {mayReset && (
              <button type="button" className="btn btn-g" onClick={() => void reset()}>
                {t('reset')}
              </button>
            )}
            <button type="submit" form={formId} className="btn btn-p" disabled={isSubmitting}>
              {t('save')}
            </button>
          </footer>
        )}
      </div>
      <MessagePreview which={which} texts={typed} isSound={schema.safeParse({ texts: typed }).success} />
    </div>
  );
}

/** Paragraphs are counted, the others are one of their kind. */
function placeOf(parts: readonly Part[], part: Part): number {
  return parts.filter(({ role }) => role === 'paragraph').indexOf(part) + 1;
}

interface PartFieldProps {
  readonly part: Part;
  readonly paragraph: number;
  readonly disabled: boolean;
}

function PartField({ part, paragraph, disabled }: PartFieldProps): ReactNode {
  const t = useTexts(templateTexts);
  const { key, role, mergeFields } = part;
  const props = {
    name: `texts.${key}`,
    label: role === 'paragraph' ? t('role_paragraph', { number: paragraph }) : t(`role_${role}`),
    ...(mergeFields.length > 0 && {
      help: t('mergeFields', { fields: mergeFields.map((field) => `{${field}}`).join(', ') }),
    }),
    maxLength: role === 'sms' ? 300 : role === 'paragraph' ? 2000 : 200,
    autoComplete: 'off',
    disabled,
  } as const;
  return role === 'paragraph' || role === 'sms' ? <Words.Textarea {...props} rows={4} /> : <Words.Text {...props} />;
}
