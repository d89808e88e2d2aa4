import { anchorChain, type Chaining, sealAuditTrail } from './audit-chain.ts';

/** What was committed is part of the chain after this long. */
const sealMilliseconds = 2000;
const anchorMilliseconds = 60_000;

/** Seals the audit trail again and again while the server runs. `stop` seals what is left and notes it. */
export function startSealing(app: Chaining): { stop(): Promise<void> } {
  const unanchored = new Set<string>();
  let anchoredAt = Date.now();
  let running: Promise<void> | undefined;

  async function round(isLast: boolean): Promise<void> {
    for (const partition of await sealAuditTrail(app)) unanchored.add(partition);
    if (!isLast && Date.now() - anchoredAt < anchorMilliseconds) return;
    anchoredAt = Date.now();
    for (const partition of unanchored) {
      await anchorChain(app, partition);
      unanchored.delete(partition);
    }
  }
  const timer = setInterval(() => {
    // A database that is away now is there again for one of the next rounds; nothing is lost meanwhile.
    running ??= round(false)
      .catch((error: unknown) => app.log.warn({ error }, 'audit trail not sealed'))
      .finally(() => (running = undefined));
  }, sealMilliseconds).unref();

  return {
    async stop() {
      clearInterval(timer);
      await running;
      await round(true).catch(() => {});
    },
  };
}
