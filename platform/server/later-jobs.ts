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
      async work({ partition, requestId, facts }) {
        const system = systemContext(app, { language: 'en', requestId, operation: listener.name });
        try {
          await inPartition(system, partition, (context) => listener.hear(context, facts));
        } catch (error) {
          app.log.error({ error, listener: listener.name }, 'happening not heard');
          throw error;
        }
      },
    }));
}
