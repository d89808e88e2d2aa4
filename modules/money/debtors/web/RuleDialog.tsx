import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { OutputOf } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { debtorService } from '../contract.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { debtorFailures, debtors, debtorsNoun, ruleRead, useMay } from './calls.ts';

type Rule = OutputOf<(typeof debtorService)['operations']['getDebtorRule']>;

const days = z.int().min(1).max(365);
/** The three steps stand side by side, so that each has its own message. */
const ruleForm = z
  .strictObject({
    sendsStatements: z.boolean(),
    statementDay: z.int().min(1).max(31),
    sendsReminders: z.boolean(),
    first: days,
    second: days,
    third: days,
  })
  .refine(({ first, second }) => first < second, { path: ['second'], error: 'reminderDaysOrder' })
  .refine(({ second, third }) => second < third, { path: ['third'], error: 'reminderDaysOrder' });
const Field = deskFieldsFor<typeof ruleForm>();

/** Opens the rule of the company: when statements go out, and when reminders do. */
export function OpenRule({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  if (!useMay('putDebtorRule')) return null;
  return (
    <button
      type="button"
      className="btn btn-s px-2.5"
      aria-label={t('changeRule')}
      title={t('changeRule')}
      onClick={onOpen}
    >
      <Settings2 size={16} aria-hidden="true" />
    </button>
  );
}

interface ChangeRuleProps {
  readonly companyId: string | null;
  readonly onClose: () => void;
}

export function ChangeRule({ companyId, onClose }: ChangeRuleProps): ReactNode {
  const { data } = useQuery(ruleRead(companyId));
  return data ? <RuleDialog rule={data} onClose={onClose} /> : null;
}

function RuleDialog({ rule, onClose }: { readonly rule: Rule; readonly onClose: () => void }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const [first, second, third] = rule.reminderDays as [number, number, number];
  const { companyId, lockId, sendsStatements, statementDay, sendsReminders } = rule;
  return (
    <FormDialog
      title={t('ruleTitle')}
      schema={ruleForm}
      initial={{ sendsStatements, statementDay, sendsReminders, first, second, third }}
      confirm={t('save')}
      failures={debtorFailures}
      isNarrow
      intent={lockId}
      submit={async ({ first: one, second: two, third: three, ...value }, idempotencyKey) => {
        await debtors.putDebtorRule(
          { companyId, ...value, reminderDays: [one, two, three] },
          { lockId, idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [debtorsNoun] });
        toast(t('arranged'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Checkbox name="sendsStatements" label={t('sendsStatements')} />
      <Field.Number name="statementDay" label={t('statementDay')} help={t('ruleDayHelp')} />
      <Field.Checkbox name="sendsReminders" label={t('ruleSends')} help={t('ruleSendsHelp')} />
      <Field.Number name="first" label={t('ruleStep', { step: 1 })} />
      <Field.Number name="second" label={t('ruleStep', { step: 2 })} />
      <Field.Number name="third" label={t('ruleStep', { step: 3 })} help={t('ruleThirdHelp')} />
    </FormDialog>
  );
}
