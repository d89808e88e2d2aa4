import type { App } from '#platform/server/app.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { Connection } from './port.ts';
import type { StoredAccount } from './queries.ts';

const secretPlace = (partition: string, row: string) => ({
  table: 'telematics_account',
  column: 'secret_sealed',
  row,
  partition,
});
export const sealedTelematicsSecret: SealedColumn = {
  table: 'telematics_account',
  column: 'secret_sealed',
  place: (partition, [id = '']) => secretPlace(partition, id),
};

interface Secrets {
  readonly password: string;
  readonly clientSecret: string;
}

/** The password of the user and the secret of the application there; empty for none. */
export function secretsOf({ sealer }: Pick<App, 'sealer'>, { partition, id, secret_sealed }: StoredAccount): Secrets {
  return JSON.parse(sealer.open(secret_sealed, secretPlace(partition, id))) as Secrets;
}

/** How an account is reached. */
export function connectionOf(app: Pick<App, 'sealer'>, stored: StoredAccount): Connection {
  return {
    baseUrl: stored.base_url,
    tokenUrl: stored.token_url,
    organisationId: stored.organisation_id,
    clientId: stored.client_id,
    userName: stored.user_name,
    timeZone: stored.time_zone,
    ...secretsOf(app, stored),
  };
}

/** Seals them for the row of their account. */
export function sealSecrets(
  { sealer }: Pick<App, 'sealer'>,
  { partition, id }: Pick<StoredAccount, 'partition' | 'id'>,
  secrets: Secrets,
): string {
  return sealer.seal(JSON.stringify(secrets), secretPlace(partition, id));
}
