import type { ReactNode } from 'react';
import { nextState } from '#platform/machine.ts';
import { requiredText, text } from '#platform/operation.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { postingPeriodService } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { postingPeriodFailureTexts } from '../messages/failures/index.ts';
import { postingLife } from '../status.ts';
import { periods, periodsNoun } from './calls.ts';
import type { VerbsProps } from './Verbs.tsx';

const change = postingPeriodService.operations.updateFiscalMonthPosting.input.pick({ confirmation: true });
const forms = {
  plain: change.extend({ reason: text(500) }),
  reasoned: change.extend({ reason: requiredText(500) }),
};
const Field = namedFor<{ reason: string }>()({ Textarea: TextareaField });
const failures = [postingPeriodFailureTexts, accessFailureTexts];

interface ChangeDialogProps extends VerbsProps {
  readonly event: 'close' | 'reopen' | 'lock';
  readonly onClose: () => void;
}

/** Closes, opens again or locks a month: over what is still open, and to open again, with a reason. */
export function ChangeDialog(props: ChangeDialogProps): ReactNode {
  return props.event === 'reopen' ? <Reopening {...props} /> : <Changing {...props} />;
}

/** Who has a second factor is asked for it again. */
function Reopening(props: ChangeDialogProps): ReactNode {
  const asked = useConfirmation();
  if (!asked) return null;
  return (
    <Changing {...props} initial={emptyConfirmation(asked)}>
      <ConfirmationFields asked={asked} />
    </Changing>
  );
}

interface ChangingProps extends ChangeDialogProps {
  readonly initial?: ReturnType<typeof emptyConfirmation>;
  readonly children?: ReactNode;
}

function Changing({
  event,
  month,
  name,
  held,
  blockers = [],
  initial = {},
  children,
  onClose,
}: ChangingProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const isOver = event === 'close' && blockers.length > 0;
  const needsReason = isOver || event === 'reopen';
  const said = { area: t(`area_${held.area}`), month: name };
  return (
    <FormDialog
      title={t(`${event}Title`, said)}
      text={t(isOver ? 'closeOverText' : `${event}Text`)}
      schema={needsReason ? forms.reasoned : forms.plain}
      initial={{ reason: '', ...initial }}
      confirm={t(event === 'close' ? 'closeAll' : event)}
      danger={event === 'lock'}
      isNarrow
      intent={[month.id, held.area, held.changedAt]}
      failures={failures}
      onClose={onClose}
      submit={async ({ reason, confirmation }, idempotencyKey) => {
        await periods.updateFiscalMonthPosting(
          {
            periodId: month.id,
            area: held.area,
            state: nextState(postingLife, held.state, event)!,
            reason,
            ...(confirmation && { confirmation }),
          },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [periodsNoun] });
        snackbar(t(event === 'reopen' ? 'opened' : event === 'lock' ? 'locked' : 'closed', said), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Textarea name="reason" label={t('reason')} required={needsReason} rows={needsReason ? 3 : 2} />
      {children}
    </FormDialog>
  );
}
