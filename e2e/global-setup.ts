import { openDemonstration } from './demonstration.ts';

/** One PostgreSQL with one demonstration for the whole run; each test file copies it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { close, ...demonstration } = await openDemonstration();
  process.env['E2E_DEMONSTRATION'] = JSON.stringify(demonstration);
  return close;
}
