import clsx from 'clsx';
import { CircleAlert, CircleCheck, CircleX, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { SupportContact } from './SupportContact.tsx';

export interface OutcomePageProps {
  readonly kind: 'success' | 'failure' | 'expired' | 'exit';
  readonly title: string;
  readonly children?: ReactNode;
  /** A telephone number or address to ask, as the client's settings say it. */
  readonly support?: string | undefined;
  readonly action?: ReactNode;
}

const icons = { success: CircleCheck, failure: CircleX, expired: CircleAlert, exit: LogOut } as const;
const colours = {
  success: 'bg-ok-soft text-ok',
  failure: 'bg-danger-soft text-danger',
  expired: 'bg-warn-soft text-warn',
  exit: 'bg-sunken text-muted',
} as const;

/** Where a flow ends: what happened, what comes next, and whom to ask. */
export function OutcomePage({ kind, title, children, support, action }: OutcomePageProps): ReactNode {
  const t = useTexts(publicTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page changed without a navigation: a screen reader learns of it by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const Icon = icons[kind];
  return (
    <div className="w-full p-4 pt-6">
      <section className="card mx-auto max-w-md px-5 py-8 text-center">
        <span className={clsx('mx-auto grid size-12 place-items-center rounded-full', colours[kind])}>
          <Icon size={24} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1} className="mt-4 text-xl font-semibold outline-none">
          {title}
        </h1>
        {children && <div className="mt-2 text-muted">{children}</div>}
        {action && <div className="mt-5">{action}</div>}
        {support && (
          <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
            {t('needHelp')} <SupportContact contact={support} />
          </p>
        )}
      </section>
    </div>
  );
}
