import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '#platform/language.ts';
import type { Titles } from '#platform/titles.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The titles of the desk and of every module, by module and key; a key that two of them give is a mistake. */
async function allTitles(): Promise<Titles> {
  const files = ['web/titles/shell.ts', ...fs.globSync('modules/*/*/titles.ts', { cwd: root }).toSorted()];
  const all: Record<string, Titles[string]> = {};
  for (const file of files) {
    const { titles } = (await import(pathToFileURL(path.join(root, file)).href)) as { titles: Titles };
    for (const [key, words] of Object.entries(titles)) {
      if (key in all) throw new Error(`${file}: the title ${key} stands in another module too.`);
      all[key] = words;
    }
  }
  return all;
}

/** `web/titles/{language}.ts`: one file a language, so that the desk fetches the words of one alone. */
export async function titleFiles(): Promise<readonly (readonly [file: string, text: string])[]> {
  const all = await allTitles();
  return languages.map((language) => [`web/titles/${language}.ts`, fileOf(all, language)] as const);
}

function fileOf(all: Titles, language: Language): string {
  const lines = Object.entries(all).map(([key, words]) => `  ${key}: ${quoted(words[language])},\n`);
  const begin = '// Made from `titles.ts` of the modules by `npm run generate`.\n';
  if (language === 'en') return `${begin}export const texts = {\n${lines.join('')}} as const;\n`;
  return `${begin}import type { Translation } from '#platform/messages.ts';\nimport type { texts as english } from './en.ts';\n\nexport const texts: Translation<typeof english> = {\n${lines.join('')}};\n`;
}

/** As the formatter writes a text. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
