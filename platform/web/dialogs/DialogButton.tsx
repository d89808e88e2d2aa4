import { useLocation, useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly className?: string;
  /** The part of the address that opens it from elsewhere: `send` is `/manage-carrier#send`. */
  readonly hash?: string;
  /** The dialog that it opens, given what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog of its own. */
export function DialogButton(props: DialogButtonProps): ReactNode {
  const { icon: Icon, title, className = 'btn btn-s', hash, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const isAsked = useLocation({ select: (location) => hash !== undefined && location.hash === hash });
  function close(): void {
    setIsOpen(false);
    if (isAsked) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        <Icon size={15} aria-hidden="true" />
        {title}
      </button>
      {(isOpen || isAsked) && children(close)}
    </>
  );
}
