import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { App } from '#platform/server/app.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import type { AccessFailureCode } from '#modules/base/access/messages/failures/index.ts';
import { confirmedFactors, putInForce } from './factors.ts';

const fail = failures<FailureCode | AccessFailureCode>();

// Fetched when somebody uses a passkey: certificates and CBOR are not needed to start a server.
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to the address that people see. On a developer's machine the pages may come from another port. */
function relyingParty({ config }: App): { id: string; origins: string[] } {
  const { hostname, origin } = new URL(config.baseUrl);
  return { id: hostname, origins: config.NODE_ENV === 'production' ? [origin] : [origin, `http://${hostname}:5173`] };
}

/** What the browser asks an authenticator for; the row waits for its answer. */
export async function beginPasskey(
  context: Context,
  { id: userId, account, name: displayName }: UserActor,
  name: string,
): Promise<{ id: string; options: Record<string, unknown> }> {
  const { app, db, partition } = context;
  await db
    .deleteFrom('second_factor')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('kind', '=', 'passkey')
    .where('confirmed_at', 'is', null)
    .execute();
  const known = await confirmedFactors(context, userId).where('kind', '=', 'passkey').execute();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Haulway',
    rpID: relyingParty(app).id,
    userName: account,
    userID: new TextEncoder().encode(userId),
    userDisplayName: displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id ?? '', transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const { id } = await db
    .insertInto('second_factor')
    .values({ partition, user_id: userId, kind: 'passkey', name, challenge: options.challenge })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, options: { ...options } };
}

export async function finishPasskey(
  context: Context,
  { id: userId }: UserActor,
  { id, credential }: { id: string; credential: Record<string, unknown> },
): Promise<{ recoveryCodes: string[] }> {
  const { app, db, partition } = context;
  const begun = await db
    .selectFrom('second_factor')
    .select('challenge')
    .where('partition', '=', partition)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', 'passkey')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!begun?.challenge) throw fail('notFound', 'notFound');
  const { verifyRegistrationResponse } = await webauthn();
  const party = relyingParty(app);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: begun.challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw fail('passkeyRefused', 'rule');
  const { credential: made } = registrationInfo;
  await updateRow({ db, partition }, 'second_factor', id, {
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    sign_count: made.counter,
    transports: made.transports ?? [],
  });
  return putInForce(context, userId, id);
}

/** What a sign-in asks the person's passkeys to sign; undefined when there are none. */
export async function passkeyRequest(
  context: Pick<Context, 'app' | 'db' | 'partition'>,
  userId: string,
): Promise<Record<string, unknown> | undefined> {
  const known = await confirmedFactors(context, userId).where('kind', '=', 'passkey').execute();
  if (known.length === 0) return undefined;
  const { generateAuthenticationOptions } = await webauthn();
  return {
    ...(await generateAuthenticationOptions({
      rpID: relyingParty(context.app).id,
      allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id ?? '', transports })),
      userVerification: 'preferred',
    })),
  };
}

/** Whether one of the person's passkeys signed this challenge. */
export async function acceptPasskey(
  context: Context,
  userId: string,
  challenge: string,
  answer: Record<string, unknown>,
): Promise<boolean> {
  const { app, db, partition } = context;
  const known = await confirmedFactors(context, userId)
    .where('kind', '=', 'passkey')
    .where('credential_id', '=', String(answer['id']))
    .executeTakeFirst();
  if (!known?.public_key || known.credential_id === null) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const party = relyingParty(app);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.sign_count ?? 0,
      transports: known.transports as AuthenticatorTransport[],
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await updateRow({ db, partition }, 'second_factor', known.id, {
    sign_count: authenticationInfo.newCounter,
    last_used_at: sql<Date>`now()`,
  });
  return true;
}
