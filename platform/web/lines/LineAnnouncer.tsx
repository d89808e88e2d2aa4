import type { ReactNode } from 'react';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useTexts } from '../texts.ts';
import { useProblemText } from './LineProblems.tsx';
import type { Lines } from './use-lines.ts';
import type { Said } from './view.ts';

/** Tells screen readers what became of the lines. Always there: a live region speaks only if it was there before its text. */
export function LineAnnouncer<Line>({ of }: { readonly of: Lines<Line> }): ReactNode {
  const { said } = of.view;
  const problemText = useProblemText(of);
  const saidText = useSaidText();
  return (
    <output aria-live="polite" className="sr-only">
      {said && (said.kind === 'refused' ? problemText(said.row, said.field) : saidText(said))}
    </output>
  );
}

function useSaidText(): (said: Exclude<Said, { kind: 'refused' }>) => string {
  const t = useTexts(lineTexts);
  return (said) => {
    switch (said.kind) {
      case 'pasted':
        return [
          t('saidPasted', { count: said.lines }),
          said.refused > 0 && t('saidRefused', { count: said.refused }),
          said.dropped > 0 && t('saidDropped', { count: said.dropped }),
        ]
          .filter(Boolean)
          .join(' ');
      case 'undone':
        return t('saidUndone');
      case 'redone':
        return t('saidRedone');
      case 'added':
        return t('saidAdded', { line: said.row + 1 });
      case 'copied':
        return t('saidCopied', { line: said.row + 1 });
      case 'removed':
        return t('saidRemoved', { line: said.row + 1 });
      case 'moved':
        return t('saidMoved', { line: said.row + 1 });
    }
  };
}
