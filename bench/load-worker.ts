import http from 'node:http';

/** A client process: so many connections, each sending the next body as soon as it has its answer. Answers each plan. */
export interface LoadPlan {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  readonly bodies: readonly string[];
  /** Each body once, instead of again and again until the time is over. */
  readonly once?: boolean;
  /** Every call from an address of its own, as a proxy would say. */
  readonly manyAddresses?: boolean;
}
export interface LoadResult {
  readonly perSecond: number;
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly firstError: string | undefined;
}

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send!(result),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));

async function run(plan: LoadPlan): Promise<LoadResult> {
  const { port, path, connections, seconds, bodies, manyAddresses } = plan;
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  let firstError: string | undefined;
  let next = 0;
  const end = performance.now() + seconds * 1000;
  const mayGoOn = () => (plan.once ? next < bodies.length : performance.now() < end);

  const call = () =>
    new Promise<void>((resolve) => {
      const number = next++;
      const body = bodies[number % bodies.length]!;
      const started = performance.now();
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(manyAddresses && { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }),
      };
      const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          times.push(performance.now() - started);
          if (answer.statusCode !== 200) {
            errors++;
            firstError ??= Buffer.concat(chunks).toString().slice(0, 300);
          }
          resolve();
        });
      });
      request.on('error', (error) => {
        errors++;
        firstError ??= error.message;
        resolve();
      });
      request.end(body);
    });

  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (mayGoOn()) await call();
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, calls: times.length, p50: at(0.5), p99: at(0.99), errors, firstError };
}
