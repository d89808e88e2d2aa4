import type { ReactNode } from 'react';
import { type Read, RecordGate as Gate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '../messages/desk/index.ts';
import { customerListPath } from './paths.ts';

interface RecordGateProps<Data> {
  readonly query: Read<Data>;
  readonly skeleton: ReactNode;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}

/** The gate before everything that is shown of a customer. */
export function RecordGate<Data>(props: RecordGateProps<Data>): ReactNode {
  const t = useTexts(customerDeskTexts);
  const words = {
    recordForbidden: t('recordForbidden'),
    recordNotFound: t('recordNotFound'),
    recordFailed: t('recordFailed'),
    backToList: t('toCustomers'),
  };
  return <Gate {...props} listPath={customerListPath} words={words} />;
}
