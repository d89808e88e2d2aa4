import type { ReactNode } from 'react';

interface SkeletonRowProps {
  readonly columns: number;
  /** Of each cell, as the rows that will come have it. */
  readonly cell: string;
}

/** Stands in place of a row that is still on its way. */
export function SkeletonRow({ columns, cell }: SkeletonRowProps): ReactNode {
  return (
    <tr aria-hidden="true" className="group">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={cell}>
          <Bone place={column} />
        </td>
      ))}
    </tr>
  );
}

/** Bones of different length, so that they look like words. */
function Bone({ place }: { readonly place: number }): ReactNode {
  return <div className="skeleton h-3.5" style={{ width: `${45 + ((place * 37) % 45)}%` }} />;
}
