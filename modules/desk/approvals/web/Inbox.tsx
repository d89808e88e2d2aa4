import { useQuery } from '@tanstack/react-query';
import { CalendarClock, UserRoundCog } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { approvalDeskTexts } from '../messages/desk/index.ts';
import { approvalKinds, urgencies } from '../policy.ts';
import { approvals, approvalsNoun, countsRead, decisionPath, useMay } from './calls.ts';
import { useApprovalColumns } from './columns.tsx';
import { DelegationsDialog } from './delegation/DelegationsDialog.tsx';
import { Standins } from './delegation/Standins.tsx';
import { DueTimesDialog } from './DueTimesDialog.tsx';

/** `/approvals`: everything that waits for this person's decision, the oldest first, whatever noun it belongs to. */
export function Inbox(): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const columns = useApprovalColumns();
  const { data: counts } = useQuery(countsRead);
  const mayDelegate = useMay('getDelegations');
  const mayChangePolicy = useMay('putApprovalPolicy');
  const [isDueTimes, setDueTimes] = useState(false);
  // What is opened from here is decided on another page, where nobody hears that it leaves the inbox.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: [approvalsNoun], refetchType: 'none' }), []);
  return (
    <>
      <ListScreen
        id="approvals"
        title={t('inbox')}
        channel={approvalsNoun}
        summary={<Standins />}
        load={approvals.getApprovals}
        columns={columns}
        rowId={(row) => row.id}
        rowPath={decisionPath}
        searchIn={t('search')}
        tabs={{
          filter: 'kind',
          options: approvalKinds
            .filter((kind) => counts?.kinds[kind] !== undefined)
            .map((kind) => ({ value: kind, title: t(`kind_${kind}`), count: counts?.kinds[kind] })),
        }}
        filters={[
          { id: 'urgency', kind: 'many', title: t('due'), options: titled(t, 'urgency_', urgencies) },
          { id: 'assigned', kind: 'one', title: t('assigned'), options: titled(t, 'assigned_', ['mine', 'nobody']) },
        ]}
        actions={
          <>
            {mayChangePolicy && (
              <button type="button" className="btn btn-s" onClick={() => setDueTimes(true)}>
                <CalendarClock size={15} aria-hidden="true" />
                {t('dueTimes')}
              </button>
            )}
            {mayDelegate && (
              <DialogButton icon={UserRoundCog} title={t('whileAway')} hash="away">
                {(shut) => <DelegationsDialog onClose={shut} />}
              </DialogButton>
            )}
          </>
        }
        emptyHint={t('nothingWaits')}
      />
      {isDueTimes && <DueTimesDialog onClose={() => setDueTimes(false)} />}
    </>
  );
}
