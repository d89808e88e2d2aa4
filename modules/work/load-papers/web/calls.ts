import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/operation.ts';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { documents, documentsNoun } from '#modules/base/documents/web/desk.ts';
import { loadPaperService } from '../contract.ts';
import { paperRequestService } from '../request-contract.ts';

export const loadPapers = client(loadPaperService);
export const useMay = rightsOf(loadPaperService);

export const paperRequests = client(paperRequestService);
export const useMayRequest = rightsOf(paperRequestService);

type RequestOperations = (typeof paperRequestService)['operations'];
export type PaperRequests = OutputOf<RequestOperations['getPaperRequests']>;

type Operations = (typeof loadPaperService)['operations'];
export type PacketLine = OutputOf<Operations['getLoadPackets']>['rows'][number];

/** More than a load ever has. */
const documentsAtMost = 200;

/** Under the key of documents, so that a document that comes in reads it again; the version of the load does the same. */
export function packetRead(loadId: string, lockId: string) {
  return queryOptions({
    queryKey: [documentsNoun, 'packet', loadId, lockId],
    queryFn: ({ signal }) => loadPapers.getLoadPacket({ loadId }, { signal }),
  });
}

/** Who was asked for papers of a load. Under the key of documents too: what comes in answers. */
export function requestsRead(loadId: string) {
  return queryOptions({
    queryKey: [documentsNoun, 'requests', loadId],
    queryFn: ({ signal }) => paperRequests.getPaperRequests({ loadId }, { signal }),
  });
}

/** Papers of loads that are about to be sent, as they are now. */
export function packetsRead(loadIds: readonly string[]) {
  return queryOptions({
    queryKey: [documentsNoun, 'packets', ...loadIds],
    queryFn: ({ signal }) => loadPapers.getLoadPackets({ loadIds: [...loadIds], pageSize: 200 }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function filedRead(loadId: string) {
  return queryOptions({
    queryKey: [documentsNoun, 'of', 'load', loadId],
    queryFn: ({ signal }) =>
      documents.getDocuments(
        { subjectType: ['load'], subjectId: loadId, pageSize: documentsAtMost, sort: 'uploadedAt' },
        { signal },
      ),
  });
}

export const countsRead = queryOptions({
  queryKey: [documentsNoun, 'packetCounts'],
  queryFn: ({ signal }) => loadPapers.getLoadPacketCounts({}, { signal }),
});
