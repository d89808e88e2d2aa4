import { serverModule } from '#platform/server/module.ts';
import { linkMailTexts } from '../messages/mail/index.ts';
import { codeTexts } from '../messages/sms/index.ts';
import { linksDescribed } from './described.ts';
import { sealedDrafts } from './drafts.ts';
import { endedLinks, eraseEndedLink } from './ended-links.ts';
import { linkOperations } from './operations.ts';
import { linkReminders } from './reminders.ts';

export const linksModule = serverModule({
  name: 'links',
  operations: [linkOperations],
  described: [linksDescribed],
  messages: [{ catalogue: linkMailTexts }, { catalogue: codeTexts, sms: ['code'] }],
  jobs: [linkReminders, endedLinks],
  listeners: [eraseEndedLink],
  sealed: [sealedDrafts],
});
