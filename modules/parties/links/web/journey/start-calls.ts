import { links } from './link-calls.ts';

// What a form starts from needs the accepted code and nothing else. So it is asked for together with the opened link, and
// not after it: a round trip is half a second on a slow network.

const terms = ahead(() => links.getLinkTerms({}));
const draft = ahead(() => links.getLinkDraft({}));

/** Asks for the terms and the draft; whoever takes them then finds them on the way. */
export function fetchStart(): void {
  terms.fetch();
  draft.fetch();
}

export const takeTerms = terms.take;
export const takeDraft = draft.take;

/** A call that may be made before its answer is wanted; once, since a second one means something new. */
function ahead<Answer>(call: () => Promise<Answer>) {
  let answer: Promise<Answer> | undefined;
  return {
    fetch() {
      answer = call();
      // Whoever takes it handles its failure; nobody may.
      answer.catch(() => undefined);
    },
    take(): Promise<Answer> {
      const taken = answer ?? call();
      answer = undefined;
      return taken;
    },
  };
}
