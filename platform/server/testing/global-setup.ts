import { prepareTemplate, startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    templateDatabase: string;
  }
}

/** One PostgreSQL for the whole run; each test file copies the migrated template. */
export default async function setup({
  provide,
}: {
  provide: (name: 'clusterUrl' | 'templateDatabase', value: string) => void;
}): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  provide('clusterUrl', cluster.url);
  provide('templateDatabase', await prepareTemplate(cluster.url));
  return () => cluster.stop();
}
