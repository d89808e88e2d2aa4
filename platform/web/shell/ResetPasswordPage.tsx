import type { ReactNode } from 'react';
import { useDesk } from './desk.ts';
import { resetToken } from './reset-link.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export function ResetPasswordPage(): ReactNode {
  return <ResetPasswordForm resetPassword={useDesk().basis.resetPassword} token={resetToken()} />;
}
