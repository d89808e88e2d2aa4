import { Check, MessageCircleQuestion, Send, Trash2, Upload, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { nextState } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import { contractorFailureTexts } from '#modules/contractors/messages/failures/index.ts';
import type { ContractorRecord } from '#modules/contractors/records.ts';
import { application, type ContractorEvent } from '#modules/contractors/status.ts';
import { BringDeed } from './BringDeed.tsx';
import { useMay } from '../calls.ts';
import { ApproveDialog, InformationDialog, RejectDialog, RemoveDialog } from './dialogs.tsx';
import { SendContractorLink } from '../links/SendContractorLink.tsx';

type Opened = 'approve' | 'reject' | 'ask' | 'remove' | 'link' | 'deed';

/** What the person may decide now, and what stands in the way. */
export function Decisions({ record }: { readonly record: ContractorRecord }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  const formats = useFormats();
  const words = useCodeTexts([contractorFailureTexts, failureTexts]);
  const headingId = useId();
  const barrierId = useId();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { state, decisionBarrier, assessedBy, decidedBy, decidedAt, decisionReason, suretyshipAbove } = record;
  const can = (event: ContractorEvent) => nextState(application, state, event) !== undefined;
  const may = {
    approve: useMay('approveSubcontractor') && can('approve'),
    reject: useMay('rejectSubcontractor') && can('reject'),
    ask: useMay('sendSubcontractorInformationRequest') && can('requestInformation'),
    link: useMay('postSubcontractorLink') && can('submit'),
    deed: useMay('postSubcontractorFile') && state !== 'deleted' && state !== 'invited',
    remove: useMay('deleteSubcontractor') && can('remove'),
  };
  const isBarred = may.approve && decisionBarrier !== null;
  const isOwn = decisionBarrier === 'ownAssessment';
  return (
    <section aria-labelledby={headingId} className="card">
      <h2 id={headingId} className="border-b border-line px-4 py-3 font-semibold">
        {t('decision')}
      </h2>
      <div className="space-y-3 px-4 py-3">
        {state === 'invited' && <p className="text-muted">{t('notSubmittedText')}</p>}
        {assessedBy && <p className="text-muted">{t('assessedBy', { by: assessedBy })}</p>}
        {decidedBy && (
          <p className="text-muted">
            {decisionReason
              ? t('decidedWhy', { by: decidedBy, at: formats.moment(decidedAt), reason: decisionReason })
              : t('decidedBy', { by: decidedBy, at: formats.moment(decidedAt) })}
          </p>
        )}
        {isBarred && (
          <p id={barrierId} className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">
            {words(decisionBarrier, { above: formats.money(suretyshipAbove ?? 0) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {may.approve && (
            <button
              type="button"
              className="btn btn-p"
              disabled={isBarred}
              aria-describedby={isBarred ? barrierId : undefined}
              onClick={() => setOpened('approve')}
            >
              <Check size={16} aria-hidden="true" />
              {t('approve')}
            </button>
          )}
          {may.reject && (
            <button
              type="button"
              className="btn btn-s text-danger"
              disabled={isOwn}
              aria-describedby={isOwn ? barrierId : undefined}
              onClick={() => setOpened('reject')}
            >
              <X size={16} aria-hidden="true" />
              {t('reject')}
            </button>
          )}
          {may.ask && (
            <Other icon={<MessageCircleQuestion size={16} aria-hidden="true" />} onPress={() => setOpened('ask')}>
              {t('ask')}
            </Other>
          )}
          {may.link && (
            <Other icon={<Send size={16} aria-hidden="true" />} onPress={() => setOpened('link')}>
              {t('sendLink')}
            </Other>
          )}
          {may.deed && (
            <Other icon={<Upload size={16} aria-hidden="true" />} onPress={() => setOpened('deed')}>
              {t('bringDeed')}
            </Other>
          )}
          {may.remove && (
            <Other icon={<Trash2 size={16} aria-hidden="true" />} onPress={() => setOpened('remove')}>
              {t('remove')}
            </Other>
          )}
        </div>
      </div>
      {opened === 'approve' && <ApproveDialog record={record} onClose={close} />}
      {opened === 'reject' && <RejectDialog record={record} onClose={close} />}
      {opened === 'ask' && <InformationDialog record={record} onClose={close} />}
      {opened === 'remove' && <RemoveDialog record={record} onClose={close} />}
      {opened === 'link' && <SendContractorLink record={record} onClose={close} />}
      {opened === 'deed' && <BringDeed record={record} onClose={close} />}
    </section>
  );
}

interface OtherProps {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Other({ icon, onPress, children }: OtherProps): ReactNode {
  return (
    <button type="button" className="btn btn-s" onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}
