import { Check } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { machine } from '#platform/machine.ts';
import { type Decision, offered, placed } from './decisions.ts';

const load = machine({
  initial: 'draft',
  states: {
    draft: { submit: 'open', cancel: 'gone' },
    open: { assign: 'assigned', cancel: 'gone' },
    assigned: {},
    gone: {},
  },
  past: { submit: 'submitted', assign: 'assigned', cancel: 'cancelled' },
});

function decision<Event extends string>(event: Event, more: Partial<Decision<Event>> = {}): Decision<Event> {
  return { event, may: true, icon: Check, title: event, does: { path: '/' }, ...more };
}
const events = (decisions: readonly Decision[]) => decisions.map(({ event }) => event);

describe('the decisions that a screen offers', () => {
  it('are those that the state allows and the person may take', () => {
    const all = [decision('submit'), decision('assign'), decision('cancel', { kind: 'danger' })] as const;
    expect(events(offered(load, 'draft', all))).toEqual(['submit', 'cancel']);
    expect(events(offered(load, 'open', all))).toEqual(['assign', 'cancel']);
    expect(events(offered(load, 'gone', all))).toEqual([]);
    expect(events(offered(load, null, all))).toEqual([]);
    expect(events(offered(load, 'open', [decision('assign', { may: false }), decision('cancel')]))).toEqual(['cancel']);
    expect(events(offered(load, 'open', [decision('assign', { isPossible: false })]))).toEqual([]);
  });

  it('stay in sight when something bars them', () => {
    expect(offered(load, 'draft', [decision('submit', { barrier: 'Somebody else must do it.' })])).toHaveLength(1);
  });

  it('stand in the bar as far as there is room, the main one at its end', () => {
    const dozen = ['a', 'b', 'c', 'd', 'e', 'f'].map((event) => decision(event));
    const all = [decision('main', { kind: 'main' }), ...dozen, decision('now and then', { place: 'menu' })];
    const atDesk = placed(all, false);
    expect(events(atDesk.bar)).toEqual(['a', 'b', 'c', 'd', 'main']);
    expect(events(atDesk.menu)).toEqual(['e', 'f', 'now and then']);
    expect(events(placed(all, true).bar)).toEqual(['a', 'b', 'main']);
  });

  it('go into the menu on a phone when they are for a desk, unless the bar were empty then', () => {
    const edit = decision('edit', { place: 'desk' });
    expect(events(placed([edit, decision('approve')], true).bar)).toEqual(['approve']);
    expect(events(placed([edit], true).bar)).toEqual(['edit']);
    expect(events(placed([edit], false).bar)).toEqual(['edit']);
  });
});
