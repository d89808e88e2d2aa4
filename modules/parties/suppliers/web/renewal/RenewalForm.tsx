import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { outcomeTexts } from '#platform/messages/outcome/index.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useLeaveQuestion } from '#platform/web/leave-question.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { StepFooter } from '#platform/web/wizard/StepFooter.tsx';
import { LinkStart, StaffQuestion, submitOnce, usePageDraft } from '#modules/parties/links/web/public-form.ts';
import type { RenewalFormProps } from './link-calls.ts';
import { emptyRenewal, renewalForm, type RenewalValues } from './renewal-form.ts';
import { RenewalFields } from './RenewalFields.tsx';
import { RenewalHeader } from './RenewalHeader.tsx';

/** The one page, as drafts name and keep it. */
const page = { id: 'renewal', title: '', schema: renewalForm, Step: () => null };

/** Behind the code: the page, as it was left. */
export function RenewalForm(form: RenewalFormProps): ReactNode {
  return (
    <LinkStart access={form} failures={[]}>
      {({ draft }) => <RenewalPage form={form} initial={{ ...emptyRenewal, ...draft[page.id] }} />}
    </LinkStart>
  );
}

interface RenewalPageProps {
  readonly form: RenewalFormProps;
  readonly initial: typeof emptyRenewal;
}

/** GIT Renewal Certificate: whose it is, the document, what it says, and Submit. */
function RenewalPage({ form, initial }: RenewalPageProps): ReactNode {
  const { link } = form;
  const schemaForm = useSchemaForm({ schema: renewalForm, initial });
  const draft = usePageDraft(form, schemaForm.form, page);
  const { isDirty, isSubmitting } = useFormState({ control: schemaForm.form.control });
  const [outcome, setOutcome] = useState<'sent' | 'unsent' | 'refused'>();
  useLeaveQuestion(isDirty && outcome !== 'sent' && outcome !== 'refused');

  async function submit(values: RenewalValues): Promise<void> {
    setOutcome(undefined);
    try {
      await draft.submit(() =>
        submitOnce(form, {
          input: inputOf(values, link),
          lockId: null,
          done: { client: link.clientTradeName, support: link.support },
        }),
      );
      setOutcome('sent');
    } catch (error) {
      const lost = error instanceof RpcFailure ? error.fields['blobName'] : undefined;
      if (lost === undefined) throw error;
      schemaForm.setProblem('gitCertificate', { text: lost });
    }
  }
  /** No answer is no refusal: it can be sent again. Any other refusal that names no field has a page of its own. */
  function fail(error: unknown): void {
    const mayPass = error instanceof RpcFailure && (error.mayPass || error.code === 'throttled');
    setOutcome(mayPass ? 'unsent' : 'refused');
    if (!mayPass) history.replaceState(null, '', '/gitrenewalcertificatesubmissionerror');
  }
  if (outcome === 'refused') return <Refused support={link.support} />;
  return (
    <FormFrame of={schemaForm} className="flex min-h-0 flex-1 flex-col" onSubmit={submit} onFailure={fail}>
      <div className="mx-auto w-full max-w-3xl flex-1 px-4 pt-6 pb-8">
        <RenewalHeader link={link} />
        {/* Of a question only: what is on record is not shown here to be corrected. */}
        {link.scope.question && <StaffQuestion link={link} />}
        <div className="mt-5 space-y-5">
          <RenewalFields form={form} />
        </div>
      </div>
      <StepFooter
        draft={draft.state}
        isFirst
        isLast
        submitting={isSubmitting}
        unsent={outcome === 'unsent' ? 'unanswered' : undefined}
        onBack={() => undefined}
      />
    </FormFrame>
  );
}

function inputOf(
  { gitCertificate, gitCover, ...facts }: RenewalValues,
  { carrierName = '', clientName }: RenewalFormProps['link'],
) {
  return {
    carrierName,
    clientName,
    blobName: gitCertificate?.blobName ?? '',
    ...facts,
    ...(typeof gitCover === 'number' && { gitCover }),
  };
}

function Refused({ support }: { readonly support: string }): ReactNode {
  return <OutcomePage kind="failure" title={useTexts(outcomeTexts)('gitFailed')} support={support} />;
}
