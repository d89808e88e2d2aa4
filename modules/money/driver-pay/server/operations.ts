import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { driverPayService } from '../contract.ts';
import { listLines, listRuns } from './list-runs.ts';
import { payRunLives, payRuns, type Saved, savedOf } from './lives.ts';
import { addTerm, payOfDriver, removeTerm } from './of-driver.ts';
import { payOfLoad, typeUnits } from './of-load.ts';
import { findRun, payNoun, type StoredRun } from './queries.ts';
import { recordOf } from './records.ts';
import { createRun, nextPeriod, queueGathering, removeRun } from './save-run.ts';
import { sendStatements } from './statement-job.ts';
import { makeStatement } from './statement/make-statement.ts';
import type { PayRunEvent } from '../status.ts';

const fail = failures<FailureCode>();

/** The run that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredRun> {
  const stored = await findRun(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const driverPayOperations: Implementation = implement(driverPayService, {
  getDriverPay: listRuns,
  getDriverPayRun: async (context, { id }) => recordOf(context, await found(context, id)),
  async getDriverPayLines(context, query) {
    await found(context, query.runId);
    return listLines(context, query);
  },
  async getDriverPayHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, payNoun, id);
  },
  getDriverPayPeriod: (context, { companyId }) => nextPeriod(context, companyId),
  postDriverPay: async (context, run) => savedOf(await createRun(context, run)),
  async gatherDriverPay(context, { id }) {
    const saved = await moved(context, id, 'gather');
    await queueGathering(context, id);
    return saved;
  },
  submitDriverPay: (context, { id }) => moved(context, id, 'submit'),
  approveDriverPay: (context, { id, comment }) => moved(context, id, 'approve', comment),
  rejectDriverPay: (context, { id, reason }) => moved(context, id, 'reject', reason),
  closeDriverPay: (context, { id }) => moved(context, id, 'post'),
  deleteDriverPay: (context, { id }) => removeRun(context, id),
  getDriverPayStatement: async (context, { id, driverId }) =>
    makeStatement(context, await found(context, id), driverId),

  sendDriverPayStatements: (context, { id }) => sendStatements(context, id),

  getDriverPayOfLoad: (context, { loadId }) => payOfLoad(context, loadId),
  putDriverPayUnits: (context, { loadId, units }) => typeUnits(context, loadId, units),
  getDriverPayOfDriver: (context, { driverId }) => payOfDriver(context, driverId),
  postDriverPayTerm: addTerm,
  deleteDriverPayTerm: (context, { driverId, id }) => removeTerm(context, driverId, id),
});

async function moved(context: Context, id: string, event: PayRunEvent, reason = ''): Promise<Saved> {
  const stored = await payRuns.toChange(context, id);
  payRunLives.next(stored, event);
  const columns = event === 'approve' ? { decision_reason: reason } : {};
  return savedOf(await payRunLives.move(context, stored, event, { reason, columns }));
}
