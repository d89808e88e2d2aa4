import clsx from 'clsx';
import { type LucideIcon, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the person may decide now. At a desk it stands beside the title, on a phone at the foot of the screen. */
export function DecisionBar({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div
      data-foot
      className="z-20 ml-auto flex flex-none items-center gap-2 empty:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

interface DecisionButtonProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** For a phone, where several stand side by side. */
  readonly shortTitle?: string;
  readonly kind?: 'main' | 'danger';
  /** The id of the sentence that says why it may not be pressed; absent when it may. */
  readonly barredBy?: string | undefined;
  readonly onPress: () => void;
}

/** One decision, which opens the dialog that takes it. */
export function DecisionButton(props: DecisionButtonProps): ReactNode {
  const { icon: Icon, title, shortTitle, kind, barredBy } = props;
  return (
    <button
      type="button"
      className={clsx(
        'btn max-md:flex-1 max-md:px-2',
        kind === 'main' ? 'btn-p' : 'btn-s',
        kind === 'danger' && 'text-danger',
      )}
      {...(barredBy !== undefined && { disabled: true, 'aria-describedby': barredBy })}
      onClick={props.onPress}
    >
      <Icon size={16} aria-hidden="true" className="max-md:hidden" />
      {shortTitle === undefined ? (
        title
      ) : (
        <>
          <span className="max-md:hidden">{title}</span>
          <span className="md:hidden">{shortTitle}</span>
        </>
      )}
    </button>
  );
}

/** Why the person may not decide, where they otherwise could. */
export function DecisionBarrier({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  return (
    <p id={id} className="mt-3 flex items-start gap-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <UserRoundX size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {children}
    </p>
  );
}
