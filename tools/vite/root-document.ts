import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { build, type Plugin, type Rolldown } from 'vite';
import { languages } from '#platform/language.ts';
import { texts as afr } from '#platform/messages/public/afr.ts';
import { texts as en } from '#platform/messages/public/en.ts';
import { firstWords } from '#platform/messages/public/first-words.ts';
import { texts as fr } from '#platform/messages/public/fr.ts';
import { texts as pt } from '#platform/messages/public/pt.ts';
import { browsers } from './browsers.ts';
import { chunkOf, closureOf, entryChunk } from './bundle-graph.ts';
import { buildGallery } from './gallery.ts';
import { publicFlowModules } from './public-flows.ts';
import { publicPages } from './public-pages.ts';

const web = path.resolve(import.meta.dirname, '../../web');

interface Files {
  script: string;
  modules: string[];
  styles: string[];
  texts: Record<string, string[]>;
  flows: Record<string, string[]>;
}

/**
 * Makes `index.html`, the one document that the server sends for every address. A few lines in it choose what the address
 * asks for, and fetch all of it at once: a second document or a script that imports scripts would cost a phone another
 * half second for each step. `csp.json` holds the hashes of those lines, for the server's content security policy.
 */
export function rootDocument(): Plugin[] {
  return [
    {
      name: 'root-document:build',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const flows = publicFlowModules();
          const [pages, gallery] = [await publicPages(), await buildGallery()];
          const documents = {
            apply: filesOf(pages, 'apply', flows),
            desk: filesOf(bundle, 'desk'),
            gallery: filesOf(gallery, 'gallery'),
          };
          const values = [
            `documents=${literal(documents)}`,
            `firstTexts=${literal(firstTexts())}`,
            `firstStyle=${literal(await firstStyle())}`,
          ];
          const script = `{const ${values.join(',')};${await chooser()}}`;
          const html = await fs.readFile(path.join(web, 'index.html'), 'utf8');
          const hash = crypto.createHash('sha256').update(script).digest('base64');
          this.emitFile({
            type: 'asset',
            fileName: 'index.html',
            source: withScript(html, `<script>${script}</script>`),
          });
          for (const file of [...Object.values(pages), ...Object.values(gallery)]) {
            this.emitFile({
              type: 'asset',
              fileName: file.fileName,
              source: file.type === 'chunk' ? file.code : file.source,
            });
          }
          this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify([`sha256-${hash}`]) });
        },
      },
    },
    {
      name: 'root-document:serve',
      apply: 'serve',
      transformIndexHtml: () => [
        {
          tag: 'script',
          attrs: { type: 'module' },
          injectTo: 'body',
          children: `import { isPublicAddress } from '/public-address.ts';
if (isPublicAddress(location)) import('/apply-main.tsx');
else if (location.pathname === '/gallery') import('/gallery-main.tsx');
else import('/desk-main.tsx');`,
        },
      ],
    },
  ];
}

/** The lines go before everything that could hold up the parser, and after the character set that must come first. */
function withScript(html: string, script: string): string {
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error('web/index.html must name its character set.');
  const compact = html
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return compact.replace(charset, `${charset}${script}`);
}

function filesOf(bundle: Rolldown.OutputBundle, name: string, flows: Readonly<Record<string, string>> = {}): Files {
  const entry = entryChunk(bundle, name);
  if (!entry) throw new Error(`The build has no entry ${name}.`);
  const { scripts, styles } = closureOf(bundle, entry.fileName);
  const address = (file: string) => `/${file}`;
  const [script = '', ...modules] = scripts;
  const beyond = (file: string | undefined) =>
    file
      ? closureOf(bundle, file)
          .scripts.filter((each) => !scripts.includes(each))
          .map(address)
      : [];
  return {
    script: address(script),
    modules: modules.map(address),
    styles: styles.map(address),
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        beyond(chunkOf(bundle, `/platform/messages/public/${language}.ts`)?.fileName),
      ]),
    ),
    flows: Object.fromEntries(
      Object.entries(flows).map(([kind, module]) => [kind, beyond(chunkOf(bundle, module)?.fileName)]),
    ),
  };
}

/** The words of the first screen, by language. */
function firstTexts() {
  const all = { en, afr, pt, fr };
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(firstWords.map((word) => [word, all[language][word]]))]),
  );
}

/** `web/first-screen.css`, minified. */
async function firstStyle(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwind()],
    build: {
      write: false,
      target: browsers,
      rolldownOptions: { input: path.join(web, 'first-screen.css') },
    },
  })) as Rolldown.RolldownOutput;
  const style = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error('web/first-screen.css gave nothing.');
  return String(style.source)
    .replace(/\/\*.*?\*\//gs, '')
    .trim();
}

/** `web/choose-document.ts` as one minified expression. */
async function chooser(): Promise<string> {
  const output = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: browsers,
      lib: { entry: path.join(web, 'choose-document.ts'), formats: ['iife'], name: 'chosen' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output[0]?.output ?? [];
  if (!chunk) throw new Error('web/choose-document.ts gave nothing.');
  return chunk.code.trim();
}

/** JSON that can stand in a script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
