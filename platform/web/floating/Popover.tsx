import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** What it stands under, when that is not the button. */
  readonly anchor?: () => Element | null;
  readonly children: ReactNode;
}

/** A small panel under a button; Escape or a click elsewhere closes it, and the focus goes back. */
export function Popover({ trigger, label, align = 'start', anchor, children, ...control }: PopoverProps): ReactNode {
  return (
    <Base.Root {...control}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-40 outline-none" sideOffset={6} align={align} {...(anchor && { anchor })}>
          <Base.Popup className="pop max-h-(--available-height) overflow-y-auto p-1 outline-none" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
