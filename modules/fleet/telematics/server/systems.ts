import type { App } from '#platform/server/app.ts';
import { cartrack } from './cartrack.ts';
import { mixIntegrate } from './mix.ts';
import type { TelematicsSystem } from './port.ts';
import type { StoredAccount } from './queries.ts';
import { connectionOf } from './secrets.ts';

/** The system behind an account; undefined where files are brought in. */
export function systemOf(
  app: Pick<App, 'config' | 'clock' | 'sealer'>,
  stored: StoredAccount,
): TelematicsSystem | undefined {
  if (stored.provider === 'csv') return undefined;
  const connection = connectionOf(app, stored);
  return stored.provider === 'cartrack' ? cartrack(app, connection) : mixIntegrate(app, connection);
}
