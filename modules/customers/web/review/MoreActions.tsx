import { Link, useNavigate } from '@tanstack/react-router';
import { Ban, Ellipsis, Eye, MessageCircleQuestion, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextState } from '#platform/machine.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyReviewTexts } from '#modules/parties/messages/review/index.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { application, standing as standings, type StandingEvent } from '#modules/customers/status.ts';
import { useMay } from '../calls.ts';
import { SendCustomerLink } from '../links/SendCustomerLink.tsx';
import { editCustomerPath } from '../paths.ts';
import type { Opened } from './Decisions.tsx';
import { useReviewed } from './reviewed.ts';

interface MoreActionsProps {
  /** Where there is no room for a button of its own. */
  readonly mayAsk: boolean;
  /** Nothing else stands in the bar. */
  readonly isAlone: boolean;
  readonly onOpen: (which: Opened) => void;
}

/** What is done now and then. To edit stands beside the menu; on a phone in it, unless the bar would be empty. */
export function MoreActions({ mayAsk, isAlone, onOpen }: MoreActionsProps): ReactNode {
  const t = useTexts(customerDeskTexts);
  const shared = useTexts(partyReviewTexts);
  const navigate = useNavigate();
  const { id, status, standing } = useReviewed();
  const isOver = status === 'WITHDRAWN' || standing === 'CLOSED';
  const allows = (event: StandingEvent) => standing !== null && nextState(standings, standing, event) !== undefined;
  const canWithdraw = standing === null && nextState(application, status, 'withdraw') !== undefined;
  const may = {
    edit: useMay('putShipper') && !isOver,
    vet: useMay('vetShipper') && nextState(application, status, 'vet') !== undefined,
    link: useMay('postShipperLink') && !isOver,
    suspend: useMay('suspendShipper') && allows('suspend'),
    reopen: useMay('reopenShipper') && allows('reopen'),
    close: useMay('deleteShipper') && (canWithdraw || allows('close')),
  };
  const items = [
    { id: 'vet', icon: Eye, title: t('vet'), shown: may.vet },
    { id: 'ask', icon: MessageCircleQuestion, title: t('ask'), shown: mayAsk },
    { id: 'link', icon: Send, title: t('sendEditLink'), shown: may.link },
    { id: 'suspend', icon: Ban, title: t('suspend'), shown: may.suspend },
    { id: 'reopen', icon: RotateCcw, title: t('reopen'), shown: may.reopen },
    { id: 'close', icon: Trash2, title: t(canWithdraw ? 'withdraw' : 'close'), shown: may.close },
  ] as const;
  const inMenu = items.filter(({ shown }) => shown);
  const editPath = editCustomerPath(id);
  return (
    <>
      {(inMenu.length > 0 || may.edit) && (
        <Menu
          align="end"
          trigger={
            <button
              type="button"
              className={inMenu.length > 0 ? 'btn btn-g px-2' : 'btn btn-g px-2 md:hidden'}
              aria-label={shared('more')}
            >
              <Ellipsis size={18} aria-hidden="true" />
            </button>
          }
        >
          {may.edit && (
            <MenuItem icon={<Pencil size={15} />} onSelect={() => void navigate({ to: editPath })}>
              {t('edit')}
            </MenuItem>
          )}
          {inMenu.map(({ id: action, icon: Icon, title }) => (
            <MenuItem key={action} icon={<Icon size={15} />} onSelect={() => onOpen(action)}>
              {title}
            </MenuItem>
          ))}
        </Menu>
      )}
      {may.edit && (
        <Link to={editPath} className={isAlone ? 'btn btn-s max-md:flex-1' : 'btn btn-s max-md:hidden'}>
          <Pencil size={15} aria-hidden="true" />
          {t('edit')}
        </Link>
      )}
    </>
  );
}

/** A link with which the customer corrects its own record. */
export function EditLinkDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id, email, mobileNumber, registeredName } = useReviewed();
  return <SendCustomerLink recipient={{ id, recipientName: registeredName, email, mobileNumber }} onClose={onClose} />;
}
