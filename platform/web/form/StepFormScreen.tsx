import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { FormFrame, type FormSchema, type SchemaForm } from '../form.tsx';
import { markSaved } from '../list/marks.ts';
import { lastPlace } from '../list/place.ts';
import { snackbar } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { type CallOptions, RpcFailure } from '../rpc.ts';
import { hasField } from '../schema-shape.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import { StepFooter, type Unsent } from '../wizard/StepFooter.tsx';
import { StepHeader } from '../wizard/StepHeader.tsx';
import type { WizardStep } from '../wizard/steps.ts';
import { useCurrentStep, useSteps } from '../wizard/use-steps.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditingNow } from './EditingNow.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface StepFormScreenProps<Values extends FieldValues> {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly steps: readonly WizardStep<Values>[];
  readonly initial: Values;
  /** The channel of the record's list. */
  readonly noun: string;
  /** Absent for a new record. */
  readonly id?: string | undefined;
  readonly lockId?: string | null | undefined;
  /** Takes the options as they are into the call: they carry the version and the key. */
  readonly save: (values: Values, options: CallOptions) => Promise<unknown>;
  /** Where saving leads. */
  readonly backTo: string;
  readonly idOf: (answer: unknown) => string | undefined;
  /** The form's values of a record as the server has it, for the comparison after a conflict. */
  readonly valuesOf: (record: never) => Values;
  /** The form's path for a path of the submitted payload. */
  readonly fieldPath: (path: string) => string;
  /** Names a field wherever it is not on the screen. */
  readonly fieldName: (path: string) => string;
  readonly failures?: readonly AnyCatalogue[];
  /** Each step says whether it is complete, with every key. */
  readonly marksComplete?: boolean;
  /** The person may look at the record, and change nothing of it. */
  readonly readOnly?: boolean;
  /** Beside the fields: what the checks found; `useGoToField` shows the field of a path. */
  readonly aside?: ReactNode;
  /** Beside the title of a step, what can be done about it. */
  readonly stepSign?: (step: { readonly id: string; readonly title: string }) => ReactNode;
}

const GoToField = createContext<(path: string) => void>(() => undefined);

/** Shows the step that holds a field, and puts the cursor into it. */
export function useGoToField(): (path: string) => void {
  return use(GoToField);
}

const none: readonly never[] = [];

/** Creates or edits one record in steps: the rules of a wizard, with the version, draft and conflicts of a record. */
export function StepFormScreen<Values extends FieldValues>(props: StepFormScreenProps<Values>): ReactNode {
  const { title, noun, id, backTo, fieldPath, readOnly = false, aside, stepSign } = props;
  const t = useTexts(deskTexts);
  const navigate = useNavigate();
  const formId = useId();
  const all = props.steps as unknown as readonly WizardStep[];
  const [current, setStepId] = useCurrentStep(all);
  const [submitting, setSubmitting] = useState(false);
  const [unsent, setUnsent] = useState<Unsent>();
  const form = useRecordForm<FormSchema>({
    schema: current.schema,
    record: `${noun}:${id ?? 'new'}`,
    initial: props.initial,
    lockId: props.lockId ?? null,
    save: (values, options) => props.save(values as Values, options),
    secret: none,
    failures: props.failures ?? none,
  });
  const schemaForm = form.schemaForm as SchemaForm;
  const onShow = (step: WizardStep) => setStepId(step.id);
  const { steps, index, isLast, complete, frame, show, pick, areComplete, warn, showRefusal } = useSteps({
    all,
    current,
    schemaForm,
    onShow,
    fieldPath,
    marksComplete: props.marksComplete && !readOnly,
  });
  usePageTitle(title);

  async function submit(): Promise<void> {
    if (!(await areComplete())) return;
    setSubmitting(true);
    setUnsent(undefined);
    try {
      const answer = await form.submit(schemaForm.form.getValues());
      if (answer === undefined) return;
      const changed = id ?? props.idOf(answer);
      if (changed !== undefined) markSaved(noun, changed);
      void queries.invalidateQueries({ queryKey: [noun] });
      snackbar(t('saved'), { kind: 'ok' });
      void navigate({ to: backTo, search: lastPlace(backTo) as never });
    } catch (error) {
      if (error instanceof RpcFailure && error.isTransport) setUnsent('unanswered');
      else showRefusal(error);
    } finally {
      setSubmitting(false);
    }
  }
  function goTo(path: string): void {
    show(steps.find(({ schema }) => hasField(schema, fieldPath(path))));
    // The step is drawn first.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(frame.current, fieldPath(path))));
  }
  return (
    <>
      <header className="z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pb-3 md:sticky md:top-12.5 md:-mt-2 md:bg-canvas md:pt-2 lg:-mx-6 lg:px-6">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">{title}</h1>
          {props.subtitle && <p className="text-muted">{props.subtitle}</p>}
          <EditingNow record={id && `${noun}:${id}`} isEditing={form.isDirty} />
        </div>
        <div className="ml-auto flex items-center gap-2">
          <UnsavedChanges form={form} />
        </div>
      </header>
      <FormFrame
        of={schemaForm}
        id={formId}
        onSubmit={async () => (isLast ? submit() : show(steps[index + 1]))}
        onInvalid={warn}
      >
        <div
          className={clsx(
            'mt-2',
            aside ? 'grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]' : 'max-w-[58rem]',
          )}
        >
          <div ref={frame} className="relative min-w-0">
            {stepSign && <div className="absolute top-0 right-0">{stepSign(current)}</div>}
            <StepHeader
              steps={steps}
              index={index}
              complete={complete}
              onPick={(target) => (readOnly ? show(steps[target]) : void pick(target))}
              heading="h2"
            />
            <fieldset disabled={readOnly} className="contents">
              <current.Step key={current.id} />
            </fieldset>
            <div className="sticky bottom-0 z-10 -mb-5 max-sm:-mx-4">
              <StepFooter
                draft={unchanged}
                isFirst={index === 0}
                isLast={isLast}
                isComplete={complete?.has(current.id)}
                onNext={readOnly ? () => show(steps[index + 1]) : undefined}
                submitting={submitting}
                unsent={unsent}
                onBack={() => show(steps[index - 1])}
                className="max-sm:px-4"
              />
            </div>
          </div>
          {aside && (
            <div className="min-w-0 xl:sticky xl:top-34">
              <GoToField value={goTo}>{aside}</GoToField>
            </div>
          )}
        </div>
      </FormFrame>
      {form.conflict && (
        <ConflictDialog
          form={form}
          conflict={form.conflict}
          formId={formId}
          valuesOf={props.valuesOf as (record: never) => FieldValues}
          fieldName={props.fieldName}
        />
      )}
    </>
  );
}

/** What is typed is kept in the tab, not on the server: there is nothing to say about it. */
const unchanged = { kind: 'unchanged' } as const;

function focusField(within: HTMLElement | null, path: string): void {
  const field = within?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"], [name^="${CSS.escape(`${path}.`)}"]`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
