import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { Rail } from './Rail.tsx';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

/** The menu on a phone: it slides over the page, and goes with Escape, a tap beside it, or a choice. */
export function Drawer({ open, onClose, onSearch }: DrawerProps): ReactNode {
  const t = useTexts(deskTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t('menu')}
      className="m-0 h-dvh max-h-none w-[min(20rem,80vw)] max-w-none overflow-y-auto border-r border-line bg-rail p-0 text-ink backdrop:bg-black/40"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <button type="button" className="absolute top-3 right-2 grid size-9 place-items-center rounded-ctl text-muted hover:bg-sunken" aria-label={t('closeMenu')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
      <Rail onSearch={onSearch} onLeave={onClose} inDrawer />
    </dialog>
  );
}
