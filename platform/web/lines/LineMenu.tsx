import { ArrowDown, ArrowUp, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../floating/Menu.tsx';
import { useTexts } from '../texts.ts';
import type { Act } from './view.ts';

interface LineMenuProps {
  /** From 1. */
  readonly line: number;
  readonly drive: (action: Act) => void;
}

/** What can be done with a line, for mouse and finger. */
export function LineMenu({ line, drive }: LineMenuProps): ReactNode {
  const t = useTexts(lineTexts);
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className="grid size-7 place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          aria-label={t('lineActions', { line })}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </button>
      }
    >
      <MenuItem icon={<Plus size={16} />} onSelect={() => drive({ do: 'insert' })}>
        {t('insertLine')}
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} onSelect={() => drive({ do: 'duplicate' })}>
        {t('duplicateLine')}
      </MenuItem>
      <MenuItem icon={<ArrowUp size={16} />} onSelect={() => drive({ do: 'move', by: -1 })}>
        {t('moveUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDown size={16} />} onSelect={() => drive({ do: 'move', by: 1 })}>
        {t('moveDown')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={16} />} onSelect={() => drive({ do: 'remove' })}>
        {t('removeLine')}
      </MenuItem>
    </Menu>
  );
}
