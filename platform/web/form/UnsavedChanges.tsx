import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { askConfirm } from '../dialogs/confirm.ts';
import type { FormSchema } from '../form.tsx';
import { useTexts } from '../texts.ts';
import type { RecordForm } from './use-record-form.ts';

interface UnsavedChangesProps<Schema extends FormSchema> {
  readonly form: RecordForm<Schema>;
  /** Between the words and Discard. */
  readonly children?: ReactNode;
}

/** Whether something is not saved yet, and the way back to what is. */
export function UnsavedChanges<Schema extends FormSchema>({ form, children }: UnsavedChangesProps<Schema>): ReactNode {
  const t = useTexts(deskTexts);
  const { isSubmitting } = useFormState({ control: form.schemaForm.form.control });
  async function discard(): Promise<void> {
    if (await askConfirm({ text: t('discardQuestion'), yes: t('discard'), danger: true })) form.discard();
  }
  return (
    <>
      <span role="status" className="mr-auto text-warn md:mr-1">
        {form.isDirty && (form.isRestored ? t('restoredChanges') : t('unsavedChanges'))}
      </span>
      {children}
      {form.isDirty && (
        <button type="button" className="btn btn-s" disabled={isSubmitting} onClick={() => void discard()}>
          {t('discard')}
        </button>
      )}
    </>
  );
}
