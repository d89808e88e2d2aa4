import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { orderService } from '../contract.ts';
import { orderFailureTexts } from '../messages/failures/index.ts';
import type { OrderKind } from '../status.ts';

export const orders = client(orderService);
export const orderFailures = [orderFailureTexts] as const;
export const useMay = rightsOf(orderService);

/** The operations that kinds of orders share: each kind has its own names, and so its own rights. */
function namesOf<Noun extends string>(noun: Noun) {
  return {
    list: `get${noun}s`,
    counts: `get${noun}Counts`,
    get: `get${noun}`,
    history: `get${noun}History`,
    paper: `get${noun}Paper`,
    post: `post${noun}`,
    put: `put${noun}`,
    remove: `delete${noun}`,
    submit: `submit${noun}`,
    approve: `approve${noun}`,
    reject: `reject${noun}`,
    send: `send${noun}`,
    receive: `receive${noun}`,
    undo: `undo${noun}Receipt`,
    hold: `hold${noun}`,
    release: `release${noun}`,
    close: `close${noun}`,
    cancel: `cancel${noun}`,
    attach: `post${noun}File`,
    file: `get${noun}File`,
  } as const;
}

interface Pages {
  /** The channel, and with it the first part of the key of everything that is read of them. */
  readonly noun: 'purchaseOrders' | 'serviceOrders' | 'internalOrders';
  readonly listPath: string;
  readonly newPath: string;
  readonly editPath: string;
}
type PurchaseOps = ReturnType<typeof namesOf<'PurchaseOrder'>>;

/**
 * How a kind of orders is called, where it is found, and by which operations it is worked on. To the compiler all are those
 * of purchase orders: the answers are the same, and what a kind sends is checked by its own schema.
 */
interface Desk extends Pages {
  readonly ops: PurchaseOps;
}
const deskOf = (noun: string, pages: Pages): Desk => ({ ...pages, ops: namesOf(noun) as unknown as PurchaseOps });

export const desks: Readonly<Record<OrderKind, Desk>> = {
  purchase: deskOf('PurchaseOrder', {
    noun: 'purchaseOrders',
    listPath: '/purchaseOrders',
    newPath: '/createPurchaseOrder',
    editPath: '/editPurchaseOrder',
  }),
  service: deskOf('ServiceOrder', {
    noun: 'serviceOrders',
    listPath: '/ServiceOrders',
    newPath: '/newServiceOrder',
    editPath: '/editServiceOrder',
  }),
  internal: deskOf('InternalOrder', {
    noun: 'internalOrders',
    listPath: '/InternalOrders',
    newPath: '/newInternalOrder',
    editPath: '/editInternalOrder',
  }),
};

export function orderPath(kind: OrderKind, id: string): string {
  return `${desks[kind].editPath}/${id}`;
}

export function orderRead(kind: OrderKind, id: string) {
  const { noun, ops } = desks[kind];
  return queryOptions({ queryKey: [noun, id], queryFn: ({ signal }) => orders[ops.get]({ id }, { signal }) });
}

export function countsRead(kind: OrderKind) {
  const { noun, ops } = desks[kind];
  return queryOptions({ queryKey: [noun, 'counts'], queryFn: ({ signal }) => orders[ops.counts]({}, { signal }) });
}

export function orderHistoryRead(kind: OrderKind, id: string) {
  const { noun, ops } = desks[kind];
  return queryOptions({
    queryKey: [noun, id, 'history'],
    queryFn: ({ signal }) => orders[ops.history]({ id }, { signal }),
  });
}

/** Orders of three channels are in it, so it is read anew each time it is shown. */
export function centreOrdersRead(id: string) {
  return queryOptions({
    queryKey: ['profitCentres', id, 'orders'],
    queryFn: ({ signal }) => orders.getProfitCentreOrders({ id }, { signal }),
    staleTime: 0,
  });
}
