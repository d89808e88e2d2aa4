import { useEffect, useEffectEvent, useState } from 'react';
import type { ChannelEvent } from '#platform/envelope.ts';
import { useDesk } from '../shell/desk.ts';
import { hearPresence } from './connection.ts';
import { heardPresence, type Others, withoutSilent } from './presence.ts';

/** Whoever edits says so again this often; who has not been heard for longer has gone. Milliseconds. */
const saysAgain = 20_000;
const silentAfter = 50_000;

/** The names of those who are changing a record that is open here; tells them in turn while `isEditing`. */
export function usePresence(record: string | undefined, isEditing: boolean): readonly string[] {
  const { workplace } = useDesk();
  const [editor] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState<Others>(new Map());

  const say = useEffectEvent((presence: 'asked' | 'editing' | 'ended') => {
    // Only a courtesy: what must not be lost is held by the version of the record.
    if (record !== undefined) workplace.postPresence({ channel: record, editor, presence }).catch(() => undefined);
  });
  const heard = useEffectEvent((event: ChannelEvent) => {
    if (event.lockId === editor) return;
    if (event.event === 'presence.asked' && isEditing) say('editing');
    setOthers((present) => heardPresence(present, event, Date.now()));
  });

  useEffect(() => {
    if (record === undefined) return;
    const leave = hearPresence(record, heard);
    say('asked');
    const timer = setInterval(
      () => setOthers((present) => withoutSilent(present, Date.now() - silentAfter)),
      saysAgain,
    );
    return () => {
      leave();
      clearInterval(timer);
      setOthers(new Map());
    };
  }, [record]);

  useEffect(() => {
    if (record === undefined || !isEditing) return;
    say('editing');
    const timer = setInterval(() => say('editing'), saysAgain);
    return () => {
      clearInterval(timer);
      say('ended');
    };
  }, [record, isEditing]);

  return [...new Set([...others.values()].map(({ name }) => name))];
}
