import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { singleKeysAreOn, turnSingleKeys } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Keys of the page itself, before those that work everywhere. */
  readonly own?: readonly (readonly [key: string, what: string])[];
}

/** The keys that the desk knows; with those of the page in front. */
export function ShortcutHelp({ open, onClose, own = [] }: ShortcutHelpProps): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const [on, setOn] = useState(singleKeysAreOn);
  const keys = [
    ...own,
    ['Ctrl K', t('keyJump')],
    ['/', t('keySearch')],
    ['↑ ↓ J K', t('keyRows')],
    ['Enter', t('keyOpen')],
    ['J K', t('keyWalk')],
    ['X', t('keySelect')],
    ['N', t('keyNew')],
    ['Ctrl S', t('keySave')],
    ['Esc', t('keyClear')],
    ['?', t('keyHelp')],
  ] as const;
  return (
    <Dialog open={open} title={t('shortcuts')} onClose={onClose} width={440}>
      <dl className="divide-y divide-line">
        {keys.map(([key, what]) => (
          <div key={key} className="flex items-center justify-between py-2">
            <dt>{what}</dt>
            <dd>
              <kbd className="kbd px-2 py-0.5 font-sans text-sm text-muted">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-3 flex items-center gap-2.5">
        <input
          type="checkbox"
          className="size-4 flex-none accent-ink"
          checked={on}
          onChange={(event) => {
            turnSingleKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        {t('singleKeys')}
      </label>
      <button type="button" className="btn btn-s mt-4 w-full" onClick={onClose}>
        {shared('close')}
      </button>
    </Dialog>
  );
}
