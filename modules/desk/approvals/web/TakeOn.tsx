import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ApprovalItem } from '../contract.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import { approvals, approvalsNoun, useMay } from './calls.ts';

/** Who has taken an applicant on, and the button that takes all that waits of it on, or gives it back. */
export function TakeOn({ item }: { readonly item: ApprovalItem }): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const failureText = useFailureText();
  const mayAssign = useMay('putApprovalAssignment');
  const [busy, setBusy] = useState(false);
  const { subject, assignedTo, inside } = item;
  const isMine = assignedTo?.isCaller ?? false;
  async function change(mine: boolean): Promise<void> {
    setBusy(true);
    try {
      // What a colleague has taken on of it stays theirs.
      for (const each of [item, ...inside])
        if (each.assignedTo === null || each.assignedTo.isCaller)
          await approvals.putApprovalAssignment({ kind: each.kind, id: each.id, mine });
      await queries.invalidateQueries({ queryKey: [approvalsNoun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <span className="flex items-center gap-2">
      {assignedTo && <span className="max-w-40 truncate">{assignedTo.name}</span>}
      {mayAssign && (assignedTo === null || isMine) && (
        <button
          type="button"
          className="btn btn-g relative z-1 h-7 px-2 pointer-coarse:h-11"
          disabled={busy}
          aria-label={t(isMine ? 'giveBackOf' : 'takeOnOf', { subject })}
          onClick={(event) => {
            event.stopPropagation();
            void change(!isMine);
          }}
        >
          {t(isMine ? 'giveBack' : 'takeOn')}
        </button>
      )}
    </span>
  );
}
