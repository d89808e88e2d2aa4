export const texts = {
  rightNotYours: 'You can only give rights that you hold yourself and that other systems may use.',
  lastDayPassed: 'This day has passed. Choose a later day, or leave the field empty.',
  tokenNameTaken: 'A token with this name already exists. Choose another name, or revoke that token first.',
  tokenRevokedAlready: 'This token was already revoked.',
  webhookAddress: 'Enter a full address that begins with https://, without a user name or password.',
  webhookAddressPrivate:
    'This address leads into a private network. Enter an address that can be reached from the internet.',
  webhookEventNotYours: 'You can only choose events about records that you may see.',
  webhookPaused: 'The endpoint is paused. Start it again, then send.',
  webhookStateAlready: 'The endpoint is already in this state. Refresh the page.',
  deliveryUnderWay: 'This delivery is still being sent. Wait until it has finished.',
} as const;
