import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFailureText } from '../failure-text.ts';
import { FormFrame, type FormSchema } from '../form.tsx';
import { markSaved } from '../list/marks.ts';
import { lastPlace } from '../list/place.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import type { CallOptions } from '../rpc.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import { ConflictDialog, type ConflictWords } from './ConflictDialog.tsx';
import { type AlsoSaved, FormHeader } from './FormHeader.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface FormScreenProps<Schema extends FormSchema> {
  /** As specified for the page: `New Supplier`, `Supplier: Karoo Freight (KAR001)`. */
  readonly title: string;
  /** Under the title: who approved it and when. */
  readonly subtitle?: ReactNode;
  readonly schema: Schema;
  readonly initial: z.input<Schema>;
  /** The channel of the record's list. */
  readonly noun: string;
  /** Absent for a new record. */
  readonly id?: string | undefined;
  readonly lockId?: string | null | undefined;
  /** Takes the options as they are into the call: they carry the version and the key. */
  readonly save: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
  /** Where saving and discarding lead; without it the screen stays. */
  readonly backTo?: string;
  /** A second way to save, on the main button. */
  readonly also?: AlsoSaved;
  /** Where an answer leads instead; nothing for `backTo`. */
  readonly leadsTo?: (answer: unknown) => string | undefined;
  /** The id that a new record got, so that its row is marked. */
  readonly idOf?: (answer: unknown) => string | undefined;
  /** The form's values of a record as the server has it, for the comparison after a conflict. */
  readonly valuesOf?: (record: never) => z.input<Schema>;
  /** What that comparison cannot read off the form. */
  readonly conflictWords?: ConflictWords;
  readonly failures?: readonly AnyCatalogue[];
  readonly secret?: readonly string[];
  /** Only shown: there is no Save. The fields say for themselves that they are disabled. */
  readonly readOnly?: boolean;
  /** Nobody else can edit it, so who else does is not asked. */
  readonly isPersonal?: boolean;
  /** Buttons beside Save: approve, reject. Those that would lose what was typed ask whether something was. */
  readonly actions?: ReactNode | ((isDirty: boolean) => ReactNode);
  /** Beside the fields: what the checks found. */
  readonly aside?: ReactNode;
  /** What is said after saving where something else has happened too, such as a mail that went out. */
  readonly saidOf?: (value: z.output<Schema>) => string | undefined;
  /** `FormSection`s. */
  readonly children: ReactNode;
}

const none: readonly never[] = [];

/** Creates or edits one record: everything that forms have in common, around the fields of one. */
export function FormScreen<Schema extends FormSchema>(props: FormScreenProps<Schema>): ReactNode {
  const { title, noun, id, backTo, schema, initial, save, failures = none, secret = none } = props;
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRecordForm({
    schema,
    initial,
    save,
    secret,
    failures,
    record: `${noun}:${id ?? 'new'}`,
    lockId: props.lockId ?? null,
  });
  const [isBehind, setBehind] = useState(false);
  usePageTitle(title);

  function leave(answer: unknown): void {
    const to = props.leadsTo?.(answer) ?? backTo;
    if (to !== undefined) void navigate({ to, search: lastPlace(to) as never });
  }
  async function submit(value: z.output<Schema>): Promise<void> {
    const answer = await form.submit(value, props.also?.isAsked());
    if (answer === undefined) return;
    const changed = id ?? props.idOf?.(answer);
    if (changed !== undefined) markSaved(noun, changed);
    setBehind(true);
    void queries.invalidateQueries({ queryKey: [noun] }).finally(() => setBehind(false));
    snackbar(props.saidOf?.(value) ?? t('saved'), { kind: 'ok' });
    leave(answer);
  }

  return (
    <FormProvider {...form.schemaForm.form}>
      <FormHeader
        title={title}
        subtitle={props.subtitle}
        record={props.isPersonal ? undefined : id && `${noun}:${id}`}
        form={form}
        formId={formId}
        actions={
          props.actions && (
            // Pressed before the record is read anew, they would name the version before: as if somebody else had changed it.
            <fieldset disabled={isBehind} className="contents">
              {typeof props.actions === 'function' ? props.actions(form.isDirty) : props.actions}
            </fieldset>
          )
        }
        readOnly={props.readOnly}
        also={props.also}
      />
      <div className={props.aside ? 'grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]' : undefined}>
        <FormFrame
          of={form.schemaForm}
          id={formId}
          onSubmit={submit}
          onFailure={(error) => toast(failureText(error), { kind: 'danger' })}
        >
          {props.children}
        </FormFrame>
        {props.aside}
      </div>
      {form.conflict && (
        <ConflictDialog
          form={form}
          conflict={form.conflict}
          formId={formId}
          valuesOf={props.valuesOf}
          {...props.conflictWords}
        />
      )}
    </FormProvider>
  );
}
