import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type Alignment, useFloating } from './use-floating.ts';

interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<object>;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly align?: Alignment;
  readonly children: (close: () => void) => ReactNode;
}

/** A small panel under a button. Its content is drawn while it is open. */
export function Popover({ trigger, label, align = 'start', children }: PopoverProps): ReactNode {
  const { isOpen, close, panel, panelProps, triggerProps } = useFloating(align);
  return (
    <>
      {cloneElement(trigger, { ...triggerProps, 'aria-haspopup': 'dialog' } as object)}
      <div
        {...panelProps}
        ref={panel}
        role="dialog"
        aria-label={isOpen ? label : undefined}
        className="pop fixed inset-auto m-0 overflow-y-auto p-1"
      >
        {isOpen && <Content>{children(close)}</Content>}
      </div>
    </>
  );
}

/** Takes the focus to the first thing that can have it, or to what asks for it with `tabindex="0"`. */
function Content({ children }: { readonly children: ReactNode }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = content.current;
    (
      inside?.querySelector<HTMLElement>('[tabindex="0"]') ??
      inside?.querySelector<HTMLElement>('button, input, select, a')
    )?.focus();
  }, []);
  return <div ref={content}>{children}</div>;
}
