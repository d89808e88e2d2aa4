import { type ReactNode, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { FormFrame, type SchemaForm, useSchemaForm } from '../form.tsx';
import { useIdempotencyKey } from '../idempotency.ts';
import { useLeaveQuestion } from '../leave-question.ts';
import { RpcFailure } from '../rpc-failure.ts';
import type { AnyCatalogue } from '../texts.ts';
import { StepFooter, type Unsent } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import type { LaterStep } from './later-step.tsx';
import type { WizardStep } from './steps.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { type Review, useReview } from './use-review.tsx';
import { useStepHistory } from './use-step-history.ts';
import { useCurrentStep, useSteps } from './use-steps.ts';

export interface StepperProps<Values extends FieldValues> {
  readonly steps: readonly WizardStep<Values>[];
  readonly initial: DefaultValues<Values>;
  /** Where a draft was left; the first step otherwise. */
  readonly startAt?: string | undefined;
  readonly failures?: readonly AnyCatalogue[];
  readonly draft?: Draft | undefined;
  /** All values of the form, and a key that makes the submit safe to repeat. `notYet` leaves the form open as it is. */
  readonly onSubmit: (values: Values, options: { readonly idempotencyKey: string }) => Promise<unknown>;
  /** The form's path for a path of the submitted payload: `carrierDetail.regNo` → `regNo`. */
  readonly fieldPath?: (path: string) => string;
  /** Each step says whether it is complete, with every key; errors wait until a field is left all the same. */
  readonly marksComplete?: boolean;
  /** A fault that was no refusal, after the footer has said it. True loads the page again: the draft is what it begins with. */
  readonly onTechnicalFailure?: (() => Promise<boolean>) | undefined;
  /** Between progress and the step: a question of staff, a note. */
  readonly notice?: ReactNode;
  readonly review?: Review | undefined;
}

/**
 * A form in steps. Forward only over valid steps, back always; Submit on the last one. What the server refuses is shown
 * on the step that holds the field.
 */
export function Stepper<Values extends FieldValues>(props: StepperProps<Values>): ReactNode {
  const keyFor = useIdempotencyKey();
  const all = props.steps as unknown as readonly WizardStep[];
  const [current, setStepId] = useCurrentStep(all, props.startAt);
  const [submitting, setSubmitting] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [unsent, setUnsent] = useState<Unsent>();
  useLaterSteps(all);
  const schemaForm = useSchemaForm({
    schema: current.schema,
    initial: props.initial,
    failures: props.failures ?? noFailures,
  }) as SchemaForm;
  const form = schemaForm.form as UseFormReturn<FieldValues>;
  const { state: draft, visit } = useDraft(form, all, props.draft);
  const { isDirty } = useFormState({ control: form.control });
  // Asked although the draft is safe: who leaves half-way has not submitted anything.
  useLeaveQuestion(isDirty && !submitted);
  const { fieldPath, marksComplete } = props;
  const onShow = (step: WizardStep) => {
    visit(step);
    setUnsent(undefined);
    setStepId(step.id);
  };
  const moves = useSteps({ all, current, schemaForm, onShow, fieldPath, marksComplete });
  const { steps, index, isLast, complete, frame, show, pick, areComplete, warn, showRefusal } = moves;
  const { above, below, isEditing } = useReview(props.review, moves);
  useStepHistory(index, pick);

  async function submit(): Promise<void> {
    if (!(await areComplete())) return;
    setSubmitting(true);
    setUnsent(undefined);
    try {
      const values = form.getValues() as Values;
      const answer = await props.onSubmit(values, { idempotencyKey: keyFor(values) });
      if (answer !== 'notYet') setSubmitted(true);
    } catch (error) {
      // No answer is no refusal: the form is as it was, and can be sent again.
      if (error instanceof RpcFailure && error.isTechnical) {
        setUnsent('technical');
        setSubmitting(false);
        if (!(await props.onTechnicalFailure?.())) return;
        // Nothing is lost with the page, so nobody is asked whether to leave it.
        setSubmitted(true);
        setTimeout(() => location.reload());
      } else if (error instanceof RpcFailure && error.isTransport) setUnsent('unanswered');
      else showRefusal(error);
    } finally {
      setSubmitting(false);
    }
  }
  return (
    <FormFrame
      of={schemaForm}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={async () => (isLast ? submit() : isEditing ? pick(steps.length - 1) : show(steps[index + 1]))}
      onInvalid={warn}
    >
      <div ref={frame} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-8">
        <StepHeader steps={steps} index={index} complete={complete} onPick={(target) => void pick(target)} />
        {props.notice}
        <div className="mt-5 space-y-5">
          {above}
          <current.Step key={current.id} />
          {below}
        </div>
      </div>
      <StepFooter
        draft={draft}
        isFirst={index === 0}
        isLast={isLast}
        isComplete={complete?.has(current.id)}
        submitting={submitting}
        unsent={unsent}
        isEditing={isEditing}
        onBack={() => show(steps[index - 1])}
      />
    </FormFrame>
  );
}

/** Fetches what the first step does not need, behind it. */
function useLaterSteps(all: readonly WizardStep[]): void {
  useEffect(() => {
    for (const { Step } of all) (Step as Partial<LaterStep>).fetch?.().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- Once: the steps of a form are the same code all the time.
  }, []);
}

const noFailures: readonly AnyCatalogue[] = [];
