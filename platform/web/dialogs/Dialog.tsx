import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { showModal } from '../floating/show-modal.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape, or the back gesture of a phone. Without it the dialog stays until one of its buttons is pressed. */
  readonly onClose?: (() => void) | undefined;
  /** In pixels, where the screen is wide enough. */
  readonly width?: number;
  readonly children: ReactNode;
  /** The buttons, in reading order: the way back first. */
  readonly footer?: ReactNode;
  /** Classes that say where it stands, if not in the middle of a page that it dims. */
  readonly side?: string | undefined;
}

/** A modal dialog: the browser keeps the focus inside and gives it back. The first focusable element gets it. */
export function Dialog({ open, title, onClose, width = 400, children, footer, side }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    showModal(element);
    isShown.current = true;
    return () => {
      isShown.current = false;
      element.close();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // The edges take no more of a phone when its reader has enlarged the text: what is read needs the room.
      style={{ width: `min(${width}px, 100vw - 2rem)` }}
      className={clsx(
        'pop m-auto max-h-[calc(100dvh-2rem)] max-w-none flex-col rounded-dlg p-0 open:flex backdrop:bg-black/40',
        side,
      )}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Browsers that do not know `closedby` let a second Escape through.
      onClose={({ currentTarget }) => {
        // Closed by us, as while a text of it is fetched, or shown again meanwhile.
        if (!isShown.current || currentTarget.open) return;
        if (onClose) onClose();
        else showModal(currentTarget);
      }}
    >
      <h2 id={id} className="px-[min(1.25rem,5.5vw)] pt-4 text-lg font-semibold">
        {title}
      </h2>
      <div className="min-h-0 overflow-y-auto px-[min(1.25rem,5.5vw)] pt-2 pb-5">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-[min(1.25rem,5.5vw)] py-3 pointer-coarse:*:flex-1">
          {footer}
        </div>
      )}
    </dialog>
  );
}
