import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { paymentRunService } from '../contract.ts';
import { listRuns } from './list-runs.ts';
import { paymentRunLives, paymentRuns, savedOf } from './lives.ts';
import { postRun } from './post-run.ts';
import { findRun, runNoun, type StoredRun } from './queries.ts';
import { recordOf } from './records.ts';
import { ruleOf, saveRule } from './rules.ts';
import { createRun, gatherAgain, holdSupplier, releaseSupplier, takeBack, voidRun } from './save-run.ts';
import { sendFile } from './send-file.ts';
import { signRun } from './sign-run.ts';

const fail = failures<FailureCode>();

/** The run that the caller has, or `notFound`. */
async function found(context: Context, id: string): Promise<StoredRun> {
  const stored = await findRun(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

export const paymentRunOperations: Implementation = implement(paymentRunService, {
  getPaymentRuns: listRuns,
  getPaymentRun: async (context, { id }) => recordOf(context, await found(context, id)),
  async getPaymentRunHistory(context, { id }) {
    await found(context, id);
    return recordHistory(context, runNoun, id);
  },
  postPaymentRun: async (context, input) => savedOf(await createRun(context, input)),
  gatherPaymentRun: async (context, { id }) => savedOf(await gatherAgain(context, id)),
  holdPaymentRunSupplier: async (context, input) => savedOf(await holdSupplier(context, input)),
  releasePaymentRunSupplier: async (context, { id, supplierId }) =>
    savedOf(await releaseSupplier(context, id, supplierId)),
  async submitPaymentRun(context, { id }) {
    return savedOf(await paymentRunLives.move(context, await paymentRuns.toChange(context, id), 'submit'));
  },
  async approvePaymentRun(context, input) {
    const { run, changed } = await signRun(context, input);
    return { ...savedOf(run), signatures: run.signatures, changed: [...changed] };
  },
  rejectPaymentRun: async (context, { id, reason }) => savedOf(await takeBack(context, id, 'reject', reason)),
  async sendPaymentRunFile(context, { id }) {
    const { run, file, takenBefore, changed } = await sendFile(context, id);
    return { ...savedOf(run), file, takenBefore, changed: [...changed] };
  },
  recallPaymentRun: async (context, { id, reason }) => savedOf(await takeBack(context, id, 'recall', reason)),
  closePaymentRun: async (context, input) => savedOf(await postRun(context, input)),
  deletePaymentRun: async (context, { id, reason }) => savedOf(await voidRun(context, id, reason)),
  async getPaymentRule(context, { companyId }) {
    const { id } = await bookCompany(context, companyId);
    const rule = await ruleOf(context, id);
    return { companyId: id, ...rule, columns: [...rule.columns] };
  },
  async putPaymentRule(context, input) {
    await saveRule(context, input);
    return {};
  },
});
