import v8 from 'node:v8';

/**
 * Bounds on what a server process takes of the machine's memory (decision 0059). Its living heap is about 75 MB. Left alone,
 * Node lets the young part of the heap grow to several times that under load and does not give it back. Without a bound on
 * the old part: a server that meets one ends. Threads that read files have limits of their own.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=16'];

/** The old part is collected when it has grown by a quarter. Only from the first call on: at a start it grows because it is read in. */
export function boundHeap(): void {
  v8.setFlagsFromString('--heap-growing-percent=25');
}

/** Passwords are hashed in blocks of 19 MB. glibc keeps freed memory for each thread apart, and keeps it for good. */
export const memoryEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
