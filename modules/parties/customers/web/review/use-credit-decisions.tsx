import { Check, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextState } from '#platform/machine.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { bankRatingCodes } from '#modules/parties/customers/records.ts';
import { application } from '#modules/parties/customers/status.ts';
import { customers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';
import { useCustomerBarrier } from './use-answers.tsx';

/** What is recommended and what is approved say the same of a customer. */
const credit = customerService.operations.approveShipper.input.omit({ id: true });
const Field = fieldsFor<typeof credit>();

/** Days to pay from which a decision starts where nobody has said another one. */
const usualTerm = 30;

/** What a decision starts from: what was recommended, or else what is in force, or else what was asked for. */
function useProposed() {
  const { recommendation, creditLimits, creditLimit, creditRequired } = useReviewed();
  const [newest] = creditLimits;
  const { paymentTerm = usualTerm, conditions = '', bankRatingCode = '' } = recommendation ?? newest ?? {};
  const rating = bankRatingCodes.find((code) => code === bankRatingCode) ?? ('' as const);
  const limit = recommendation?.limit ?? (creditLimit || creditRequired);
  return { limit, paymentTerm, conditions, bankRatingCode: rating, comments: '' };
}

/** To say what credit one would give, and to take the customer on with it. */
export function useCreditDecisions(): readonly Decision<'recommend' | 'approve'>[] {
  const t = useTexts(customerDeskTexts);
  const barrier = useCustomerBarrier();
  const initial = useProposed();
  const { id, email, registeredName: name, status } = useReviewed();
  const mayApprove = useMay('approveShipper') && nextState(application, status, 'approve') !== undefined;
  return [
    {
      event: 'recommend',
      may: useMay('recommendShipper'),
      kind: mayApprove ? undefined : 'main',
      barrier,
      icon: ThumbsUp,
      title: t('recommend'),
      does: asks({
        title: t('recommendTitle', { name }),
        text: t('recommendText'),
        schema: credit,
        initial,
        done: t('recommendedDone', { name }),
        decide: (value, options) => customers.recommendShipper({ id, ...value }, options),
        fields: <CreditDecisionFields />,
      }),
    },
    {
      event: 'approve',
      may: mayApprove,
      kind: 'main',
      barrier,
      icon: Check,
      title: t('approve'),
      does: asks({
        title: t('approveTitle', { name }),
        text: t('approveText', { email }),
        schema: credit,
        initial,
        done: t('approvedDone', { name }),
        decide: (value, options) => customers.approveShipper({ id, ...value }, options),
        fields: (
          <>
            <Bounds />
            <CreditDecisionFields />
          </>
        ),
      }),
    },
  ];
}

/** What was recommended, and up to what one person may approve. */
function Bounds(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { recommendation, approvalThreshold, approvalLimit } = useReviewed();
  return (
    <p className="rounded-ctl bg-sunken px-3 py-2">
      {recommendation &&
        `${t('recommendedLimit', { by: recommendation.by, limit: formats.money(recommendation.limit) })} `}
      {t('aboveThreshold', { threshold: formats.money(approvalThreshold) })}
      {approvalLimit !== null && ` ${t('yourLimit', { limit: formats.money(approvalLimit) })}`}
    </p>
  );
}

function CreditDecisionFields(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { creditRequired } = useReviewed();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field.Money
          name="limit"
          label={t('limit')}
          {...(creditRequired > 0 && { help: `${t('asked')}: ${formats.money(creditRequired)}` })}
          min={0}
          required
        />
        <Field.Number
          name="paymentTerm"
          label={t('termDays')}
          help={t('termHelp')}
          min={0}
          max={180}
          decimals={0}
          required
        />
      </div>
      <Field.Textarea name="conditions" label={t('conditions')} help={t('conditionsHelp')} rows={2} />
      <Field.Select
        name="bankRatingCode"
        label={t('bankRatingCode')}
        help={t('bankRatingHelp')}
        placeholder={t('noRating')}
        options={bankRatingCodes.map((code) => ({ value: code, label: code }))}
      />
      <Field.Textarea name="comments" label={t('comments')} help={t('commentsHelp')} rows={3} />
    </>
  );
}
