import { MessageCircleQuestion } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import type { DecidedRecord } from '#platform/web/record/DecisionDialog.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import type { AnyCatalogue } from '#platform/web/texts.ts';

interface Asking {
  /** The words of the button in the bar, which asks the same. */
  readonly title: string;
  readonly ask: (part: string) => void;
}

const AskingContext = createContext<Asking | undefined>(undefined);

interface AskAboutProps {
  readonly record: DecidedRecord;
  readonly decisions: readonly Decision[];
  readonly failures?: readonly AnyCatalogue[] | undefined;
  readonly children: ReactNode;
}

/**
 * Lets each part of what was filled in be asked for again where it is read: the dialog opens with that part ticked. Nothing
 * is offered to whom the button in the bar is not offered either.
 */
export function AskAbout({ record, decisions, failures, children }: AskAboutProps): ReactNode {
  const [opened, setOpened] = useState<{ readonly title: string; readonly does: Decision['does'] }>();
  const decision = decisions.find(({ about, barrier }) => about !== undefined && !barrier);
  const asking = decision && {
    title: decision.title,
    ask: (part: string) => setOpened({ title: decision.title, does: decision.about!(part) }),
  };
  return (
    <AskingContext value={asking}>
      {children}
      {opened &&
        'dialog' in opened.does &&
        opened.does.dialog({
          record,
          failures,
          confirm: opened.title,
          danger: false,
          onClose: () => setOpened(undefined),
        })}
    </AskingContext>
  );
}

/** Beside the heading of a part; nothing where nothing can be asked. */
export function AskButton({ part, heading }: { readonly part: string; readonly heading: string }): ReactNode {
  const asking = use(AskingContext);
  if (!asking) return null;
  const words = `${asking.title}: ${heading}`;
  return (
    <button
      type="button"
      data-chrome
      className="btn btn-g -my-1 size-7 flex-none p-0 text-muted hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-12"
      aria-label={words}
      title={words}
      onClick={() => asking.ask(part)}
    >
      <MessageCircleQuestion size={16} aria-hidden="true" />
    </button>
  );
}
