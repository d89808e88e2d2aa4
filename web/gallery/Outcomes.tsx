import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '#platform/web/app/ErrorBoundary.tsx';
import { ChunkFailure } from '#platform/web/app/chunk-failure.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { OutcomeScreen } from '../OutcomeScreen.tsx';
import { outcomePaths } from '../public-address.ts';

function Thrower({ error }: { readonly error: Error }): ReactNode {
  throw error;
}

export function Outcomes(): ReactNode {
  const [failure, setFailure] = useState<Error>();
  return (
    <div className="space-y-4">
      {outcomePaths.map((path) => (
        <OutcomeScreen key={path} path={path} />
      ))}
      <OutcomePage
        kind="exit"
        title="You left the form"
        support="+27 10 555 0100, help@highveld.example"
        action={
          <button type="button" className="btn btn-s">
            Go back to the form
          </button>
        }
      >
        Your draft is kept. Open the link again to go on.
      </OutcomePage>
      <div className="flex flex-wrap justify-center gap-2">
        <button
          type="button"
          className="btn btn-s"
          onClick={() => setFailure(new Error('A screen that cannot be drawn'))}
        >
          Break a screen
        </button>
        <button type="button" className="btn btn-s" onClick={() => setFailure(new ChunkFailure('chunk'))}>
          Lose a part of the app
        </button>
      </div>
      {failure && (
        <ErrorBoundary key={failure.message}>
          <Thrower error={failure} />
        </ErrorBoundary>
      )}
    </div>
  );
}
