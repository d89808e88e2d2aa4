import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement } from '#platform/server/implement.ts';
import type { Context } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { ownSuppliers, refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { carrierNamesIn } from '#modules/base/access/rights.ts';
import { inspectFile, keepInspected } from '#modules/base/documents/server/index.ts';
import { heldLink } from '#modules/parties/links/server/index.ts';
import { podService } from '../contract.ts';
import { arrivePod } from './arrive.ts';
import { approvePod, rejectPod, reopenPod, undoPod, waivePod } from './decide.ts';
import { listPods, podCounts } from './list-pods.ts';
import type { Changed } from './lives.ts';
import { matchesFor, matchPod } from './match.ts';
import { mergePod, putPages, splitPod } from './pages.ts';
import { podKinds } from './pod-files.ts';
import { filesOf, findPod, lockLoad, podNoun } from './queries.ts';
import { recordOf } from './records.ts';
import { podReport } from './report.ts';
import { podLinkKind, requestPods } from './requests.ts';
import { readUpload, uploadPod } from './upload-link.ts';

const fail = failures<FailureCode>();

/** Proofs of delivery: what came, what is missing, and what was decided. */
export const podOperations = implement(podService, {
  getPods: listPods,
  getPodCounts: (context) => podCounts(context),
  getPodReport: (context) => podReport(context),
  async getPod(context, { id }) {
    const pod = await findPod(context, id);
    if (!pod) throw fail('notFound', 'notFound');
    return recordOf(context, pod);
  },
  getPodFile,
  async getPodHistory(context, { id }) {
    refuseWhenLimited(context);
    if (!(await findPod(context, id))) throw fail('notFound', 'notFound');
    return recordHistory(context, podNoun, id);
  },
  getPodMatches: matchesFor,
  postPod,
  matchPod,
  splitPod,
  mergePod,
  putPodPages: putPages,
  approvePod,
  rejectPod,
  undoPod,
  waivePod,
  reopenPod,
  sendPodRequest: requestPods,
  getPodUpload: (context) => readUpload(context),
  postPodUpload: uploadPod,
});

/** A file of a proof that the caller may see; who holds an upload link sees those of its load. */
async function getPodFile(context: Context, { id, blobName }: { readonly id: string; readonly blobName: string }) {
  const pod = await findPod(context, id);
  if (context.actor.kind === 'guest') {
    const link = await heldLink(context, [podLinkKind]);
    if (pod?.load_id !== link.subject_id) throw fail('fileNotFound', 'notFound');
  }
  const file = pod && (await filesOf(context, id)).find(({ blob_name }) => blob_name === blobName);
  const bytes = file && (await context.app.files.get(file.blob_name));
  if (!file || !bytes) throw fail('fileNotFound', 'notFound');
  return { base64: Buffer.from(bytes).toString('base64'), contentType: file.content_type, fileName: file.file_name };
}

interface Posted {
  readonly loadId: string | null;
  readonly stopId: string | null;
  readonly reference: string;
  readonly method: 'photo' | 'scan' | 'email' | 'integration' | 'paper';
  readonly fileName: string;
  readonly content: string;
}

/** Staff, or a supplier's own user for its own load, bring a file. */
async function postPod(context: Context, { fileName, content, ...posted }: Posted): Promise<Changed> {
  const { actor, db, partition } = context;
  const isSupplier = actor.kind === 'user' && carrierNamesIn(actor.authorisations) !== undefined;
  if (posted.loadId === null) {
    refuseWhenLimited(context);
    refuseWhenScoped(context);
  }
  const brought = { content, field: 'content', accept: podKinds } as const;
  // Before the load is held: a scanner may take longer than anybody else waits for it.
  const inspected = await inspectFile(context, brought);
  const load = posted.loadId === null ? undefined : await lockLoad(context, posted.loadId);
  if (posted.loadId !== null && !load) throw fail('notFound', 'notFound');
  const companyId = load?.company_id ?? (actor.kind === 'user' ? actor.companyId : '');
  const file = await keepInspected(
    context,
    { ...brought, fileName, subjectType: 'load', companyId, uploadedBy: actor.name },
    inspected,
  );
  const supplierId = isSupplier
    ? (load?.supplier_id ?? (await ownSuppliers({ actor, db, partition }))?.[0])
    : undefined;
  const [changed] = await arrivePod(context, {
    ...posted,
    companyId,
    blobNames: [file.blobName],
    via: isSupplier ? 'supplier' : actor.kind === 'user' && actor.token ? 'integration' : 'staff',
    receivedFrom: actor.name,
    senderSupplierId: supplierId ?? null,
  });
  return changed!;
}
