import clsx from 'clsx';
import { Check } from 'lucide-react';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useFloating } from './use-floating.ts';

interface MenuProps {
  /** The button that opens it, and names it. */
  readonly trigger: ReactElement<object>;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const row =
  'flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-ctl px-2.5 py-1 text-left outline-none select-none hover:bg-sunken focus:bg-sunken pointer-coarse:min-h-12';

const CloseMenu = createContext<() => void>(() => undefined);

/** A list of actions under a button, by arrow keys and by typing. */
export function Menu({ trigger, align = 'start', children }: MenuProps): ReactNode {
  const { isOpen, close, panel, panelProps, triggerProps } = useFloating(align);
  const triggerId = useId();
  return (
    <>
      {cloneElement(trigger, { ...triggerProps, id: triggerId, 'aria-haspopup': 'menu' } as object)}
      <div
        {...panelProps}
        ref={panel}
        role="menu"
        aria-labelledby={triggerId}
        tabIndex={-1}
        className="pop fixed inset-auto m-0 max-w-80 min-w-48 overflow-y-auto p-1"
        onKeyDown={move}
      >
        {isOpen && (
          <CloseMenu value={close}>
            <Items>{children}</Items>
          </CloseMenu>
        )}
      </div>
    </>
  );
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** The chosen item has the focus first, or the first of all. */
function Items({ children }: { readonly children: ReactNode }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!list.current) return;
    (list.current.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf(list.current)[0])?.focus();
  }, []);
  return (
    <div ref={list} role="presentation">
      {children}
    </div>
  );
}

/** Arrows, Home and End go from item to item; a letter goes to the next item that begins with it. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const here = items.indexOf(event.target as HTMLElement);
  const at = (place: number) => items.at(place % items.length);
  const byKey: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: at(here + 1),
    ArrowUp: at(here - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const following = [...items.slice(here + 1), ...items.slice(0, here + 1)];
  const target = isLetter
    ? following.find((item) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()))
    : byKey[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  /** A second line, such as why it cannot be chosen now. */
  readonly hint?: string | undefined;
  /** It stays in reach of the keys, so that its hint is read. */
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon, hint, isDisabled = false, onSelect, children }: MenuItemProps): ReactNode {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isDisabled || undefined}
      className={clsx(row, isDisabled && 'text-muted')}
      onClick={() => {
        if (isDisabled) return;
        close();
        onSelect();
      }}
    >
      {icon && (
        <span aria-hidden="true" className="grid size-4 place-items-center text-muted">
          {icon}
        </span>
      )}
      {hint === undefined ? (
        children
      ) : (
        <span className="min-w-0">
          {children}
          <span className="block text-sm text-warn">{hint}</span>
        </span>
      )}
    </button>
  );
}

export function MenuSeparator(): ReactNode {
  return <hr className="-mx-1 my-1 border-line" />;
}

function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div role="group" aria-label={label}>
      <div aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-sm text-muted">
        {label}
      </div>
      {children}
    </div>
  );
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
}

interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several, marked. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>): ReactNode {
  const close = use(CloseMenu);
  return (
    <MenuGroup label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className={row}
          onClick={() => {
            close();
            onChange(option.value);
          }}
        >
          {option.title}
          {option.value === value && <Check size={16} aria-hidden="true" className="ml-auto flex-none text-brand" />}
        </button>
      ))}
    </MenuGroup>
  );
}

interface MenuChecksProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly options: readonly Choice<Value>[];
  readonly onChange: (values: Value[]) => void;
}

/** Any of several; the menu stays open while they are ticked. */
export function MenuChecks<Value extends string>({
  label,
  values,
  options,
  onChange,
}: MenuChecksProps<Value>): ReactNode {
  const toggled = (value: Value) =>
    options.map((option) => option.value).filter((each) => (each === value) !== values.includes(each));
  return (
    <MenuGroup label={label}>
      {options.map(({ value, title }) => {
        const isTicked = values.includes(value);
        return (
          <button
            key={value}
            type="button"
            role="menuitemcheckbox"
            aria-checked={isTicked}
            tabIndex={-1}
            className={row}
            onClick={() => onChange(toggled(value))}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-4 flex-none place-items-center rounded border',
                isTicked ? 'border-ink bg-ink text-surface' : 'border-line-strong',
              )}
            >
              {isTicked && <Check size={12} strokeWidth={3} />}
            </span>
            {title}
          </button>
        );
      })}
    </MenuGroup>
  );
}
