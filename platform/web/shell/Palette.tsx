import { Autocomplete } from '@base-ui/react/autocomplete';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { type MenuGroup, useDestinations } from './use-menu.ts';

interface Destination {
  readonly title: string;
  readonly url: string;
  /** What the typed words are looked for in: the title and its group, without accents. */
  readonly words: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function destinationsOf({ title, items }: MenuGroup): { value: string; items: Destination[] } {
  return { value: title, items: items.map((item) => ({ ...item, words: plain(`${item.title} ${title}`) })) };
}

function matches({ words }: Destination, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Ctrl K: go to any screen by typing a part of its name. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  const navigate = useNavigate();
  const groups = useDestinations().map(destinationsOf);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const open = (url: string) => {
    onClose();
    void navigate(linkTo(url));
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('searchOrJump')}
      className="pop mx-auto mt-[min(8rem,14vh)] w-[min(32rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-dlg p-0 backdrop:bg-black/30"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Autocomplete.Root inline open items={groups} filter={matches} itemToStringValue={(item: Destination) => item.title} autoHighlight="always" keepHighlight>
        <Autocomplete.Input
          className="h-12 w-full border-b border-line bg-transparent px-4 outline-none placeholder:text-faint"
          placeholder={t('searchOrJump')}
          aria-label={t('searchOrJump')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <Autocomplete.Empty>
          <p className="px-4 py-6 text-center text-muted">{t('nothingFound')}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5 empty:hidden">
          {(group: { value: string; items: Destination[] }) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              {group.value !== '' && <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-sm text-muted">{group.value}</Autocomplete.GroupLabel>}
              <Autocomplete.Collection>
                {(item: Destination) => (
                  <Autocomplete.Item
                    key={item.url}
                    value={item}
                    onClick={() => open(item.url)}
                    className="flex min-h-8.5 cursor-default items-center rounded-ctl px-2.5 outline-none select-none data-highlighted:bg-sunken pointer-coarse:min-h-12"
                  >
                    {item.title}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </dialog>
  );
}
