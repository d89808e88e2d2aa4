import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDesk } from './desk.ts';
import { keepResetMessage, resetToken } from './reset-link.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** `/resetPassword`; a new password leads back to the sign-in. */
export function ResetPasswordPage(): ReactNode {
  const navigate = useNavigate();
  function done(message: string): void {
    keepResetMessage(message);
    void navigate({ to: '/login', replace: true });
  }
  return <ResetPasswordForm resetPassword={useDesk().basis.resetPassword} token={resetToken()} onDone={done} />;
}
