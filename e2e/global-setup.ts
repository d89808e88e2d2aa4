import { openDemonstration } from './demonstration.ts';
import { hostServers } from './shared-servers.ts';

/** One PostgreSQL with one demonstration for the whole run; each test file copies it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { close, ...demonstration } = await openDemonstration();
  process.env['E2E_DEMONSTRATION'] = JSON.stringify(demonstration);
  const servers = await hostServers();
  process.env['E2E_SERVERS'] = servers.url;
  return async () => {
    await servers.close();
    await close();
  };
}
