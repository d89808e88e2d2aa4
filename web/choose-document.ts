import { type Language, locales } from '#platform/language.ts';
import type { FirstTexts } from '#platform/messages/public/first-words.ts';
import { firstLanguage, ownLanguage } from '#platform/web/first-language.ts';
import { callEarly } from './early-calls.ts';
import { showFirstScreen } from './first-screen.ts';
import { isPublicAddress, linkIn } from './public-address.ts';

/** What the build knows of a document's files; addresses begin with a slash. */
export interface DocumentFiles {
  readonly script: string;
  /** What the script imports, to be fetched together with it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** The texts of the first screen, by language. */
  readonly texts: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The code of each flow, by the kind of its link. */
  readonly flows: Readonly<Record<string, readonly string[]>>;
}

// These lines stand in the root document itself (tools/vite/root-document.ts puts the three values in): they decide which
// document this is before anything else is fetched, so that nobody waits for code of the other one.
declare const documents: {
  readonly apply: DocumentFiles;
  readonly desk: DocumentFiles;
  readonly gallery: DocumentFiles;
};
declare const firstTexts: Readonly<Record<Language, FirstTexts>>;
/** The style of the first screen (web/first-screen.css). */
declare const firstStyle: string;

// The content security policy forbids making code from text, and reports the validator's attempt to find that out. This
// is its own switch, read before any schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.documentElement;
const choice = localStorage.getItem('theme');
root.dataset['theme'] = choice ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const language = firstLanguage();
root.lang = locales[language];

const link = linkIn(location.hash);
const isPublic = isPublicAddress(location);
const files = isPublic ? documents.apply : location.pathname === '/gallery' ? documents.gallery : documents.desk;

function fetchEarly(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
}

const styles = files.styles.map((href) => fetchEarly('stylesheet', href));
for (const href of [
  files.script,
  ...files.modules,
  ...(files.texts[language] ?? []),
  ...(files.flows[link?.kind ?? ''] ?? []),
])
  fetchEarly('modulepreload', href);
const code = import(/* @vite-ignore */ files.script);

/** The first screen has its style with it, until that of the page is there. */
function styleFirstScreen(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(firstStyle);
  document.adoptedStyleSheets = [style];
  styles.at(-1)?.addEventListener('load', () => (document.adoptedStyleSheets = []));
}

function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

if (link) {
  // A tab with a session goes on with it; its calls come from the code.
  const isNew = !sessionStorage.getItem('session');
  const begin = () => callEarly(link, language, ownLanguage());
  // A driver's link asks for no code, and its page shows what the phone has kept; a customer's shows the load.
  if (link.kind === 'drivertrip' || link.kind === 'loadtracking' || link.kind === 'vehiclecheck') {
    if (isNew) begin();
  } else {
    const calls = isNew ? begin() : undefined;
    styleFirstScreen();
    whenParsed(() => {
      const screen = showFirstScreen(firstTexts[language]);
      if (calls) screen?.work(calls, begin);
      code.catch(() => screen?.giveUp());
    });
  }
}
