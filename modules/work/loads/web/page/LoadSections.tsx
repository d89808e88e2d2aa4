import { type ReactNode, Suspense } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { LoadSection } from '../load-part.ts';

/** The sections of a tab below one another; the one that the address names stands on top. */
export function LoadSections({ sections }: { readonly sections: readonly LoadSection[] }): ReactNode {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const ranked = sections.toSorted((one, other) => Number(other.id === tab) - Number(one.id === tab));
  return (
    <div className="grid gap-8">
      {ranked.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={`section-${id}`} className="min-w-0">
          <h2 id={`section-${id}`} className="mb-3 text-lg font-semibold">
            {title}
          </h2>
          <Suspense fallback={<div className="skeleton h-24" />}>{content}</Suspense>
        </section>
      ))}
    </div>
  );
}
