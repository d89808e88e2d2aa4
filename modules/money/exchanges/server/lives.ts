import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { type ExchangeEvent, exchangeLife, type ExchangeState } from '../status.ts';
import { findExchange, type StoredExchange } from './queries.ts';
import { recordOf } from './shown.ts';

export const exchangeNoun = 'invoiceApiData';

/** Exchanges, as they are changed. */
export const exchanges = record({
  noun: exchangeNoun,
  table: 'exchange',
  channels: ['invoiceApiData'],
  find: (context: Context, id: string) => findExchange(context, id),
  show: recordOf,
});

/** Exchanges from waiting to their end. */
export const exchangeLives = life<StoredExchange, 'exchange', ExchangeState, ExchangeEvent>(exchanges, {
  machine: exchangeLife,
  column: 'status',
});
