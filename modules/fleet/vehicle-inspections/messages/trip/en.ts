export const texts = {
  title: 'Inspection of the day',
  open: 'Inspect your truck and trailers before you leave',
  failed: 'It failed: do not drive. Ring the desk',
  done: 'Done',
  inspect: 'Inspect the truck',
} as const;
