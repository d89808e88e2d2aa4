import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry.ts';

/** A field brick that few forms have: its code comes when it is first shown, and its place is kept meanwhile. */
export function lazyField<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
): (props: Props) => ReactNode {
  const Brick = lazyWithRetry(load);
  return function LazyField(props) {
    return (
      <Suspense fallback={<div className={`skeleton ${height}`} />}>
        <Brick {...props} />
      </Suspense>
    );
  };
}
