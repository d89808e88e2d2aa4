import { linkJourney } from '#modules/parties/links/web/public.ts';
import { paperUploadTitle } from '#modules/work/load-papers/messages/upload/title.ts';
import { type PaperFlow, papers } from './link-calls.ts';

const flow: PaperFlow = {
  title: paperUploadTitle,
  read: (key) => papers.getPaperUpload({ key }),
  form: async () => (await import('./PaperForm.tsx')).PaperForm,
  // Each file is sent by itself; there is no last press that sends everything.
  send: () => Promise.resolve(),
  outcome: async () => (await import('./PaperForm.tsx')).AllHere,
  outcomePath: () => '/registersuccess',
};

/** `/paperupload`: carriers and customers send papers of a load, from a phone or a desk. */
export const PaperUpload = linkJourney(flow);
