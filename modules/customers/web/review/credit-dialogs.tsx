import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/customers/contract.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { bankRatingCodes } from '#modules/customers/records.ts';
import { customers } from '../calls.ts';
import { type Closable, CustomerDecision } from './dialogs.tsx';
import { useReviewed } from './reviewed.ts';

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

/** Says what credit one would give; somebody else approves it. */
export function RecommendDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('recommendTitle', { name })}
      text={t('recommendText')}
      schema={credit}
      initial={useProposed()}
      confirm={t('recommend')}
      done={t('recommendedDone', { name })}
      decide={(value, options) => customers.recommendShipper({ id, ...value }, options)}
      onClose={onClose}
    >
      <CreditDecisionFields />
    </CustomerDecision>
  );
}

/** Takes the customer on, with this limit. */
export function ApproveDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const { id, email, registeredName: name, recommendation, approvalThreshold, approvalLimit } = useReviewed();
  return (
    <CustomerDecision
      title={t('approveTitle', { name })}
      text={t('approveText', { email })}
      schema={credit}
      initial={useProposed()}
      confirm={t('approve')}
      done={t('approvedDone', { name })}
      decide={(value, options) => customers.approveShipper({ id, ...value }, options)}
      onClose={onClose}
    >
      <p className="rounded-ctl bg-sunken px-3 py-2">
        {recommendation &&
          `${t('recommendedLimit', { by: recommendation.by, limit: formats.money(recommendation.limit) })} `}
        {t('aboveThreshold', { threshold: formats.money(approvalThreshold) })}
        {approvalLimit !== null && ` ${t('yourLimit', { limit: formats.money(approvalLimit) })}`}
      </p>
      <CreditDecisionFields />
    </CustomerDecision>
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
      <Field.Textarea name="conditions" label={t('conditions')} help={t('conditionsHelp')} rows={2} maxLength={1000} />
      <Field.Select
        name="bankRatingCode"
        label={t('bankRatingCode')}
        help={t('bankRatingHelp')}
        placeholder={t('noRating')}
        options={bankRatingCodes.map((code) => ({ value: code, label: code }))}
      />
      <Field.Textarea name="comments" label={t('comments')} help={t('commentsHelp')} rows={3} maxLength={1000} />
    </>
  );
}
