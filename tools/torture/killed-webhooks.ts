import pg from 'pg';
import { startHeldReceiver } from '../../server/testing/held-receiver.ts';
import { tellAndKill } from '../../server/testing/killed-webhooks.ts';
import { startServerProcess } from '../../server/testing/server-process.ts';
import type { Result } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';

/** Suppliers are deleted, and the server is killed while their events go out: each is told, under one event id. */
export async function tortureWebhooks(around: Surroundings, rounds: number): Promise<Result> {
  const receiver = await startHeldReceiver();
  await around.server().kill('SIGTERM');
  const owner = new pg.Client(around.ownerUrl());
  await owner.connect();
  let server = await startServerProcess(around.environment);
  try {
    const killed = await tellAndKill(around.environment, server, owner, receiver, rounds);
    server = killed.server;
    const { deleted, untold, early, underTwoIds } = killed.figures;
    return { figures: { ...killed.figures }, isHeld: deleted > 0 && untold + early + underTwoIds === 0 };
  } finally {
    await owner.end();
    await server.kill('SIGTERM');
    await receiver.close();
    await around.startServer();
  }
}
