import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { deskTexts } from '#platform/messages/desk/index.ts';
import type { FormSchema } from '../form.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import { EditingNow } from './EditingNow.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormHeaderProps<Schema extends FormSchema> {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Its channel; nothing for a new one. */
  readonly record: string | undefined;
  readonly form: RecordForm<Schema>;
  readonly formId: string;
  readonly actions: ReactNode;
  readonly readOnly?: boolean | undefined;
}

/** Title, state and Save, always in sight: under the top bar at a desk, at the foot of a phone. */
export function FormHeader<Schema extends FormSchema>({
  title,
  subtitle,
  record,
  form,
  formId,
  actions,
  readOnly = false,
}: FormHeaderProps<Schema>): ReactNode {
  const t = useTexts(deskTexts);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { isSubmitting } = useFormState({ control: form.schemaForm.form.control });
  useShortcut({ key: 's', control: true }, () => saveButton.current?.click());
  return (
    <header className="z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:sticky md:top-12.5 md:bg-canvas lg:-mx-6 lg:px-6">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold [overflow-wrap:anywhere]">{title}</h1>
        {subtitle && <p className="text-muted">{subtitle}</p>}
        <EditingNow record={record} isEditing={form.isDirty} />
      </div>
      {!readOnly && (
        <div
          data-foot
          className="ml-auto flex items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3"
        >
          <UnsavedChanges form={form}>{actions}</UnsavedChanges>
          <button
            ref={saveButton}
            type="submit"
            form={formId}
            className="btn btn-p"
            disabled={isSubmitting}
            aria-keyshortcuts="Control+S"
          >
            {isSubmitting && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
            {isSubmitting ? t('saving') : t('save')}
          </button>
        </div>
      )}
    </header>
  );
}
