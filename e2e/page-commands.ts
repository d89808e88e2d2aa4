import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A command of a page, with the answer that the page shows for it. */
export interface PageCommand {
  readonly line: number;
  readonly command: string;
  readonly shown: { readonly kind: 'json' | 'text'; readonly text: string } | undefined;
}

/** The `sh` blocks of a page in Markdown, each with the block of `json` or `text` that comes before the next one. */
export function commandsOf(page: string): PageCommand[] {
  const commands: PageCommand[] = [];
  for (const { 1: kind, 2: text = '', index } of page.matchAll(/^```(\w*)\n(.*?)^```$/gms)) {
    const last = commands.at(-1);
    const line = page.slice(0, index).split('\n').length;
    if (kind === 'sh') commands.push({ line, command: text, shown: undefined });
    else if (last && !last.shown && (kind === 'json' || kind === 'text'))
      commands[commands.length - 1] = { ...last, shown: { kind, text } };
  }
  return commands;
}

/** Why this machine cannot run them; undefined where it can. */
export function lackOfTools(): string | undefined {
  const missing = ['bash', 'curl', 'base64', 'sed'].filter((tool) => spawnSync(tool, ['--version']).error);
  return missing.length > 0 ? `There is no ${missing.join(', ')} on this machine.` : undefined;
}

const mark = '@@ next command @@';

/** Runs them one after the other in one bash, in a folder of their own. Answers what each printed. */
export function runCommands(commands: readonly PageCommand[]): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haulway-page-'));
  try {
    const script = commands.map(({ command }) => `${command}\nprintf '\\n${mark}\\n'\n`).join('');
    const { stdout, stderr } = spawnSync('bash', ['-c', `set -eu\n${script}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
      // The page asks for a Node that knows sockets; this one does.
      env: { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}` },
    });
    const printed = stdout.split(`\n${mark}\n`).slice(0, -1);
    const stopped = commands[printed.length];
    if (stopped) throw new Error(`The command in line ${stopped.line} failed: ${stderr}${stdout.slice(-500)}`);
    return printed;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes an expectation of the answer that the page shows: `…` stands for anything, and an object may have more than is shown. */
export function looksLike({ kind, text }: NonNullable<PageCommand['shown']>, printed: string): boolean {
  return kind === 'json' ? holds(JSON.parse(text), JSON.parse(printed)) : patternOf(text).test(printed.trim());
}

function patternOf(text: string): RegExp {
  const parts = text.trim().split('…');
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+?')}$`, 's');
}

function holds(shown: unknown, actual: unknown): boolean {
  if (shown === '…') return actual !== '' && actual !== null && actual !== undefined;
  if (typeof shown !== 'object' || shown === null) return shown === actual;
  if (typeof actual !== 'object' || actual === null || Array.isArray(shown) !== Array.isArray(actual)) return false;
  return Object.entries(shown).every(([key, value]) => holds(value, (actual as Record<string, unknown>)[key]));
}
