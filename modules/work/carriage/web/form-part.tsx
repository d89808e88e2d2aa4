import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AsideProps, LoadFormPart } from '#modules/work/loads/web/index.ts';
import { draftCarriersRead, useMay } from './calls.ts';
import { CarrierList } from './CarrierList.tsx';
import clsx from 'clsx';

/** Who may take a load, while it is typed. */
export const carriersOfForm: LoadFormPart = { Aside: DraftCarriers };

function DraftCarriers({ draft, isTyping, hasCustomer }: AsideProps): ReactNode {
  const mayAsk = useMay('getLoadEligibility');
  const { data, isPlaceholderData } = useQuery({ ...draftCarriersRead(draft), enabled: mayAsk });
  if (!data || !hasCustomer) return null;
  const isOld = isTyping || isPlaceholderData;
  return (
    <div className={clsx('mt-5 border-t border-line pt-4 transition-opacity', isOld && 'opacity-50')}>
      <CarrierList eligibility={data} atMost={5} />
    </div>
  );
}
