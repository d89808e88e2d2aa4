import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The scripts and styles that must be there before a chunk can run: itself, and whatever it imports, however deep. */
export interface Closure {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** File names as they stand in the output folder, the chunk itself first. */
export function closureOf(bundle: Bundle, fileName: string): Closure {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(add);
  };
  add(fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The scripts that a flow may ever need: what it imports, and what is fetched later by chunks with modules of `folder`. Of what
 * it shares with others only the texts are fetched later: they come together with each part.
 */
export function everythingOf(bundle: Bundle, fileName: string, folder: string): readonly string[] {
  const found = new Set<string>();
  // Of texts alone: a form of another flow has texts too, and a phone would fetch all of them for nothing.
  const isText = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.every((id) => /[\\/]messages[\\/]/.test(id));
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
    const isOwn = chunk.moduleIds.some((id) => id.includes(folder));
    for (const later of chunk.dynamicImports) {
      const next = bundle[later];
      if (next?.type === 'chunk' && (isOwn || isText(next))) add(later);
    }
  };
  add(fileName);
  return [...found];
}

/** The chunk of an entry of the build, by the name of the entry. */
export function entryChunk(bundle: Bundle, name: string): Rolldown.OutputChunk | undefined {
  return chunks(bundle).find((chunk) => chunk.isEntry && chunk.name === name);
}

/** The chunk that a module ended up in; `path` is the end of the module's path. */
export function chunkOf(bundle: Bundle, path: string): Rolldown.OutputChunk | undefined {
  return chunks(bundle).find((chunk) => chunk.moduleIds.some((id) => id.endsWith(path)));
}

function chunks(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
