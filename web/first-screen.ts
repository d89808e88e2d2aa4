import type { FirstTexts } from '#platform/messages/public/first-words.ts';
import { keepEarlyPress } from '#platform/web/early-answers.ts';
import type { EarlyCalls } from './early-calls.ts';

/** The first screen, as it stands on the page. */
export interface FirstScreen {
  /** Makes the button work: a press sends the code. `begin` makes the link's first calls again, after they failed. */
  readonly work: (first: EarlyCalls, begin: () => EarlyCalls) => void;
  /** The code of the page did not come: only loading it again can help. */
  readonly giveUp: () => void;
}

/** Puts the first public screen on the page; it needs neither code nor style of the page. */
export function showFirstScreen(texts: FirstTexts): FirstScreen | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#first-screen');
  const page = document.getElementById('root');
  if (!template || !page || page.childElementCount > 0) return undefined;
  const screen = template.content.cloneNode(true) as DocumentFragment;
  for (const element of screen.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset['text'] as keyof FirstTexts];
  const button = screen.querySelector('button');
  const problem = screen.querySelector<HTMLElement>('[data-problem]');
  page.append(screen);
  if (!button || !problem) return undefined;

  const tell = (text: keyof FirstTexts | undefined) => {
    problem.textContent = text ? texts[text] : '';
    problem.className = text ? 'err mt-3' : '';
  };
  return {
    work(first, begin) {
      let calls: EarlyCalls | undefined = first;
      const press = async () => {
        if (button.disabled || !keepEarlyPress(true)) return;
        button.disabled = true;
        button.textContent = texts.sendingOtp;
        tell(undefined);
        try {
          await (calls ??= begin()).sendCode();
          // The page says what came of it, as soon as it is there.
        } catch {
          calls = undefined;
          if (!keepEarlyPress(false)) return;
          button.disabled = false;
          button.textContent = texts.sendOtp;
          tell(navigator.onLine ? 'noConnection' : 'offline');
        }
      };
      button.disabled = false;
      button.addEventListener('click', () => void press());
      pressWhereItWentDown(button);
    },
    giveUp() {
      if (!keepEarlyPress(false)) return;
      tell(navigator.onLine ? 'noConnection' : 'offline');
      // A new button, which does nothing else.
      const again = button.cloneNode() as HTMLButtonElement;
      again.disabled = false;
      again.textContent = texts.reload;
      again.addEventListener('click', () => location.reload());
      button.replaceWith(again);
    },
  };
}

/** Movement of a finger that still is a tap, in CSS pixels. */
const steady = 15;

/**
 * A finger presses what it went down on, also where the button has moved from under it meanwhile: the page comes in the
 * link's language, whose words may take a line more. The page keeps this element, and with it this rule.
 */
function pressWhereItWentDown(button: HTMLButtonElement): void {
  button.addEventListener('pointerdown', (down) => {
    const over = new AbortController();
    const end = (up: PointerEvent) => {
      if (up.pointerId !== down.pointerId) return;
      over.abort();
      const { clientX: x, clientY: y } = up;
      const isSteady = Math.abs(x - down.clientX) < steady && Math.abs(y - down.clientY) < steady;
      const isStillThere = button.contains(document.elementFromPoint(x, y));
      // Where it still is the browser presses it.
      if (up.type === 'pointerup' && isSteady && !isStillThere) button.click();
    };
    addEventListener('pointerup', end, { signal: over.signal });
    addEventListener('pointercancel', end, { signal: over.signal });
  });
}
