import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { storeFile } from '#modules/base/documents/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { inspectionService } from '../contract.ts';
import { inspectLoad } from './inspect.ts';
import { listInspections } from './list-inspections.ts';
import { allowInspection } from './lives.ts';
import { findInspection, inspectionNoun } from './queries.ts';
import { recordOf } from './records.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { startInspection } from './start.ts';

const fail = failures<FailureCode>();

/** Inspections of loads: made, read, and let go where they are conditional. */
export const inspectionOperations: Implementation = implement(inspectionService, {
  getLoadInspections: listInspections,
  async getLoadInspection(context, { id }) {
    const stored = await findInspection(context, id);
    if (!stored) throw fail('notFound', 'notFound');
    return recordOf(context, stored);
  },
  async getLoadInspectionHistory(context, { id }) {
    refuseWhenLimited(context);
    if (!(await findInspection(context, id))) throw fail('notFound', 'notFound');
    return recordHistory(context, inspectionNoun, id);
  },
  getLoadInspectionStart: startInspection,
  async postLoadInspectionFile(context, { loadId, fileName, content }) {
    const load = await findLoad(context, loadId);
    if (!load) throw fail('notFound', 'notFound');
    const { blobName } = await storeFile(context, {
      content,
      fileName,
      field: 'content',
      accept: ['jpeg', 'png', 'pdf'],
      subjectType: 'load',
      companyId: load.company_id,
      uploadedBy: context.actor.name,
    });
    return { blobName };
  },
  async postLoadInspection(context, { inspectedAt, ...made }) {
    const at = inspectedAt === undefined ? context.now : new Date(inspectedAt);
    const stored = await inspectLoad(context, { ...made, inspectedAt: at });
    return recordOf(context, stored);
  },
  allowLoadInspection: allowInspection,
  getLoadInspectionSheet: makeSheet,
});
