import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface TlsProxy {
  readonly url: string;
  readonly certificate: string;
  close(): Promise<void>;
}

export const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
})();

/**
 * What stands before a server in production: it speaks TLS, adds who asked to `X-Forwarded-For`, and passes everything on,
 * sockets too. `port` is where it listens, `target` the port of the server.
 */
export async function startTlsProxy(port: number, target: number): Promise<TlsProxy> {
  const { key, certificate } = selfSigned();
  const onward = (request: http.IncomingMessage) => ({
    host: '127.0.0.1',
    port: target,
    method: request.method,
    path: request.url,
    headers: {
      ...request.headers,
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
    },
  });
  const proxy = https.createServer({ key, cert: certificate }, (request, response) => {
    const passed = http.request(onward(request), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  proxy.on('upgrade', (request, socket, head: Buffer) => {
    const passed = http.request(onward(request));
    passed.on('upgrade', (answer, onwardSocket, first: Buffer) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answer.rawHeaders)}\r\n`);
      if (first.length > 0) socket.write(first);
      if (head.length > 0) onwardSocket.write(head);
      socket.pipe(onwardSocket).pipe(socket);
      for (const end of [socket, onwardSocket]) end.on('error', () => end.destroy());
    });
    passed.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\n\r\n`));
    passed.on('error', () => socket.destroy());
    passed.end();
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(proxy.address() as AddressInfo).port}`,
    certificate,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function headerLines(raw: readonly string[]): string {
  return raw.flatMap((value, at) => (at % 2 === 0 ? [`${value}: ${raw[at + 1]}\r\n`] : [])).join('');
}

/** For `localhost`, and for a day. */
function selfSigned(): { readonly key: string; readonly certificate: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-tls-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const asked = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...asked, ...named, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const made = { key: fs.readFileSync(key, 'utf8'), certificate: fs.readFileSync(certificate, 'utf8') };
  fs.rmSync(folder, { recursive: true });
  return made;
}
