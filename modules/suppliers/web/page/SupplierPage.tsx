import type { ReactNode } from 'react';
import type { ScreenProps } from '#platform/web/screens.ts';
import { supplierPagePath } from '../paths.ts';
import { SupplierScreen } from '../review/SupplierScreen.tsx';

/** `/manage-carrier/{id}`: a supplier to read, for who opens it from the list; it begins with its compliance. */
export function SupplierPage({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  return <SupplierScreen id={id} path={supplierPagePath(id)} first="compliance" />;
}
