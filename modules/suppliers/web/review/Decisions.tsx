import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check, Ellipsis, MessageCircleQuestion, Pencil, Send, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { DecisionBar as Bar, DecisionButton } from '#platform/web/record/DecisionBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/messages/review/index.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { application, gitCertificate } from '#modules/suppliers/status.ts';
import { useMay } from '../calls.ts';
import { SendSupplierLink } from '../links/SendSupplierLink.tsx';
import { editSupplierPath } from '../paths.ts';
import { ApproveDialog, InformationDialog, RejectDialog, RemoveDialog } from './dialogs.tsx';
import { currentCertificate, useReviewed } from './reviewed.ts';

type Opened = 'approve' | 'reject' | 'ask' | 'remove' | 'link';

/** What the person may decide now about the supplier. */
export function DecisionBar({ barrierId }: { readonly barrierId: string }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { status, decisionBarrier } = useReviewed();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const may = {
    approve: useMay('approveCarrier') && nextState(application, status, 'approve') !== undefined,
    reject: useMay('rejectCarrier') && nextState(application, status, 'reject') !== undefined,
    ask: useMay('sendCarrierInformationRequest') && nextState(application, status, 'requestInformation') !== undefined,
  };
  const barredBy = decisionBarrier === null ? undefined : barrierId;
  return (
    <Bar>
      <MoreMenu onOpen={setOpened} />
      {may.ask && (
        <DecisionButton
          icon={MessageCircleQuestion}
          title={t('ask')}
          {...((may.reject || may.approve) && { shortTitle: t('askShort') })}
          onPress={() => setOpened('ask')}
        />
      )}
      {may.reject && (
        <DecisionButton
          icon={X}
          title={t('reject')}
          kind="danger"
          barredBy={barredBy}
          onPress={() => setOpened('reject')}
        />
      )}
      {may.approve && (
        <DecisionButton
          icon={Check}
          title={t('approve')}
          kind="main"
          barredBy={barredBy}
          onPress={() => setOpened('approve')}
        />
      )}
      {opened === 'approve' && <ApproveDialog onClose={close} />}
      {opened === 'reject' && <RejectDialog onClose={close} />}
      {opened === 'ask' && <InformationDialog onClose={close} />}
      {opened === 'remove' && <RemoveDialog onClose={close} />}
      {opened === 'link' && <EditLinkDialog onClose={close} />}
    </Bar>
  );
}

/** Whether there is something to decide that the person may decide, were it not for what stands in the way. */
export function useCouldDecide(): boolean {
  const record = useReviewed();
  const certificate = currentCertificate(record);
  const isDecider = [useMay('approveCarrier'), useMay('rejectCarrier')].some(Boolean);
  const isExaminer = [useMay('approveGitCertificate'), useMay('rejectGitCertificate')].some(Boolean);
  const waits = nextState(application, record.status, 'approve') !== undefined;
  const certificateWaits = certificate && nextState(gitCertificate, certificate.status, 'approve') !== undefined;
  return (isDecider && waits) || (isExaminer && certificateWaits === true);
}

function MoreMenu({ onOpen }: { readonly onOpen: (which: Opened) => void }): ReactNode {
  const shared = useTexts(partyReviewTexts);
  const t = useTexts(supplierDeskTexts);
  const navigate = useNavigate();
  const { keyIdentifier, status } = useReviewed();
  const isThere = nextState(application, status, 'remove') !== undefined;
  const mayEdit = useMay('putCarrier') && isThere;
  const maySend = useMay('postCarrierLink') && isThere;
  const mayRemove = useMay('deleteCarrier') && isThere;
  const editPath = editSupplierPath(keyIdentifier);
  return (
    <>
      {(mayEdit || maySend || mayRemove) && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              className={clsx('btn btn-g px-2', !maySend && !mayRemove && 'md:hidden')}
              aria-label={shared('more')}
            >
              <Ellipsis size={18} aria-hidden="true" />
            </button>
          }
        >
          {mayEdit && (
            <MenuItem icon={<Pencil size={15} />} onSelect={() => void navigate({ to: editPath })}>
              {t('edit')}
            </MenuItem>
          )}
          {maySend && (
            <MenuItem icon={<Send size={15} />} onSelect={() => onOpen('link')}>
              {t('sendEditLink')}
            </MenuItem>
          )}
          {mayRemove && (
            <MenuItem icon={<Trash2 size={15} />} onSelect={() => onOpen('remove')}>
              {t('remove')}
            </MenuItem>
          )}
        </Menu>
      )}
      {mayEdit && (
        <Link to={editPath} className="btn btn-s max-md:hidden">
          <Pencil size={15} aria-hidden="true" />
          {t('edit')}
        </Link>
      )}
    </>
  );
}

function EditLinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { keyIdentifier, carrierDetail, carrierName } = useReviewed();
  return (
    <SendSupplierLink
      recipient={{
        keyIdentifier,
        recipientName: carrierName,
        email: carrierDetail.email,
        mobileNumber: carrierDetail.cellNo,
      }}
      onClose={onClose}
    />
  );
}
