import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type Deputy, newDelegation } from '#modules/desk/approvals/contract.ts';
import { approvalDeskTexts } from '#modules/desk/approvals/messages/desk/index.ts';
import { approvalFailureTexts } from '#modules/desk/approvals/messages/failures/index.ts';
import type { ApprovalKind } from '#modules/desk/approvals/policy.ts';
import { approvals, approvalsNoun, optionsRead } from '../calls.ts';

const Field = deskFieldsFor<typeof newDelegation>();
const usualDays = 14;
/** Kinds whose decisions give an amount away. */
const kindsWithAmount: readonly ApprovalKind[] = [
  'customer',
  'creditLimit',
  'rate',
  'order',
  'fuelAdjustment',
  'driverPay',
  'journal',
  'invoice',
];

interface HandOverDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** From when to when which colleague decides what, and up to which amount. */
export function HandOverDialog({ onDone, onClose }: HandOverDialogProps): ReactNode {
  const { data } = useQuery(optionsRead);
  const t = useTexts(approvalDeskTexts);
  // The kinds that are ticked at first are known only then.
  if (!data) return null;
  return (
    <FormDialog
      title={t('handOverTitle')}
      text={`${t('whileAwayHint')} ${t('toldAdmins')}`}
      schema={newDelegation}
      initial={{
        delegateId: '',
        from: today(),
        to: addDays(today(), usualDays),
        kinds: data.kinds,
        amountLimit: null,
        note: '',
      }}
      confirm={t('handOver')}
      failures={[approvalFailureTexts]}
      submit={async (delegation, idempotencyKey) => {
        const { delegate, state } = await approvals.postDelegation(delegation, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [approvalsNoun] });
        snackbar(state === 'waiting' ? t('asksAdmin') : t('handedOver', { name: delegate.name }), { kind: 'ok' });
        onDone();
      }}
      onClose={onClose}
    >
      <HandOverFields kinds={data.kinds} colleagues={data.colleagues} />
    </FormDialog>
  );
}

interface HandOverFieldsProps {
  readonly kinds: readonly ApprovalKind[];
  readonly colleagues: readonly Deputy[];
}

function HandOverFields({ kinds, colleagues }: HandOverFieldsProps): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const [chosenId, chosenKinds] = useWatch<{ delegateId: string; kinds: ApprovalKind[] }, ['delegateId', 'kinds']>({
    name: ['delegateId', 'kinds'],
  });
  const chosen = colleagues.find(({ userId }) => userId === chosenId);
  const beyond = chosen ? chosenKinds.filter((kind) => !chosen.decides.includes(kind)) : [];
  return (
    <>
      <Field.Select
        name="delegateId"
        label={t('delegate')}
        placeholder={t('chooseDelegate')}
        options={colleagues.map(({ userId, name, roles, decides }) => ({
          value: userId,
          label: `${t('rolesOf', { name, roles: roles.join(', ') || t('noRole') })} · ${
            chosenKinds.every((kind) => decides.includes(kind)) ? t('decidesOwn') : t('needsAdmin')
          }`,
        }))}
        required
        className="sm:col-span-2"
      />
      {chosen && beyond.length > 0 && (
        <p role="status" className="rounded-ctl bg-sunken px-3 py-2 sm:col-span-2">
          {t('releaseHint', { name: chosen.name, kinds: beyond.map((kind) => t(`kind_${kind}`)).join(', ') })}
        </p>
      )}
      <Field.Date name="from" label={t('from')} required />
      <Field.Date name="to" label={t('to')} required />
      <Field.Ticks
        name="kinds"
        label={t('kinds')}
        options={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
        required
        className="sm:col-span-2"
      />
      {chosenKinds.some((kind) => kindsWithAmount.includes(kind)) && (
        <Field.Money
          name="amountLimit"
          label={t('amountLimit')}
          help={t('amountLimitHelp')}
          className="sm:col-span-2"
        />
      )}
      <Field.Text name="note" label={t('note')} className="sm:col-span-2" />
    </>
  );
}
