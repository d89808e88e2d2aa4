import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PartTabs } from './PartTabs.tsx';

export interface RecordPart {
  readonly id: string;
  readonly title: string;
  /** Whether the person may see it, and the record has it. */
  readonly isShown?: boolean;
  /** The ids of what it holds: an address that names one of them opens this part. */
  readonly holds?: readonly string[];
  readonly content: ReactNode;
}

interface RecordPartsProps {
  /** The address of the record. */
  readonly path: string;
  /** The id of the part that this address begins with. */
  readonly first: string;
  readonly parts: readonly RecordPart[];
}

/** The parts of a record behind its tabs: the one that the address names, or the first. */
export function RecordParts({ path, first, parts }: RecordPartsProps): ReactNode {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const shown = parts
    .filter(({ id, isShown = true }) => isShown || id === first)
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const isNamed = ({ id, holds = [] }: RecordPart) => tab !== undefined && (id === tab || holds.includes(tab));
  const current = shown.find(isNamed)?.id ?? first;
  return (
    <>
      <PartTabs path={path} parts={shown} current={current} />
      <div className="mt-4">
        <Suspense fallback={<div className="skeleton h-64" />}>
          {shown.find(({ id }) => id === current)?.content}
        </Suspense>
      </div>
    </>
  );
}
