import { linkJourney } from '#modules/parties/links/web/public.ts';
import { podUploadTitle } from '#modules/work/pods/messages/upload/title.ts';
import { type UploadFlow, uploads } from './link-calls.ts';

const flow: UploadFlow = {
  title: podUploadTitle,
  read: (key) => uploads.getPodUpload({ key }),
  form: async () => (await import('./UploadForm.tsx')).UploadForm,
  // Each file is sent by itself; there is no last press that sends everything.
  send: () => Promise.resolve(),
  outcome: async () => (await import('./UploadForm.tsx')).UploadDone,
  outcomePath: () => '/registersuccess',
};

/** `/podupload`: carriers and customers send what is asked for, from a phone. */
export const PodUpload = linkJourney(flow);
