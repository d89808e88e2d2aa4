import type { SignedIn } from '../signed-in.ts';

export interface Credentials {
  readonly userRole: string;
  readonly userAccount: string;
  readonly password: string;
}

interface ResetRequest {
  readonly userRole: string;
  readonly userAccount: string;
  readonly newPassword: string;
  /** The six digits of the mail, or the token of its link. */
  readonly otp: string;
  readonly validateOtp: boolean;
}

export interface ResetAnswer {
  readonly message: string;
  readonly otpValid: boolean;
  /** Whose password it is, once the code or the link proved it. */
  readonly userAccount?: string | undefined;
}

/** The calls of the sign-in and of the session (wire.md §2). The root fills them in from the contract; tests give their own. */
export interface BasisCalls {
  readonly login: (credentials: Credentials) => Promise<SignedIn>;
  readonly logout: (nothing: Record<never, never>) => Promise<unknown>;
  readonly chime: (chime: { readonly action: 'keepAlive' }) => Promise<unknown>;
  readonly resetPassword: (request: ResetRequest) => Promise<ResetAnswer>;
}

/** Role and account are compared without case. */
export function lowerCased<Named extends { readonly userRole: string; readonly userAccount: string }>(
  request: Named,
): Named {
  return {
    ...request,
    userRole: request.userRole.trim().toLowerCase(),
    userAccount: request.userAccount.trim().toLowerCase(),
  };
}
