import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { securityHeaders } from '#platform/server/security-headers.ts';

const dist = path.resolve(import.meta.dirname, '../dist/web');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers of remote calls, by operation; what is not here is answered with an empty result. */
export type Answers = Readonly<Record<string, unknown>>;

export interface BuiltPages {
  readonly url: string;
  /** The calls that came in, oldest first. */
  readonly calls: { readonly operation: string; readonly payload: unknown; readonly language: string }[];
  readonly stop: () => Promise<void>;
}

/** The built pages under the product's own security headers, without the product: for bricks that need no database. */
export async function serveBuiltPages(answers: Answers = {}): Promise<BuiltPages> {
  const headers = securityHeaders(dist, false);
  const calls: { operation: string; payload: unknown; language: string }[] = [];
  const server = http.createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/rpc') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const call = JSON.parse(Buffer.concat(chunks).toString()) as (typeof calls)[number];
      calls.push(call);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ response: 'ok', requestId: 'test', result: answers[call.operation] ?? {} }));
    }
    const asked = path.join(dist, path.normalize(pathname));
    const isFile = fs.existsSync(asked) && fs.statSync(asked).isFile();
    if (!isFile && path.extname(pathname)) return response.writeHead(404).end();
    const file = isFile ? asked : path.join(dist, 'index.html');
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    return response.end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
