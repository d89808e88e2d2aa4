import type { ReactNode } from 'react';

interface PartyHeaderProps {
  readonly title: string;
  /** Where it stands. */
  readonly badges: ReactNode;
  /** How it came here. */
  readonly came: string;
  /** What was decided last, and why; undefined while that says nothing about the present. */
  readonly decision: { readonly said: string; readonly why: string; readonly reason: string | null } | undefined;
  /** What can be done. */
  readonly children: ReactNode;
}

/** The head of a review: who it is, where it stands, how it came here, and what can be done. */
export function PartyHeader({ title, badges, came, decision, children }: PartyHeaderProps): ReactNode {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl font-semibold break-words">{title}</h1>
          {badges}
        </div>
        <p className="mt-1 text-muted">
          {came}
          {decision && ` ${decision.said}`}
        </p>
        {decision?.reason && (
          <p className="mt-1 max-w-prose break-words">
            <span className="text-muted">{decision.why}:</span> {decision.reason}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
