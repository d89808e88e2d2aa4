import type { ReactNode } from 'react';
import { type Read, RecordGate as Gate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import { supplierListPath } from './paths.ts';

interface RecordGateProps<Data> {
  readonly query: Read<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** The gate before everything that is shown of a supplier. */
export function RecordGate<Data>(props: RecordGateProps<Data>): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const words = {
    recordForbidden: t('recordForbidden'),
    recordNotFound: t('recordNotFound'),
    recordFailed: t('recordFailed'),
    backToList: t('toSuppliers'),
  };
  return <Gate {...props} listPath={supplierListPath} words={words} />;
}
