import type { SignedIn } from '../signed-in.ts';

export interface Credentials {
  readonly userRole: string;
  readonly userAccount: string;
  readonly password: string;
}

/** What a sign-in is answered with that needs more than the password (`secondFactorRequired`). */
export interface SecondFactorChallenge {
  readonly challenge: string;
  readonly methods: readonly ('authenticator' | 'passkey' | 'recoveryCode')[];
  /** What a passkey is asked for, as the browser's own API takes it. */
  readonly passkey?: unknown;
}

interface SecondFactorProof {
  readonly challenge: string;
  readonly code?: string;
  readonly passkey?: Record<string, unknown>;
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
  /** Of somebody who follows an invitation. */
  readonly invited?: { readonly name: string; readonly company: string } | undefined;
}

/** The calls of the sign-in and of the session (wire.md §2). The root fills them in from the contract; tests give their own. */
export interface BasisCalls {
  readonly login: (credentials: Credentials) => Promise<SignedIn>;
  readonly verifySecondFactor: (proof: SecondFactorProof) => Promise<SignedIn>;
  /** The sign-in answer again, with the rights as they are now. */
  readonly getOwnSession: (nothing: Record<never, never>) => Promise<Omit<SignedIn, 'sessionId'>>;
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
