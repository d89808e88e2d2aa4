import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type OwnProduct, type Product, productAt, type ProductPlace, startProduct } from './server.ts';

/** One of the workers that run side by side asks for its server. */
export interface Asking {
  readonly project: string;
  readonly parallelIndex: number;
  /** Another number each time that a worker takes the place of one before it. */
  readonly workerIndex: number;
  /** The server of the worker before may be used again. */
  readonly mayKeep: boolean;
}

/**
 * The servers that workers share, kept by the process of the run. A worker ends with its first failed test; the one that takes
 * its place would otherwise have to start a server of its own. Nothing is started before it is asked for.
 */
export async function hostServers(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const kept = new Map<number, { readonly by: Asking; readonly product: Promise<OwnProduct> }>();
  const stop = async (place: number) => (await kept.get(place)?.product.catch(() => undefined))?.stop();

  async function productFor(asking: Asking): Promise<ProductPlace> {
    const known = kept.get(asking.parallelIndex);
    const isSame = known?.by.project === asking.project;
    if (known && isSame && (asking.mayKeep || known.by.workerIndex === asking.workerIndex)) return known.product;
    await stop(asking.parallelIndex);
    const product = startProduct();
    kept.set(asking.parallelIndex, { by: asking, product });
    return product;
  }

  const server = http.createServer(async (request, response) => {
    try {
      const { url, databaseUrl } = await productFor(JSON.parse(await text(request)) as Asking);
      response.end(JSON.stringify({ url, databaseUrl } satisfies ProductPlace));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  // A first start on a busy machine takes longer than a usual answer.
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all([...kept.keys()].map(stop));
    },
  };
}

/** The server of this worker, from the process of the run. */
export async function sharedProduct(asking: Asking): Promise<Product> {
  const answer = await fetch(process.env['E2E_SERVERS']!, { method: 'POST', body: JSON.stringify(asking) });
  if (!answer.ok) throw new Error(`no server for this worker: ${await answer.text()}`);
  return productAt((await answer.json()) as ProductPlace);
}
