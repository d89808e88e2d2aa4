import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import type { OrderKind } from '../status.ts';
import { desks, orderRead, useMay } from './calls.ts';
import { OrderForm } from './form/OrderForm.tsx';
import { OrderReview } from './review/OrderReview.tsx';

/** `/createPurchaseOrder`. */
export function NewPurchase(): ReactNode {
  return <OrderForm kind="purchase" />;
}

/** `/editPurchaseOrder/{id}`. */
export function PurchaseScreen(props: ScreenProps): ReactNode {
  return <OrderScreen {...props} kind="purchase" />;
}

/** `/newServiceOrder`. */
export function NewService(): ReactNode {
  return <OrderForm kind="service" />;
}

/** `/editServiceOrder/{id}`. */
export function ServiceScreen(props: ScreenProps): ReactNode {
  return <OrderScreen {...props} kind="service" />;
}

/** `/newInternalOrder`. */
export function NewInternal(): ReactNode {
  return <OrderForm kind="internal" />;
}

/** `/editInternalOrder/{id}`. */
export function InternalScreen(props: ScreenProps): ReactNode {
  return <OrderScreen {...props} kind="internal" />;
}

/** An order that is looked at and decided, or changed. */
function OrderScreen({ params, kind }: ScreenProps & { readonly kind: OrderKind }): ReactNode {
  const id = params['id'] ?? '';
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const mayChange = useMay(desks[kind].ops.put);
  if (tab === 'edit') return mayChange ? <Opened key={id} kind={kind} id={id} /> : <NotAuthorised />;
  return <Shown kind={kind} id={id} />;
}

interface OfOrder {
  readonly kind: OrderKind;
  readonly id: string;
}

function Shown({ kind, id }: OfOrder): ReactNode {
  useChannel(`${desks[kind].noun}:${id}`);
  return (
    <RecordGate query={useQuery(orderRead(kind, id))} listPath={desks[kind].listPath} skeleton={<ReviewSkeleton />}>
      {(order) => <OrderReview order={order} />}
    </RecordGate>
  );
}

/** The form is built on the order as it was first read; what changes meanwhile is settled when it is saved. */
function Opened({ kind, id }: OfOrder): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(orderRead(kind, id));
  const [opened, setOpened] = useState<{ readonly order: NonNullable<typeof data> }>();
  if (!opened && data && !isFetching) setOpened({ order: data });
  return (
    <RecordGate
      query={{ data: opened?.order, error, refetch }}
      listPath={desks[kind].listPath}
      skeleton={<FormSkeleton />}
    >
      {(order) => <OrderForm kind={kind} order={order} />}
    </RecordGate>
  );
}
