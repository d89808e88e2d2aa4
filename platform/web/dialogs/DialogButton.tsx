import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface DialogButtonProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly className?: string;
  /** The dialog that it opens, given what closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog of its own. */
export function DialogButton({ icon: Icon, title, className = 'btn btn-s', children }: DialogButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        <Icon size={15} aria-hidden="true" />
        {title}
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
