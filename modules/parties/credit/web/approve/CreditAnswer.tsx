import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { today } from '#platform/web/formats.ts';
import { statusNote } from '#platform/web/notices/notices.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { StepFooter } from '#platform/web/wizard/StepFooter.tsx';
import { submitOnce } from '#modules/parties/links/web/public-form.ts';
import { creditLinkTexts } from '#modules/parties/credit/messages/link/index.ts';
import type { CreditChangeState } from '#modules/parties/credit/status.ts';
import type { CreditFormProps } from './link-calls.ts';
import { OfferedLimit } from './OfferedLimit.tsx';

const Field = namedFor<typeof answerForm>()({ Select: SelectField, Textarea: TextareaField });

const answers = ['accept', 'decline'] as const satisfies readonly CreditChangeState[];
const answerForm = z.strictObject({
  status: z.enum(answers, { error: 'required' }),
  comment: text(1000).default(''),
});

/** New Credit Limit, what the customer says to it, and Submit. */
export function CreditAnswer(form: CreditFormProps): ReactNode {
  const { link, token } = form;
  const t = useTexts(creditLinkTexts);
  const schemaForm = useSchemaForm({ schema: answerForm, initial: { status: '' as never, comment: '' } });
  const { control } = schemaForm.form;
  const { isSubmitting } = useFormState({ control });
  const status = useWatch({ control, name: 'status' });
  const [failed, setFailed] = useState<'refused' | 'unanswered'>();
  const forgetNote = useRef<() => void>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function submit({ status: answer, comment }: z.output<typeof answerForm>): Promise<void> {
    setFailed(undefined);
    // What failed before says nothing about this attempt, and must not stand over its success.
    forgetNote.current?.();
    const { id, creditLimitChange: limit = 0, effectiveFrom = '', email } = link;
    await submitOnce(form, {
      input: {
        key: token,
        ...(id && { id }),
        creditLimitChange: limit,
        status: answer,
        comment: answer === 'decline' ? comment : '',
        email,
      },
      lockId: null,
      done: {
        client: link.clientTradeName,
        support: link.support,
        status: answer,
        limit,
        laterFrom: effectiveFrom > today() ? effectiveFrom : '',
      },
    });
  }
  /** No answer is no refusal: the footer says that nothing is lost. */
  function fail(error: unknown): void {
    const mayPass = error instanceof RpcFailure && (error.mayPass || error.code === 'throttled');
    setFailed(mayPass ? 'unanswered' : 'refused');
    if (mayPass) return;
    forgetNote.current = statusNote(t('technicalError'), { kind: 'danger' });
  }
  return (
    <FormFrame of={schemaForm} className="flex min-h-0 flex-1 flex-col" onSubmit={submit} onFailure={fail}>
      <div className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
          {t('heading')}
        </h1>
        <p className="mt-2 text-muted wrap-break-word">
          {t('intro', { client: link.clientTradeName, shipperName: link.shipperdetail?.registeredName ?? '' })}
        </p>
        <OfferedLimit link={link} />
        <div className="mt-5 max-w-md space-y-4">
          <Field.Select
            name="status"
            label={t('answer')}
            required
            options={answers.map((value) => ({ value, label: t(value) }))}
          />
          {status === 'decline' && (
            <Field.Textarea
              name="comment"
              label={t('comment')}
              help={t('commentHelp', { client: link.clientTradeName })}
              rows={4}
            />
          )}
        </div>
        {failed === 'refused' && (
          <p role="alert" className="err mt-4">
            {t('technicalError')}
          </p>
        )}
      </div>
      <StepFooter
        draft={{ kind: 'unchanged' }}
        isFirst
        isLast
        submitting={isSubmitting}
        unsent={failed === 'unanswered' ? failed : undefined}
        onBack={() => undefined}
      />
    </FormFrame>
  );
}
