import type { ReactNode } from 'react';
import { RpcFailure } from '#platform/web/rpc.ts';
import { LoginForm } from '#platform/web/shell/LoginForm.tsx';
import { NewPasswordStep } from '#platform/web/shell/NewPasswordStep.tsx';
import { ResetPasswordForm } from '#platform/web/shell/ResetPasswordForm.tsx';
import { Scene } from './Scene.tsx';

const refused = () =>
  Promise.reject(
    new RpcFailure({ kind: 'refusal', code: 'signInRefused', text: 'The username or the password is not right.' }),
  );

/** Every sign-in is refused here; every code of a reset is right. */
export function SignIn(): ReactNode {
  return (
    <Scene>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <LoginForm signIn={refused} />
        <ResetPasswordForm resetPassword={async () => ({ message: 'Your password was changed.', otpValid: true })} />
        <section className="card p-6">
          <h2 className="text-xl font-semibold">The new password</h2>
          <NewPasswordStep
            userAccount="naledi@highveld.example"
            invited={undefined}
            busy={false}
            onSubmit={async () => undefined}
          />
        </section>
      </div>
    </Scene>
  );
}
