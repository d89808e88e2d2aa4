export const texts = {
  postList: 'Proofs of delivery to post',
  postCount: 'Envelopes: {count}',
  load: 'Load {load}',
  pages: '{route} · pages: {count}',
  address: 'Address',
  nothing: 'Nothing is to be posted.',
  page: 'Page {page}',
  fileName: 'Proofs of delivery to post',
} as const;
