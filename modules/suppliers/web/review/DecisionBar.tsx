import { Link, useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check, Ellipsis, MessageCircleQuestion, Pencil, Send, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { application, gitCertificate } from '#modules/suppliers/status.ts';
import { useMay } from '../calls.ts';
import { SendLinkDialog } from '../links/SendLinkDialog.tsx';
import { editSupplierPath } from '../paths.ts';
import { ApproveDialog, InformationDialog, RejectDialog, RemoveDialog } from './decisions.tsx';
import { currentCertificate, useReviewed } from './review.ts';

type Opened = 'approve' | 'reject' | 'ask' | 'remove' | 'link';

/** What the person may decide now. At a desk it stands beside the title, on a phone at the foot of the screen. */
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
  const barred = decisionBarrier === null ? {} : { disabled: true, 'aria-describedby': barrierId };
  return (
    <div className="z-20 ml-auto flex flex-none items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <MoreMenu onOpen={setOpened} />
      {may.ask && (
        <button type="button" className="btn btn-s max-md:flex-1 max-md:px-2" onClick={() => setOpened('ask')}>
          <MessageCircleQuestion size={16} aria-hidden="true" className="max-md:hidden" />
          <span className="max-md:hidden">{t('ask')}</span>
          <span className="md:hidden">{t('askShort')}</span>
        </button>
      )}
      {may.reject && (
        <button
          type="button"
          className="btn btn-s text-danger max-md:flex-1 max-md:px-2"
          {...barred}
          onClick={() => setOpened('reject')}
        >
          <X size={16} aria-hidden="true" className="max-md:hidden" />
          {t('reject')}
        </button>
      )}
      {may.approve && (
        <button
          type="button"
          className="btn btn-p max-md:flex-1 max-md:px-2"
          {...barred}
          onClick={() => setOpened('approve')}
        >
          <Check size={16} aria-hidden="true" className="max-md:hidden" />
          {t('approve')}
        </button>
      )}
      {opened === 'approve' && <ApproveDialog onClose={close} />}
      {opened === 'reject' && <RejectDialog onClose={close} />}
      {opened === 'ask' && <InformationDialog onClose={close} />}
      {opened === 'remove' && <RemoveDialog onClose={close} />}
      {opened === 'link' && <EditLinkDialog onClose={close} />}
    </div>
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
              aria-label={t('more')}
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
    <SendLinkDialog
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
