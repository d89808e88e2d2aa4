import type { ReactNode } from 'react';

/** What is pressed, at the thumb. */
export function Foot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <footer className="sticky bottom-0 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-md gap-2.5 p-4">{children}</div>
    </footer>
  );
}
