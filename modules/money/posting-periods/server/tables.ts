import type { Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { PostingArea, PostingState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    period_posting: Narrowed<Rows['period_posting'], { area: PostingArea; state: Generated<PostingState> }>;
  }
}
