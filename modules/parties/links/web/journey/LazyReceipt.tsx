import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import type { Receipt as Shown } from './Receipt.tsx';

const Receipt = lazyWithRetry(async () => (await import('./Receipt.tsx')).Receipt);

/** The receipt of a submit, fetched when there is one. */
export function LazyReceipt(props: ComponentProps<typeof Shown>): ReactNode {
  return (
    <Suspense>
      <Receipt {...props} />
    </Suspense>
  );
}
