import { linkJourney } from '#modules/parties/links/web/public.ts';
import { podUploadTitle } from '#modules/work/pods/messages/upload/title.ts';
import { type PackFlow, packs } from './pack-calls.ts';

const flow: PackFlow = {
  title: podUploadTitle,
  read: (key) => packs.getPodPackLink({ key }),
  form: async () => (await import('./PackForm.tsx')).PackForm,
  // Nothing is sent: the files are fetched.
  send: () => Promise.resolve(),
  outcome: async () => (await import('./UploadForm.tsx')).UploadDone,
  outcomePath: () => '/registersuccess',
};

/** `/podpack`: a customer fetches its proofs of delivery. */
export const PodPack = linkJourney(flow);
