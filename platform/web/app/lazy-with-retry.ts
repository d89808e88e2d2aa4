import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { textsOfParts } from '../texts.ts';
import { ChunkFailure } from './chunk-failure.ts';

/** How long a part of the app may take, with all its attempts, before the failure is reported (specification §8, §9). */
const reportAfter = 120_000;

/** Repeats a dynamic import with growing pauses: on a weak network the next attempt often succeeds. */
async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const deadline = Date.now() + reportAfter;
  for (let attempt = 0; ; attempt++) {
    try {
      return await withDeadline(load(), deadline);
    } catch (cause) {
      const pause = Math.min(15_000, 500 * 2 ** attempt);
      if (Date.now() + pause >= deadline) throw new ChunkFailure('chunk', { cause });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function withDeadline<Module>(loading: Promise<Module>, deadline: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('chunk timed out')), deadline - Date.now());
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Fetches a part of the app, and its texts where they come with it. */
export function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return importWithRetry(async () => {
    const part = await load();
    await textsOfParts();
    return part;
  });
}

/** A screen that is fetched when it is first shown. `load` gives the component itself: `async () => (await import('./X.tsx')).X`. */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(load) }));
}
