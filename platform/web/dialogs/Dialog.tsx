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
}

/** A modal dialog: the browser keeps the focus inside and gives it back. The first focusable element gets it. */
export function Dialog({ open, title, onClose, width = 400, children, footer }: DialogProps): ReactNode {
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
      style={{ width: `min(${width}px, 100vw - min(2rem, 9vw))` }}
      className={clsx(
        'pop m-auto max-h-[calc(100dvh-min(2rem,9vw))] max-w-none flex-col rounded-dlg p-0 open:flex',
        'backdrop:bg-black/40',
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
      <h2 id={id} className="px-[min(1.25rem,5.5vw)] pt-[min(1rem,4.5vw)] text-lg leading-tight font-semibold">
        {title}
      </h2>
      <div className="min-h-0 overflow-y-auto px-[min(1.25rem,5.5vw)] pt-2 pb-[min(1.25rem,5.5vw)]">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-[min(0.5rem,2.25vw)] border-t border-line px-[min(1.25rem,5.5vw)] py-[min(0.75rem,3.5vw)] [&>.btn]:px-[min(0.75rem,3.5vw)] pointer-coarse:*:flex-1">
          {footer}
        </div>
      )}
    </dialog>
  );
}
