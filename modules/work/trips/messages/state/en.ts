export const texts = {
  tripDone: 'The trip is done',
  tripDoneSent: 'Everything was sent. Thank you.',
  tripDoneWaiting: 'Some of it still waits on this phone. Keep this page until it says “Sent”.',
  offlineTitle: 'No network. Keep working.',
  offlineText: 'Everything is kept on this phone and sent by itself, with the times you pressed.',
  offlineWaiting: {
    one: 'One entry waits on this phone. It is sent by itself, with the time you pressed.',
    other: '{count} entries wait on this phone. They are sent by themselves, with the times you pressed.',
  },
  notKeptTitle: 'Keep this page open',
  notKeptText:
    'This phone has no space left, or the window is private. What is not sent is lost if you close the page.',
  clockTitle: 'The clock of this phone is wrong',
  clockAhead: 'It is {time} ahead. Set it to automatic. The desk corrects the times.',
  clockBehind: 'It is {time} behind. Set it to automatic. The desk corrects the times.',
  refusedTitle: 'The desk did not take everything',
  refusedText: 'Press the cloud at the top to see what, and phone the desk.',
} as const;
