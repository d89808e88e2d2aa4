/** One exchange with the server, before anybody has looked into it. */
export interface Exchange {
  readonly status: number;
  readonly body: string;
}

export interface TransportOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with 0 to 1 as the request leaves; only XMLHttpRequest can tell. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** Rejects only when no answer came: the network, a time-out or an abort. */
export function exchange(url: string, body: string, options: TransportOptions): Promise<Exchange> {
  return options.onProgress ? withProgress(url, body, options) : plainly(url, body, options);
}

async function plainly(url: string, body: string, { headers, signal }: TransportOptions): Promise<Exchange> {
  const response = await fetch(url, { method: 'POST', body, headers, signal, cache: 'no-store', credentials: 'omit' });
  return { status: response.status, body: await response.text() };
}

function withProgress(url: string, body: string, { headers, signal, onProgress }: TransportOptions): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new TypeError('network'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/**
 * A signal that ends with the caller's or after a time, and how to give the timer back. Written out because the phones
 * that this must run on are older than `AbortSignal.any`.
 */
export function limited(milliseconds: number, outer?: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
