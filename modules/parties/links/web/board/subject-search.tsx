import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SubjectColumn } from './columns.tsx';

/** The subject of a link, by name: leads to the list of its kind with that name in the search. */
export function useSubjectSearch(title: string, listPath: string): SubjectColumn {
  return useMemo(
    () => ({
      title,
      cell: (name: string) => (
        <Link to={listPath} search={{ search: name } as never} className="text-brand underline underline-offset-3">
          {name}
        </Link>
      ),
    }),
    [title, listPath],
  );
}
