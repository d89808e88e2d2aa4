import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { ReviewProps } from './steps.ts';
import type { Steps } from './use-steps.ts';

/** What stands on the last step, above its fields or below them: the other steps, to look at once more. */
export interface Review {
  readonly place: 'above' | 'below';
  readonly Part: ComponentType<ReviewProps>;
}

/** The review of a form, and whether a step was opened from it: Next then leads back to it instead of on. */
export function useReview(
  review: Review | undefined,
  { steps, index, isLast, show }: Pick<Steps, 'steps' | 'index' | 'isLast' | 'show'>,
): { readonly above: ReactNode; readonly below: ReactNode; readonly isEditing: boolean } {
  const [opened, setOpened] = useState<string>();
  const Part = isLast ? review?.Part : undefined;
  const part = Part && (
    <Suspense fallback={<div className="skeleton h-40" />}>
      <Part
        steps={steps.filter((_, at) => at !== index).map(({ id }) => id)}
        onEdit={(id) => {
          show(steps.find((step) => step.id === id));
          setOpened(id);
        }}
      />
    </Suspense>
  );
  return {
    above: review?.place === 'above' && part,
    below: review?.place === 'below' && part,
    isEditing: steps[index]?.id === opened && !isLast,
  };
}
