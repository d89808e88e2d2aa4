import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tenderAndKill } from '../../server/testing/killed-tenders.ts';
import { submitAndKill } from '../../server/testing/killed-submits.ts';
import { freePort, startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

/** The product as a newcomer runs it: whoever is killed leaves a database behind, and the next start takes it over. */
export function tortureEmbedded(_around: Surroundings, rounds: number): Promise<Result> {
  return onOwnDatabase(async (environment) => {
    const { server, figures } = await submitAndKill(environment, await startServerProcess(environment), rounds);
    const { missing, doubled, refused, answered } = figures;
    const ended = await server.kill('SIGTERM');
    return { isHeld: answered > 0 && missing + doubled + refused === 0 && ended === 0, figures: { ...figures } };
  });
}

/** Loads are offered, accepted and assigned while the server is killed: every step holds once, and is told once. */
export function tortureTenders(_around: Surroundings, rounds: number): Promise<Result> {
  return onOwnDatabase(async (environment) => {
    const { server, figures } = await tenderAndKill(environment, await startServerProcess(environment), rounds);
    const { lost, doubled, untold, toldTwice, refused, loads } = figures;
    const ended = await server.kill('SIGTERM');
    const broken = lost + doubled + untold + toldTwice + refused.length;
    return {
      isHeld: loads > 0 && broken === 0 && ended === 0,
      figures: { ...figures, refused: [...new Set(refused)].join(', ') || 0 },
    };
  });
}

async function onOwnDatabase(run: (environment: Readonly<Record<string, string>>) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-torture-'));
  // The database runs as another user when this one is root.
  fs.chmodSync(folder, 0o755);
  const environment = { DATA_DIR: folder, PORT: String(await freePort()) };
  try {
    return await run(environment);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
