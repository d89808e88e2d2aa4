import type { App } from './app.ts';
import { inPartition, systemContext } from './contexts.ts';
import type { JobKind } from './jobs.ts';
import { type HeardLater, type Listener, queueOf } from './listeners.ts';

/** The jobs of the listeners that hear later. */
export function laterJobs(app: App, listeners: readonly Listener[]): readonly JobKind<HeardLater>[] {
  return listeners
    .filter(({ moment }) => moment === 'later')
    .map((listener) => ({
      ...queueOf(listener),
      retries: 20,
      retryDelay: 1,
      lease: 300,
      async work({ partition, requestId, facts, after }) {
        const system = systemContext(app, { language: 'en', requestId, operation: listener.name });
        try {
          await inPartition(system, partition, async (context) => {
            const goesOn = await listener.hear(context, facts, after);
            if (goesOn === undefined) return;
            const next: HeardLater = { partition, requestId, facts, after: goesOn };
            await app.jobs.send(context.db, queueOf(listener), next);
            context.afterCommit(() => app.jobs.wake(queueOf(listener)));
          });
        } catch (error) {
          app.log.error({ error, listener: listener.name }, 'happening not heard');
          throw error;
        }
      },
    }));
}
