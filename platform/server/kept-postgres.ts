import type { ChildProcess } from 'node:child_process';

export interface KeptParts {
  readonly launch: () => ChildProcess;
  /** Whether the database answers, and is the one that was meant. */
  readonly answers: () => Promise<boolean>;
  /** Where the database writes what is wrong. */
  readonly log: string;
}

export interface KeptPostgres {
  /** Starts it, and again whenever it dies. Returns how to stop it, once it answers. */
  begin(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** A first start replays what a crash left behind, which takes a while. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 20;

/**
 * Keeps the embedded database running. When it dies (the machine had no memory left, somebody killed it), it is started
 * again at the same address, where the connections of the server find it. Where that fails for a minute, the process
 * ends, for its supervisor to see: a server without a database helps nobody.
 */
export function keepRunning({ launch, answers, log }: KeptParts): KeptPostgres {
  let isStopping = false;
  let current: ChildProcess | undefined;
  let gone: Promise<void> = Promise.resolve();

  /** Whether it answers; false where it ended first. */
  async function started(until: number): Promise<boolean> {
    const server = launch();
    current = server;
    let hasExited = false;
    gone = new Promise((resolve) => server.once('exit', () => ((hasExited = true), resolve())));
    while (!(await answers())) {
      if (hasExited || Date.now() > until) return false;
      await pause();
    }
    server.once('exit', () => void restart());
    // It may have died between its answer and this line.
    if (hasExited) void restart();
    return true;
  }

  async function restart(): Promise<void> {
    const until = Date.now() + patienceMilliseconds;
    // Processes of the dead one may hold its memory for a moment; until they have noticed, no other starts.
    while (!isStopping) {
      if (await started(until)) return;
      if (Date.now() > until) throw new Error(`PostgreSQL died and does not start again; see ${log}.`);
      await pause();
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (!current || current.exitCode !== null || current.signalCode !== null) return;
    current.ref();
    // SIGINT is PostgreSQL's fast shutdown: it rolls open transactions back and writes a checkpoint.
    current.kill('SIGINT');
    await gone;
  }

  return {
    async begin() {
      if (!(await started(Date.now() + patienceMilliseconds))) throw new Error(`PostgreSQL did not start; see ${log}.`);
      return stop;
    },
    stop,
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
}
