import type { ReactNode } from 'react';
import { UpdatePrompt } from '../app/UpdatePrompt.tsx';
import { ConfirmHost } from '../dialogs/ConfirmHost.tsx';
import { NoticeStack } from '../notices/Notices.tsx';

/** What a public page shows over itself, sooner or later (extras.ts says when). */
export function ShellExtras(): ReactNode {
  return (
    <>
      <UpdatePrompt />
      <ConfirmHost />
      <NoticeStack />
    </>
  );
}
