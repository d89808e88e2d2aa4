import { sql } from 'kysely';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { fleetLogService } from '../contract.ts';
import type { FleetLineState } from '../status.ts';
import { addLayout, changeLayout, listLayouts } from './layouts.ts';
import { savedLine } from './lives.ts';
import { lockMonth } from './lock-month.ts';
import { lineColumns, shownLine, type StoredLine } from './queries.ts';
import { readLog } from './read-log.ts';
import { addLine, changeLine, removeLine, reverseLine } from './save-line.ts';
import { readSlipFile } from './slip-files.ts';
import { keepSlipPhoto } from './slip-photo.ts';

export const fleetLogOperations: Implementation = implement(fleetLogService, {
  getFleetLog: readLog,
  async getFleetLogWaiting(context, { search, ...page }) {
    const words = search.trim();
    const found = await searchedPage<StoredLine>(context.db, {
      ...page,
      search: '',
      descending: true,
      table: 'fleet_log_line',
      partition: context.partition,
      columns: lineColumns,
      conditions: [
        sql`t.status = ${literal<FleetLineState>('WAITING')}`,
        ...(words === '' ? [] : [sql`t.card || ' ' || t.slip_number || ' ' || t.place ilike '%' || ${words} || '%'`]),
      ],
      order: ['t.card', 't.id'],
    });
    return { ...found, rows: found.rows.map(shownLine) };
  },
  async postFleetLogLine(context, line) {
    refuseWhenScoped(context);
    return savedLine(await addLine(context, line));
  },
  async putFleetLogLine(context, line) {
    refuseWhenScoped(context);
    return savedLine(await changeLine(context, line));
  },
  async deleteFleetLogLine(context, { id, reason }) {
    refuseWhenScoped(context);
    return savedLine(await removeLine(context, id, reason));
  },
  async reverseFleetLogLine(context, { id, reason }) {
    refuseWhenScoped(context);
    return savedLine(await reverseLine(context, id, reason));
  },
  lockFleetLogMonth: lockMonth,
  getFleetSlipLayouts: listLayouts,
  async postFleetSlipLayout(context, layout) {
    refuseWhenScoped(context);
    const stored = await addLayout(context, layout);
    return { id: stored.id, lockId: lockIdOf(stored) };
  },
  async putFleetSlipLayout(context, layout) {
    refuseWhenScoped(context);
    const stored = await changeLayout(context, layout);
    return { id: stored.id, lockId: lockIdOf(stored) };
  },
  postFleetSlipPhoto: keepSlipPhoto,
  async postFleetSlipFile(context, file) {
    const { refused, ...counts } = await readSlipFile(context, file);
    return { ...counts, refused: [...refused] };
  },
});
