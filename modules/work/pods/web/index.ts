import { rightOf } from '#platform/web/screens.ts';
import type { podService } from '../contract.ts';
import type { podMailboxService } from '../mailbox-contract.ts';
import type { podPackService } from '../pack-contract.ts';

// The front door of the desk. Everything behind it is fetched when it is shown.
export const podScreens = {
  staging: async () => (await import('./Staging.tsx')).Staging,
  reports: async () => (await import('./ReportScreen.tsx')).ReportScreen,
  packs: async () => (await import('./packs/PackList.tsx')).PackList,
  mailbox: async () => (await import('./mailbox/MailboxScreen.tsx')).MailboxScreen,
  ofLoad: async () => (await import('./load-part.tsx')).podPart,
} as const;

export const podRight = (operation: keyof typeof podService.operations) =>
  rightOf<typeof podService>('tripDirector', operation);
export const packRight = (operation: keyof typeof podPackService.operations) =>
  rightOf<typeof podPackService>('tripDirector', operation);
export const mailboxRight = (operation: keyof typeof podMailboxService.operations) =>
  rightOf<typeof podMailboxService>('tripDirector', operation);
