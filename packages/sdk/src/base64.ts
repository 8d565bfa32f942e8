/** Undefined for invalid base64. Also accepts the URL-safe alphabet, with or without padding. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(plain), (char) => char.charCodeAt(0));
};

export const toBase64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
