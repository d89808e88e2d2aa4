import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { recordDocument, inspectFile, keepInspected } from '#modules/base/documents/server/index.ts';
import { heldLink, readLink } from '#modules/parties/links/server/index.ts';
import { askableOf } from '../packet.ts';
import type { paperRequestService } from '../request-contract.ts';
import { type AskedPaper, askedPapers } from './asked-papers.ts';
import { askedBy, routeOf } from './link-kind.ts';
import { answerRequest, paperLinkKind } from './requests.ts';

const fail = failures<FailureCode>();
type Operations = (typeof paperRequestService)['operations'];
type Upload = z.input<Operations['getPaperUpload']['output']>;

/** As the desk for documents takes them. */
const paperKinds = ['pdf', 'jpeg', 'png', 'tiff'] as const;

/** Reads such a link: with the accepted code comes what is asked for. */
export async function readPaperUpload(context: Context): Promise<Upload> {
  const { link, isOpen, answer } = await readLink(context, paperLinkKind);
  if (!isOpen) return answer;
  const { request, load } = await askedBy(context, link);
  const papers = await askedPapers(context, request);
  return {
    ...answer,
    loadNumber: load.load_number,
    route: routeOf(load),
    note: request.note,
    papers: papers.map(({ code, label, state, rejectReason, fileCount }) => ({
      code,
      label,
      state,
      rejectReason,
      fileCount,
    })),
  };
}

/** One file for one of the papers. It waits for its decision on the load, like one that staff bring. */
export async function uploadPaper(
  context: Context,
  { code, fileName, content }: z.output<Operations['postPaperUpload']['input']>,
): Promise<z.input<Operations['postPaperUpload']['output']>> {
  const brought = { content, field: 'content', accept: paperKinds } as const;
  // Before the load is held: a scanner may take longer than anybody else waits for it.
  await heldLink(context, [paperLinkKind]);
  const inspected = await inspectFile(context, brought);
  // The load before its link: the order in which staff take them.
  const { request, load } = await askedBy(context, await heldLink(context, [paperLinkKind]), { lock: true });
  const link = await heldLink(context, [paperLinkKind], { lock: true });
  const before = (await askedPapers(context, request)).find((paper) => paper.code === code);
  if (!before) throw fail('notFound', 'notFound');
  const file = await keepInspected(
    context,
    {
      ...brought,
      fileName: fileName || code,
      subjectType: 'load',
      companyId: link.company_id,
      linkId: link.id,
      uploadedBy: link.recipient_name || link.recipient_email,
    },
    inspected,
  );
  await recordDocument(context, {
    type: code,
    subject: { type: 'load', id: load.id, name: load.load_number },
    companyId: link.company_id,
    blobName: file.blobName,
    language: link.language,
    ...replaced(before),
  });
  await context.audit({
    noun: 'load',
    recordId: load.id,
    event: 'paperReceived',
    after: { papers: code, sender: link.recipient_name || link.recipient_email },
  });
  const papers = await askedPapers(context, request);
  const open = askableOf(papers, request.asked_of);
  if (open.length === 0) await answerRequest(context, request);
  const { state, fileCount } = papers.find((paper) => paper.code === code)!;
  return { code, state, fileCount, openCount: open.length };
}

/** What was sent back or has run out gets a new version; a further page of what waits is a document beside it. */
function replaced({ state, recordId }: AskedPaper): { readonly replaces?: string } {
  return recordId !== null && (state === 'rejected' || state === 'expired') ? { replaces: recordId } : {};
}
