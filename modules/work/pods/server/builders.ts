import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { storeFile } from '#modules/base/documents/server/index.ts';
import { arrivePod, type Arrival } from './arrive.ts';
import { podKinds } from './pod-files.ts';
import { lockLoad } from './queries.ts';

export interface PodToBuild extends Partial<Omit<Arrival, 'loadId' | 'blobNames'>> {
  readonly loadId: string | null;
  /** Of the file, in base64. */
  readonly content: string;
  readonly fileName?: string;
  readonly companyId: string;
}

/** A proof as if it had come by itself. Answers its id. */
export async function buildPod(app: App, partition: string, { content, fileName = 'pod.pdf', ...pod }: PodToBuild) {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildPod' });
  return inPartition(system, partition, async (context) => {
    if (pod.loadId !== null) await lockLoad(context, pod.loadId);
    const { blobName } = await storeFile(context, {
      content,
      fileName,
      field: 'content',
      accept: podKinds,
      subjectType: 'load',
      companyId: pod.companyId,
      uploadedBy: pod.receivedFrom ?? 'Karoo Freight',
    });
    const [changed] = await arrivePod(context, {
      method: 'scan',
      via: 'email',
      receivedFrom: 'Karoo Freight',
      ...pod,
      blobNames: [blobName],
    });
    return changed!.id;
  });
}
