export const texts = {
  pausedSubject: 'A webhook endpoint was paused',
  pausedIntro:
    'The endpoint at {host} has not accepted anything for {days} days, so we paused it. New events are kept and go out when you start it again.',
  pausedAsk: 'Check that the receiving system works, then start the endpoint again.',
  givenUpSubject: 'A webhook could not be delivered',
  givenUpIntro:
    'The endpoint at {host} did not accept an event after several tries over about a day. We have stopped trying to deliver this event.',
  givenUpAsk: 'Look at the answers in the log, mend the cause, and send the event again.',
  action: 'Open the delivery log',
} as const;
