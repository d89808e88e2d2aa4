import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const row =
  'flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-ctl px-2.5 py-1 text-left outline-none select-none data-disabled:text-faint data-highlighted:bg-sunken pointer-coarse:min-h-12';

/** A list of actions under a button, by arrow keys and by typing. */
export function Menu({ trigger, align = 'start', children }: MenuProps): ReactNode {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-40 outline-none" sideOffset={6} align={align}>
          <Base.Popup className="pop max-h-(--available-height) max-w-80 min-w-48 overflow-y-auto p-1 outline-none">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, disabled, children }: MenuItemProps): ReactNode {
  return (
    <Base.Item className={row} onClick={onSelect} disabled={disabled ?? false}>
      {icon && <span className="grid size-4 place-items-center text-muted">{icon}</span>}
      {children}
    </Base.Item>
  );
}

export function MenuSeparator(): ReactNode {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
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
export function MenuChoice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>): ReactNode {
  return (
    <Base.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-sm text-muted">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} className={row} closeOnClick>
          {option.title}
          <Base.RadioItemIndicator className="ml-auto text-brand">
            <Check size={16} aria-hidden="true" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

interface MenuChecksProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly options: readonly Choice<Value>[];
  readonly onChange: (values: Value[]) => void;
}

/** Any of several; the menu stays open while they are ticked. */
export function MenuChecks<Value extends string>({ label, values, options, onChange }: MenuChecksProps<Value>): ReactNode {
  const toggled = (value: Value, ticked: boolean) =>
    options.map((option) => option.value).filter((each) => (each === value ? ticked : values.includes(each)));
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-sm text-muted">{label}</Base.GroupLabel>
      {options.map(({ value, title }) => (
        <Base.CheckboxItem
          key={value}
          className={row}
          checked={values.includes(value)}
          onCheckedChange={(ticked) => onChange(toggled(value, ticked))}
        >
          <span className="grid size-4 place-items-center rounded border border-line-strong bg-surface">
            <Base.CheckboxItemIndicator>
              <Check size={12} strokeWidth={3} aria-hidden="true" />
            </Base.CheckboxItemIndicator>
          </span>
          {title}
        </Base.CheckboxItem>
      ))}
    </Base.Group>
  );
}
