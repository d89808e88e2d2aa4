import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { Sheet } from '../floating/Sheet.tsx';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { useFoundRecords } from './found-records.ts';
import { type MenuGroup, type MenuItem, useActions, useDestinations } from './use-menu.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The groups with what matches every typed word, in the title or in the title of the group. */
function matching(groups: readonly MenuGroup[], typed: string): readonly MenuGroup[] {
  const words = plain(typed.trim()).split(/\s+/);
  const matches = (group: MenuGroup, item: MenuItem) =>
    words.every((word) => plain(`${item.title} ${group.title}`).includes(word));
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matches(group, item)) }))
    .filter(({ items }) => items.length > 0);
}

/** Ctrl K: go to any screen or record by typing a part of its name. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const records = useFoundRecords(typed);
  const groups = [...matching([useActions(), ...useDestinations()], typed), ...records.groups];
  const found = groups.flatMap(({ items }) => items);
  const optionId = (item: MenuItem) => `${id}-${found.indexOf(item)}`;

  useEffect(() => {
    void document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  function open(item: MenuItem | undefined): void {
    if (!item) return;
    onClose();
    void navigate(linkTo(item.url));
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') open(found[place]);
    else if (event.key === 'ArrowDown') setPlace((place + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setPlace((place - 1 + found.length) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  }
  return (
    <Sheet
      label={t('searchOrJump')}
      className="pop mx-auto mt-[min(8rem,14vh)] w-[min(32rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-dlg p-0 backdrop:bg-black/30"
      onClose={onClose}
    >
      <input
        className="h-12 w-full border-b border-line bg-transparent px-4 outline-none placeholder:text-faint"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${place}` : undefined}
        aria-label={t('searchOrJump')}
        placeholder={t('searchOrJump')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('searchOrJump')}
        className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5 empty:hidden"
      >
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.title}>
            {group.title !== '' && (
              <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-sm text-muted">
                {group.title}
              </div>
            )}
            {group.items.map((item) => (
              <Destination
                key={`${group.key} ${item.url}`}
                id={optionId(item)}
                item={item}
                isCurrent={item === found[place]}
                onPoint={() => setPlace(found.indexOf(item))}
                onOpen={() => open(item)}
              />
            ))}
          </div>
        ))}
      </div>
      <Message isAlone={found.length === 0}>
        {records.isSearching ? t('searchingRecords') : found.length === 0 && t('nothingFound')}
      </Message>
    </Sheet>
  );
}

interface DestinationProps {
  readonly id: string;
  readonly item: MenuItem;
  /** Enter opens it. */
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

function Destination({ id, item, isCurrent, onPoint, onOpen }: DestinationProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The combobox pattern of ARIA: the input keeps the focus and handles the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={clsx(
        'flex min-h-8.5 cursor-default items-center rounded-ctl px-2.5 select-none pointer-coarse:min-h-12',
        isCurrent && 'bg-sunken',
      )}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="min-w-0 truncate">{item.title}</span>
      {item.subtitle && <span className="ml-auto flex-none pl-3 text-sm text-muted">{item.subtitle}</span>}
    </div>
  );
}

/** Says that records are searched for, or that nothing was found. */
function Message({ isAlone, children }: { readonly isAlone: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <p role="status" className={clsx('px-4 text-muted empty:hidden', isAlone ? 'py-6 text-center' : 'pb-3')}>
      {children}
    </p>
  );
}
