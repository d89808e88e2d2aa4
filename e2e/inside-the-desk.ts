import type { Page } from '@playwright/test';
import { type Language, locales } from '#platform/language.ts';
import { settled } from './accessibility.ts';

/**
 * Opens a screen as a link of the desk does, without loading the desk anew: a tenth of the time. An address that leads
 * nowhere lies in between, so that the screen is made anew and nobody looks at the one before.
 */
export async function walkTo(page: Page, origin: string, address: string): Promise<void> {
  if (!isInDesk(page, origin)) {
    await page.goto(new URL(address, origin).href);
    return settled(page);
  }
  await page.evaluate(async (to) => {
    const title = () => document.querySelector('h1')?.textContent;
    const go = async (next: string) => {
      const [before, end] = [title(), performance.now() + 20_000];
      history.pushState(null, '', next);
      while (title() === before) {
        if (performance.now() > end) throw new Error(`${next} did not take the place of “${before}”`);
        await new Promise(requestAnimationFrame);
      }
    };
    await go('/leads-nowhere');
    await go(to);
  }, address);
  await settled(page);
}

const isInDesk = (page: Page, origin: string) =>
  page.url().startsWith(new URL(origin).origin) && !page.url().endsWith('/health');

/** Chooses a language in the menu of the person, by the menu's own buttons. */
export async function speak(page: Page, language: Language): Promise<void> {
  const person = page.getByRole('banner').getByRole('button', { name: /Naledi Mokoena/ });
  await person.evaluate(async (button: HTMLElement, tag) => {
    const end = performance.now() + 20_000;
    const until = async <T>(look: () => T | null | undefined | false): Promise<T> => {
      for (;;) {
        const found = look();
        if (found) return found;
        if (performance.now() > end) throw new Error(`the language ${tag} cannot be chosen`);
        await new Promise(requestAnimationFrame);
      }
    };
    const choice = () => document.querySelector<HTMLElement>(`[role=menuitemradio]:has([lang="${tag}"])`);
    button.click();
    (await until(choice)).click();
    await until(() => document.documentElement.lang === tag && !choice());
  }, locales[language]);
  await settled(page);
}
