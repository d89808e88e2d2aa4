import { expect, test } from 'vitest';
import { tortureMoment } from './torture/moment.ts';

/** What docs/operating.md says of a base copy and archived logs, with two databases of its own. The long form is `npm run torture`. */
test(
  'a database that was copied while somebody wrote is brought to a moment, with all until then and nothing after',
  { timeout: 300_000 },
  async () => {
    const { figures, isHeld } = await tortureMoment(undefined, 1);
    expect(figures).toMatchObject({ missing: 0, 'after it': 0, migrations: 0 });
    expect(isHeld).toBe(true);
  },
);
