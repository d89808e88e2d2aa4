import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { supplierListPath } from '../paths.ts';

/** The supplier of a link: leads to the list with its name in the search. */
export function SupplierSearch({ name }: { readonly name: string }): ReactNode {
  return (
    <Link to={supplierListPath} search={{ search: name } as never} className="text-brand underline underline-offset-3">
      {name}
    </Link>
  );
}
