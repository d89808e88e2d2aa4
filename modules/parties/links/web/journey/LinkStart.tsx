import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { PageSkeleton } from '#platform/web/public/PageSkeleton.tsx';
import { type AnyCatalogue, useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { LinkAccess } from './flow.ts';
import { type Start, useStart } from './use-start.ts';

interface LinkStartProps {
  readonly access: LinkAccess;
  /** The failure texts of the form, read together with its start. */
  readonly failures: readonly AnyCatalogue[];
  readonly children: (start: Start) => ReactNode;
}

/** Reads the draft and the terms, and then shows the form. */
export function LinkStart({ access, failures, children }: LinkStartProps): ReactNode {
  const t = useTexts(journeyTexts);
  const common = useTexts(publicTexts);
  const failureText = useFailureText();
  const { state, load } = useStart(access, failures);
  switch (state.kind) {
    case 'loading':
      return <PageSkeleton />;
    case 'ready':
      return children(state.start);
    case 'failed':
      return (
        <OutcomePage
          kind="failure"
          title={t('notOpened')}
          support={access.link.support}
          action={
            <button type="button" className="btn btn-p" onClick={() => void load()}>
              {common('tryAgain')}
            </button>
          }
        >
          {failureText(state.error)}
        </OutcomePage>
      );
  }
}
