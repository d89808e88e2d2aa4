/** 256 bits in base64url: what is shorter was cut off on its way. */
const tokenLength = 43;

/** Whether a token can be one of ours, or lost its end when it was copied. */
export function isWholeToken(token: string): boolean {
  return token.length >= tokenLength;
}
