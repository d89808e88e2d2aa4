import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import { loadService } from '../contract.ts';
import { createLoad, refuseUnlessMaySubmit } from './booking/book-loads.ts';
import { copyLoad } from './booking/copy-load.ts';
import { loadFile } from './import/load-file.ts';
import { listLoads } from './list/list-loads.ts';
import { loadBoard } from './list/load-board.ts';
import type { Moved } from './load-record.ts';
import { findLoad, loadNoun } from './queries.ts';
import { loadReadiness } from './readiness/readiness.ts';
import { recordOf } from './records.ts';
import { makeWaybill } from './waybill/make-waybill.ts';
import { changeLoad } from './booking/save-load.ts';
import type { LoadRooms } from './rooms.ts';

const fail = failures<FailureCode>();

/** The operations of loads; `providers` know what customers owe, `rooms` price and carry what is booked. */
export function loadOperationsWith(rooms: LoadRooms, providers: readonly ExposureProvider[]): Implementation {
  /** In the transaction that wrote the load, over the version that it has now. */
  const submitWritten = (context: Context, { id, lockId }: Moved) =>
    rooms.carriage.submit({ ...context, lockId }, { id, isRated: true });
  return implement(loadService, {
    getLoads: listLoads,
    getLoadFile: loadFile,
    getLoadBoard: loadBoard,

    async getLoad(context, { id }) {
      const stored = await findLoad(context, id);
      if (!stored) throw fail('notFound', 'notFound');
      return recordOf(context, stored);
    },

    postLoad: (context, { submit, ...input }) => createLoad(context, input, rooms, { isReady: submit }),
    async putLoad(context, { submit, ...input }) {
      if (submit) refuseUnlessMaySubmit(context);
      const changed = await changeLoad(context, rooms, input);
      return submit && changed.status === 'DRAFT' ? submitWritten(context, changed) : changed;
    },
    postLoadCopy: (context, input) => copyLoad(context, rooms, input),
    submitLoad: (context, { id }) => rooms.carriage.submit(context, { id, isRated: true }),
    submitUnratedLoad: (context, { id, reason }) => rooms.carriage.submit(context, { id, reason, isRated: false }),

    getLoadReadiness: (context, asked) => loadReadiness(context, { providers, prices: rooms.prices }, asked),

    getLoadWaybill: makeWaybill,

    async getLoadHistory(context, { id }) {
      refuseWhenLimited(context);
      if (!(await findLoad(context, id))) throw fail('notFound', 'notFound');
      return recordHistory(context, loadNoun, id);
    },
  });
}
