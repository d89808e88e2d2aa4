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

/** A second way to save, on the main button: “Book” beside “Save”. Its owner keeps which of the two was pressed. */
export interface AlsoSaved {
  readonly title: string;
  readonly onAsk: (isAsked: boolean) => void;
  readonly isAsked: () => boolean;
}

interface FormHeaderProps<Schema extends FormSchema> {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Its channel; nothing for a new one. */
  readonly record: string | undefined;
  readonly form: RecordForm<Schema>;
  readonly formId: string;
  readonly actions: ReactNode;
  readonly readOnly?: boolean | undefined;
  /** A second way to save, on the main button. */
  readonly also?: AlsoSaved | undefined;
}

/** Presses a button once what is still typed has become the value of its field. */
function pressAfterTyping(button: HTMLButtonElement | null): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  setTimeout(() => button?.click());
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
  also,
}: FormHeaderProps<Schema>): ReactNode {
  const t = useTexts(deskTexts);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { isSubmitting } = useFormState({ control: form.schemaForm.form.control });
  const alsoButton = useRef<HTMLButtonElement>(null);
  useShortcut({ key: 's', control: true }, () => pressAfterTyping(saveButton.current));
  useShortcut({ key: 'b', control: true }, () => pressAfterTyping(alsoButton.current));
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
            className={also ? 'btn btn-s' : 'btn btn-p'}
            disabled={isSubmitting}
            aria-keyshortcuts="Control+S"
            onClick={() => also?.onAsk(false)}
          >
            {isSubmitting && <LoaderCircle size={16} className="animate-spin" aria-hidden="true" />}
            {isSubmitting ? t('saving') : t('save')}
          </button>
          {also && (
            <button
              ref={alsoButton}
              type="submit"
              form={formId}
              className="btn btn-p"
              disabled={isSubmitting}
              aria-keyshortcuts="Control+B"
              onClick={() => also.onAsk(true)}
            >
              {also.title}
              <kbd className="kbd pointer-coarse:hidden">Ctrl B</kbd>
            </button>
          )}
        </div>
      )}
    </header>
  );
}
