import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Space to the edges of the window and to the button, in pixels. */
const [edge, gap] = [8, 6];

/** Under the button from its left or its right edge, or beside it. */
export type Alignment = 'start' | 'end' | 'beside';

export interface Floating {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly close: () => void;
  /** For the button: the browser opens and closes the panel with it. */
  readonly triggerProps: { readonly popoverTarget: string; readonly 'aria-expanded': boolean };
  readonly panelProps: {
    readonly id: string;
    readonly popover: 'auto';
    readonly style: CSSProperties;
    readonly onToggle: (event: ToggleEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * A panel that floats above the page beside its button, as the browser's own popover: it stands above dialogs too, and
 * Escape or a press elsewhere closes it. What is written here is its place, and where the focus goes.
 */
export function useFloating(align: Alignment): Floating {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = () => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);

  useEffect(() => {
    const element = panel.current;
    const button = trigger();
    if (!isOpen || !element || !button) return;
    const place = () => setPlace(element, button.getBoundingClientRect(), align);
    place();
    // Its content may grow while it is open, and the page may scroll under it.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });

  return {
    isOpen,
    panel,
    close: () => panel.current?.hidePopover(),
    triggerProps: { popoverTarget: id, 'aria-expanded': isOpen },
    panelProps: {
      id,
      popover: 'auto',
      style: { visibility: isOpen ? undefined : 'hidden' },
      // Only now it is shown and can have the focus; until then it is invisible, because it has no place yet.
      onToggle: (event) => {
        setIsOpen(event.newState === 'open');
        // Browsers that do not focus a pressed button have nothing to give the focus back to.
        if (event.newState === 'closed' && document.activeElement === document.body) trigger()?.focus();
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        // Tabbed out of it: what is left open behind the person would only be in the way.
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && relatedTarget !== trigger())
          panel.current?.hidePopover();
      },
    },
  };
}

/** Below the button, or above it where there is more room; never out of the window. */
function setPlace(panel: HTMLElement, button: DOMRect, align: Alignment): void {
  if (align === 'beside') {
    const top = Math.max(edge, Math.min(button.top, innerHeight - panel.scrollHeight - edge));
    Object.assign(panel.style, {
      left: `${button.right + gap}px`,
      top: `${top}px`,
      bottom: 'auto',
      maxHeight: `${innerHeight - top - edge}px`,
    });
    return;
  }
  const [roomAbove, roomBelow] = [button.top - gap - edge, innerHeight - button.bottom - gap - edge];
  const width = panel.offsetWidth;
  const isAbove = panel.scrollHeight > roomBelow && roomAbove > roomBelow;
  const left = align === 'start' ? button.left : button.right - width;
  Object.assign(panel.style, {
    left: `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`,
    maxHeight: `${isAbove ? roomAbove : roomBelow}px`,
    top: isAbove ? 'auto' : `${button.bottom + gap}px`,
    bottom: isAbove ? `${innerHeight - button.top + gap}px` : 'auto',
  });
}
