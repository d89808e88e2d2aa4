import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { Sheet } from '../floating/Sheet.tsx';
import { useTexts } from '../texts.ts';
import { Rail } from './Rail.tsx';

interface DrawerProps {
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

/** The menu on a phone, over the page; a choice closes it. */
export function Drawer({ onClose, onSearch }: DrawerProps): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <Sheet
      label={t('menu')}
      className="m-0 h-dvh max-h-none w-[min(20rem,80vw)] max-w-none overflow-y-auto border-r border-line bg-rail p-0 text-ink backdrop:bg-black/40"
      onClose={onClose}
    >
      <button
        type="button"
        className="absolute top-3 right-2 grid size-9 place-items-center rounded-ctl text-muted hover:bg-sunken"
        aria-label={t('closeMenu')}
        onClick={onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
      <Rail onSearch={onSearch} onLeave={onClose} inDrawer />
    </Sheet>
  );
}
