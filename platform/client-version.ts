/** The version of this client, sent with every call; the server compares it with its minimum. */
export const clientVersion = '0.1.335';
