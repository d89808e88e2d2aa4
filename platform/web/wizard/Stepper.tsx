import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { focusFirstError } from '../focus-first-error.ts';
import { FormFrame, type SchemaForm, useSchemaForm } from '../form.tsx';
import { useIdempotencyKey } from '../idempotency.ts';
import { useLeaveQuestion } from '../leave-question.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { hasField, ownValues } from '../schema-shape.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import type { WizardStep } from './steps.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface StepperProps<Values extends FieldValues> {
  readonly steps: readonly WizardStep<Values>[];
  readonly initial: DefaultValues<Values>;
  /** Where a draft was left; the first step otherwise. */
  readonly startAt?: string | undefined;
  readonly failures?: readonly AnyCatalogue[];
  readonly draft?: Draft | undefined;
  /** All values of the form, and a key that makes the submit safe to repeat. */
  readonly onSubmit: (values: Values, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** The form's path for a path of the submitted payload: `carrierDetail.regNo` → `regNo`. */
  readonly fieldPath?: (path: string) => string;
  /** Between progress and the step: a question of staff, a note. */
  readonly notice?: ReactNode;
}

/**
 * A form in steps. Forward only over valid steps, back always; Submit on the last one. What the server refuses is shown
 * on the step that holds the field.
 */
export function Stepper<Values extends FieldValues>(props: StepperProps<Values>): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const all = props.steps as unknown as readonly WizardStep[];
  const [stepId, setStepId] = useState(props.startAt ?? all[0]?.id);
  const [submitting, setSubmitting] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const current = all.find(({ id }) => id === stepId) ?? all[0];
  if (!current) throw new Error('A wizard needs a step');
  const schemaForm = useSchemaForm({
    schema: current.schema,
    initial: props.initial,
    failures: props.failures ?? noFailures,
  }) as SchemaForm;
  const form = schemaForm.form as UseFormReturn<FieldValues>;
  const steps = useVisibleSteps(form, all);
  const index = Math.max(0, steps.indexOf(current));
  const { state: draft, visit } = useDraft(form, all, props.draft);
  const { isDirty } = useFormState({ control: form.control });
  // Asked although the draft is safe: who leaves half-way has not submitted anything.
  useLeaveQuestion(isDirty && !submitted);

  const warn = () => {
    snackbar(t('completeRequiredFields'), { kind: 'warn' });
  };
  function show(step: WizardStep | undefined): void {
    if (!step || step === current) return;
    visit(step);
    setUnsent(false);
    setStepId(step.id);
  }
  async function pick(target: number): Promise<void> {
    if (target <= index) return show(steps[target]);
    // Over several steps at once only as far as they are valid.
    for (let at = index; at < target; at++) {
      const step = steps[at];
      if (!step || !(await isValid(step))) return await complain(step);
    }
    show(steps[target]);
  }
  const isValid = async ({ schema }: WizardStep) =>
    (await schema.safeParseAsync(ownValues(schema, form.getValues()))).success;

  /** Shows a step that is not complete, with its errors. */
  async function complain(step: WizardStep | undefined): Promise<void> {
    show(step);
    warn();
    // The resolver is that of the step that is shown; it is there with the next drawing.
    await new Promise(requestAnimationFrame);
    await form.trigger();
    if (frame.current) focusFirstError(frame.current);
  }
  async function submit(): Promise<void> {
    for (const step of steps) if (!(await isValid(step))) return complain(step);
    setSubmitting(true);
    setUnsent(false);
    try {
      const values = form.getValues() as Values;
      await props.onSubmit(values, { idempotencyKey: keyFor(values) });
      setSubmitted(true);
    } catch (error) {
      showRefusal(error);
    } finally {
      setSubmitting(false);
    }
  }
  function showRefusal(error: unknown): void {
    // No answer is no refusal: the form is as it was, and can be sent again.
    if (error instanceof RpcFailure && error.kind === 'network') return setUnsent(true);
    const fields = Object.entries(error instanceof RpcFailure ? error.fields : {}).map(
      ([path, text]) => [props.fieldPath?.(path) ?? path, text] as const,
    );
    const step = steps.find(({ schema }) => fields.some(([path]) => hasField(schema, path)));
    toast(failureText(error), { kind: 'danger' });
    if (!step) return;
    for (const [path, text] of fields) schemaForm.setProblem(path, { text });
    show(step);
    if (frame.current) focusFirstError(frame.current);
  }
  const isLast = index === steps.length - 1;
  return (
    <FormFrame
      of={schemaForm}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={async () => (isLast ? submit() : show(steps[index + 1]))}
      onInvalid={warn}
    >
      <div ref={frame} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-8">
        <StepHeader steps={steps} index={index} onPick={(target) => void pick(target)} />
        {props.notice}
        <div className="mt-5 space-y-5">
          <current.Step key={current.id} />
        </div>
      </div>
      <StepFooter
        draft={draft}
        isFirst={index === 0}
        isLast={isLast}
        submitting={submitting}
        unsent={unsent}
        onBack={() => show(steps[index - 1])}
      />
    </FormFrame>
  );
}

const noFailures: readonly AnyCatalogue[] = [];

/** The steps that apply to what was typed so far; the answer changes seldom, so the form is drawn anew only then. */
function useVisibleSteps(form: UseFormReturn<FieldValues>, all: readonly WizardStep[]): readonly WizardStep[] {
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed }),
    [form],
  );
  const ids = useSyncExternalStore(subscribe, () => visibleIds(all, form.getValues()));
  return useMemo(() => all.filter(({ id }) => ids.split(' ').includes(id)), [all, ids]);
}

function visibleIds(all: readonly WizardStep[], values: FieldValues): string {
  const visible = all.filter(({ when }) => when?.(values) ?? true);
  return visible.map(({ id }) => id).join(' ');
}
