import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { submitAndKill } from '../../server/testing/killed-submits.ts';
import { freePort, startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

/** The product as a newcomer runs it: whoever is killed leaves a database behind, and the next start takes it over. */
export async function tortureEmbedded(_around: Surroundings, rounds: number): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-torture-'));
  // The database runs as another user when this one is root.
  fs.chmodSync(folder, 0o755);
  const environment = { DATA_DIR: folder, PORT: String(await freePort()) };
  const { server, figures } = await submitAndKill(environment, await startServerProcess(environment), rounds);
  const ended = await server.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
  const { missing, doubled, refused, answered } = figures;
  return { isHeld: answered > 0 && missing + doubled + refused === 0 && ended === 0, figures: { ...figures } };
}
