import { serverModule } from '#platform/server/module.ts';
import { podFailureTexts } from '../messages/failures/index.ts';
import { podMailTexts } from '../messages/mail/index.ts';
import { awaitPods, voidPods } from './await-pods.ts';
import { podGuesses } from './guess.ts';
import './happenings.ts';
import { podMailboxes } from './mailbox/read-mailbox.ts';
import { podMailboxOperations, sealedPasswords } from './mailbox/settings.ts';
import { podsDescribed } from './described/proofs.ts';
import { podMailboxDescribed, podPacksDescribed } from './described/ways.ts';
import { podOperations } from './operations.ts';
import { podPackOperations } from './pack/operations.ts';
import { podPackSending } from './pack/pack-job.ts';
import { podPackLink } from './pack/pack-link.ts';
import { podPackWebhookEvents } from './pack/webhook-events.ts';
import { podReminders } from './reminders.ts';
import { podAsking } from './requests.ts';
import { podUploadLink } from './upload-link.ts';
import { podWebhookEvents } from './webhook-events.ts';

export const podsModule = serverModule({
  name: 'pods',
  operations: [podOperations, podPackOperations, podMailboxOperations],
  described: [podsDescribed, podMailboxDescribed, podPacksDescribed],
  failureTexts: [podFailureTexts],
  messages: [{ catalogue: podMailTexts }],
  linkKinds: [podUploadLink, podPackLink],
  jobs: [podGuesses, podAsking, podReminders, podPackSending, podMailboxes],
  listeners: [awaitPods, voidPods],
  sealed: [sealedPasswords],
  webhookEvents: [...podWebhookEvents, ...podPackWebhookEvents],
  menu: [
    { group: 'Work', place: 15, title: 'Proof Of Delivery', url: '/podstaging', permission: 'tripDirector.getPods' },
    { group: 'Work', place: 16, title: 'Sent PODs', url: '/podpacks', permission: 'tripDirector.getPodPacks' },
    {
      group: 'Settings',
      place: 35,
      title: 'Mailbox for scans',
      url: '/podmailbox',
      permission: 'tripDirector.getPodMailbox',
    },
    { group: 'Reports', place: 10, title: 'POD Loads', url: '/reports', permission: 'tripDirector.getPodReport' },
  ],
  channels: [
    { channel: 'pods', right: 'tripDirector.getPods' },
    // The form shows who else is changing it.
    { channel: 'podMailbox', right: 'tripDirector.getPodMailbox' },
  ],
});
