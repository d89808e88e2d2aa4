import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built pages: hashed assets for ever, documents fresh; any other path is a screen, which the root document chooses. */
export async function servePages(server: FastifyInstance, webRoot: string, isProduction: boolean): Promise<void> {
  if (isProduction) {
    // The gallery is for those who build the product.
    server.addHook('onRequest', async (request, reply) =>
      /^\/gallery(\/|$|\?)/.test(request.url) ? reply.status(404).send({ status: 'not found' }) : undefined,
    );
  }
  await server.register(fastifyStatic, {
    root: webRoot,
    // One route for all of them: a route for each of two thousand files took a third of a second of every start.
    wildcard: true,
    index: false,
    redirect: false,
    // A folder is no file: its address is that of a screen, as `/` is.
    allowedPath: (pathname) => !pathname.endsWith('/'),
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // Browsers ask for it beside a document that names no icon, such as the outbox.
  server.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon-192.png'));
  const rootDocument = fs.existsSync(path.join(webRoot, 'index.html')) ? 'index.html' : undefined;
  server.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' &&
      rootDocument !== undefined &&
      !path.extname(new URL(request.url, 'http://localhost').pathname);
    return isPage ? reply.sendFile(rootDocument) : reply.status(404).send({ status: 'not found' });
  });
}
