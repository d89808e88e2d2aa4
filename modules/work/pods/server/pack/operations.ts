import { implement } from '#platform/server/implement.ts';
import { podPackService } from '#modules/work/pods/pack-contract.ts';
import { listPacks } from './list-packs.ts';
import { packFile } from './pack-file.ts';
import { readPackLink } from './pack-link.ts';
import { printPostList } from './post-list.ts';
import { sendPodPack, settlePodPack } from './send-pack.ts';

/** Proofs of delivery on their way to the customer. */
export const podPackOperations = implement(podPackService, {
  getPodPacks: listPacks,
  sendPodPack,
  settlePodPack,
  getPodPackFile: packFile,
  getPodPostList: (context) => printPostList(context),
  getPodPackLink: (context) => readPackLink(context),
});
