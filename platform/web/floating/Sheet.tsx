import { type ReactNode, useEffect, useRef } from 'react';
import { showModal } from './show-modal.ts';

interface SheetProps {
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something over the page that goes with Escape or a press beside it: the drawer, the palette. Shown while it is drawn. */
export function Sheet({ label, className, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element) showModal(element);
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The key for it is Escape, which the browser reports as cancel.
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
